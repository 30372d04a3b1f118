-- CreateTable
CREATE TABLE "referral_week" (
    "merchant_id" INTEGER NOT NULL,
    "week" DATE NOT NULL,
    "member_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "referral_week_pkey" PRIMARY KEY ("merchant_id","week","member_id")
);

-- CreateIndex
CREATE INDEX "referral_week_merchant_id_week_amount_idx" ON "referral_week"("merchant_id", "week", "amount");
