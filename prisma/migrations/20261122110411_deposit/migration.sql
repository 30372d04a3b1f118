-- CreateTable
CREATE TABLE "deposit_channel" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "vendor_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mcs_bank_code" TEXT NOT NULL DEFAULT '',
    "min_amount" BIGINT NOT NULL,
    "max_amount" BIGINT NOT NULL,
    "fixed_amounts" BIGINT[] DEFAULT ARRAY[]::BIGINT[],
    "is_fixed_only" BOOLEAN NOT NULL DEFAULT false,
    "fee_rate" INTEGER NOT NULL DEFAULT 0,
    "fee_fixed" BIGINT NOT NULL DEFAULT 0,
    "banks" JSONB NOT NULL DEFAULT '[]',
    "proof" TEXT NOT NULL DEFAULT 'NONE',
    "pay_to" JSONB NOT NULL DEFAULT '{}',
    "coin" TEXT NOT NULL DEFAULT '',
    "rate" BIGINT NOT NULL DEFAULT 0,
    "minutes" INTEGER NOT NULL DEFAULT 30,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "deposit_channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deposit" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "channel_id" INTEGER NOT NULL,
    "request_id" TEXT,
    "amount" BIGINT NOT NULL,
    "asked_amount" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "promotion_id" INTEGER,
    "bonus" BIGINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'OPEN',
    "review_of" TEXT,
    "original_id" BIGINT,
    "pay_to" JSONB NOT NULL DEFAULT '{}',
    "payer_reference" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "deposit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deposit_proof" (
    "deposit_id" BIGINT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deposit_proof_pkey" PRIMARY KEY ("deposit_id")
);

-- CreateTable
CREATE TABLE "deposit_promotion" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "titles" JSONB NOT NULL,
    "notes" JSONB NOT NULL DEFAULT '{}',
    "min_deposit" BIGINT,
    "bonus_rate" INTEGER NOT NULL,
    "max_bonus" BIGINT NOT NULL,
    "turnover_times" INTEGER NOT NULL,
    "is_first_only" BOOLEAN NOT NULL DEFAULT false,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "deposit_promotion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_callback" (
    "id" BIGSERIAL NOT NULL,
    "payment_id" TEXT NOT NULL,
    "deposit_id" BIGINT,
    "outcome" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "result" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_callback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deposit_block" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "cleared_at" TIMESTAMPTZ(3),

    CONSTRAINT "deposit_block_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "deposit_channel_merchant_id_vendor_id_key" ON "deposit_channel"("merchant_id", "vendor_id");

-- CreateIndex
CREATE UNIQUE INDEX "deposit_number_key" ON "deposit"("number");

-- CreateIndex
CREATE INDEX "deposit_member_id_created_at_idx" ON "deposit"("member_id", "created_at");

-- CreateIndex
CREATE INDEX "deposit_merchant_id_state_created_at_idx" ON "deposit"("merchant_id", "state", "created_at");

-- CreateIndex
CREATE INDEX "deposit_state_expires_at_idx" ON "deposit"("state", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "deposit_member_id_request_id_key" ON "deposit"("member_id", "request_id");

-- CreateIndex
CREATE INDEX "deposit_promotion_merchant_id_idx" ON "deposit_promotion"("merchant_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_callback_payment_id_key" ON "payment_callback"("payment_id");

-- CreateIndex
CREATE INDEX "payment_callback_deposit_id_idx" ON "payment_callback"("deposit_id");

-- CreateIndex
CREATE INDEX "deposit_block_member_id_idx" ON "deposit_block"("member_id");

-- CreateIndex
CREATE INDEX "deposit_block_merchant_id_cleared_at_idx" ON "deposit_block"("merchant_id", "cleared_at");

-- AddForeignKey
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "deposit_channel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_promotion_id_fkey" FOREIGN KEY ("promotion_id") REFERENCES "deposit_promotion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deposit_proof" ADD CONSTRAINT "deposit_proof_deposit_id_fkey" FOREIGN KEY ("deposit_id") REFERENCES "deposit"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What payment sites told is never changed.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON payment_callback FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON payment_callback FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
