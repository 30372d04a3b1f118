-- CreateTable
CREATE TABLE "reward_campaign" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "template" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "code" TEXT,
    "titles" JSONB NOT NULL DEFAULT '{}',
    "notes" JSONB NOT NULL DEFAULT '{}',
    "announcement_id" INTEGER,
    "paid_as" TEXT NOT NULL,
    "turnover_times" INTEGER NOT NULL,
    "valid_days" INTEGER NOT NULL,
    "rules" JSONB NOT NULL DEFAULT '{}',
    "needs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "address_limit" INTEGER NOT NULL DEFAULT 0,
    "device_limit" INTEGER NOT NULL DEFAULT 0,
    "budget" BIGINT NOT NULL,
    "promised" BIGINT NOT NULL DEFAULT 0,
    "claim_budget" BIGINT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "reward_campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reward_ticket" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "campaign_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "step" INTEGER NOT NULL DEFAULT 0,
    "amount" BIGINT NOT NULL,
    "terms" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'AVAILABLE',
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "address" TEXT,
    "device" TEXT,

    CONSTRAINT "reward_ticket_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reward_campaign_merchant_id_code_key" ON "reward_campaign"("merchant_id", "code");

-- CreateIndex
CREATE INDEX "reward_ticket_member_id_claimed_at_idx" ON "reward_ticket"("member_id", "claimed_at");

-- CreateIndex
CREATE INDEX "reward_ticket_campaign_id_period_address_idx" ON "reward_ticket"("campaign_id", "period", "address");

-- CreateIndex
CREATE INDEX "reward_ticket_campaign_id_period_device_idx" ON "reward_ticket"("campaign_id", "period", "device");

-- CreateIndex
CREATE UNIQUE INDEX "reward_ticket_campaign_id_member_id_period_key" ON "reward_ticket"("campaign_id", "member_id", "period");

-- AddForeignKey
ALTER TABLE "reward_ticket" ADD CONSTRAINT "reward_ticket_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "reward_campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is promised is within the budget, whatever runs side by side.
ALTER TABLE "reward_campaign" ADD CONSTRAINT "reward_campaign_promised_check" CHECK ("promised" BETWEEN 0 AND "budget");
ALTER TABLE "reward_campaign" ADD CONSTRAINT "reward_campaign_code_check" CHECK (("template" = 'CODE') = ("code" IS NOT NULL));
ALTER TABLE "reward_ticket" ADD CONSTRAINT "reward_ticket_amount_check" CHECK ("amount" > 0);
ALTER TABLE "reward_ticket" ADD CONSTRAINT "reward_ticket_claimed_check" CHECK (("state" = 'CLAIMED') = ("claimed_at" IS NOT NULL));
-- The job that expires tickets reads these only.
CREATE INDEX "reward_ticket_available_idx" ON "reward_ticket" ("expires_at") WHERE "state" = 'AVAILABLE';
-- The sweep looks for the entries of what was claimed lately.
CREATE INDEX "reward_ticket_claimed_idx" ON "reward_ticket" ("claimed_at") WHERE "state" = 'CLAIMED';
