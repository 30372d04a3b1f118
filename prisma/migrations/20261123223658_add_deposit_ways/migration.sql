-- AlterTable
ALTER TABLE "deposit_channel" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "deposit" ADD COLUMN     "channel_name" TEXT,
ADD COLUMN     "fee_fixed" BIGINT,
ADD COLUMN     "fee_rate" INTEGER,
ADD COLUMN     "proof_kind" TEXT;

-- Orders placed so far keep the terms their channel has now.
UPDATE "deposit" d SET "channel_name" = c."name", "fee_fixed" = c."fee_fixed", "fee_rate" = c."fee_rate", "proof_kind" = c."proof"
FROM "deposit_channel" c WHERE c."id" = d."channel_id";

ALTER TABLE "deposit" ALTER COLUMN "channel_name" SET NOT NULL,
ALTER COLUMN "fee_fixed" SET NOT NULL,
ALTER COLUMN "fee_rate" SET NOT NULL,
ALTER COLUMN "proof_kind" SET NOT NULL;

-- CreateTable
CREATE TABLE "deposit_way_request" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "channel_id" INTEGER,
    "vendor_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "deposit_way_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchant_vendor_list" (
    "merchant_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "is_vendor_list" BOOLEAN NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merchant_vendor_list_pkey" PRIMARY KEY ("merchant_id","game_id")
);

-- CreateIndex
CREATE INDEX "deposit_way_request_merchant_id_state_id_idx" ON "deposit_way_request"("merchant_id", "state", "id");

-- CreateIndex
CREATE INDEX "deposit_way_request_channel_id_idx" ON "deposit_way_request"("channel_id");

-- CreateIndex
CREATE INDEX "merchant_vendor_list_game_id_idx" ON "merchant_vendor_list"("game_id");

-- AddForeignKey
ALTER TABLE "deposit_way_request" ADD CONSTRAINT "deposit_way_request_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "deposit_channel"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_vendor_list" ADD CONSTRAINT "merchant_vendor_list_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_vendor_list" ADD CONSTRAINT "merchant_vendor_list_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Of two proposals for the same channel, the second is refused.
CREATE UNIQUE INDEX "deposit_way_request_open" ON "deposit_way_request"("merchant_id", "vendor_id") WHERE "state" = 'PROPOSED';

-- Limits that no server may store otherwise. Rows there are already are not checked.
ALTER TABLE "deposit_channel" ADD CONSTRAINT "deposit_channel_limits"
  CHECK ("min_amount" > 0 AND "min_amount" <= "max_amount" AND "fee_rate" >= 0 AND "fee_fixed" >= 0) NOT VALID;
