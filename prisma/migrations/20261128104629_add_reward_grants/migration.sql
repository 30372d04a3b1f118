-- CreateTable
CREATE TABLE "reward_grant" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "campaign_id" INTEGER NOT NULL,
    "chosen_by" TEXT NOT NULL,
    "filter" JSONB,
    "members" INTEGER NOT NULL,
    "total" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "request_id" TEXT NOT NULL,
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "reward_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reward_grant_line" (
    "grant_id" BIGINT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'WAITING',

    CONSTRAINT "reward_grant_line_pkey" PRIMARY KEY ("grant_id","member_id")
);

-- CreateIndex
CREATE INDEX "reward_grant_merchant_id_state_id_idx" ON "reward_grant"("merchant_id", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reward_grant_proposed_by_id_request_id_key" ON "reward_grant"("proposed_by_id", "request_id");

-- CreateIndex
CREATE INDEX "reward_grant_line_grant_id_state_idx" ON "reward_grant_line"("grant_id", "state");

-- AddForeignKey
ALTER TABLE "reward_grant_line" ADD CONSTRAINT "reward_grant_line_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "reward_grant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reward_grant" ADD CONSTRAINT "reward_grant_check" CHECK ("members" > 0 AND "total" > 0);
ALTER TABLE "reward_grant_line" ADD CONSTRAINT "reward_grant_line_amount_check" CHECK ("amount" > 0);
