-- CreateTable
CREATE TABLE "referral_code" (
    "member_id" INTEGER NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referral_code_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "referral_line" (
    "invitee_id" INTEGER NOT NULL,
    "tier" SMALLINT NOT NULL,
    "referrer_id" INTEGER NOT NULL,
    "merchant_id" INTEGER NOT NULL,

    CONSTRAINT "referral_line_pkey" PRIMARY KEY ("invitee_id","tier")
);

-- CreateTable
CREATE TABLE "referral_income" (
    "campaign_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "referrer_id" INTEGER NOT NULL,
    "invitee_id" INTEGER NOT NULL,
    "tier" SMALLINT NOT NULL,
    "turnover" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "referral_income_pkey" PRIMARY KEY ("campaign_id","day","referrer_id","invitee_id")
);

-- CreateTable
CREATE TABLE "referral_day" (
    "campaign_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "referral_day_pkey" PRIMARY KEY ("campaign_id","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "referral_code_merchant_id_code_key" ON "referral_code"("merchant_id", "code");

-- CreateIndex
CREATE INDEX "referral_line_referrer_id_tier_invitee_id_idx" ON "referral_line"("referrer_id", "tier", "invitee_id");

-- CreateIndex
CREATE INDEX "referral_income_referrer_id_day_idx" ON "referral_income"("referrer_id", "day");

ALTER TABLE "referral_line" ADD CONSTRAINT "referral_line_check" CHECK ("tier" BETWEEN 1 AND 3 AND "invitee_id" <> "referrer_id");
