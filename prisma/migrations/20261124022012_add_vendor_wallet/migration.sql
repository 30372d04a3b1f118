-- AlterTable
ALTER TABLE "game_round" ALTER COLUMN "seed_pair_id" DROP NOT NULL,
ALTER COLUMN "nonce" DROP NOT NULL;

-- A round of our seeds names both, a vendor's neither.
ALTER TABLE game_round ADD CONSTRAINT game_round_seed_and_nonce CHECK ((seed_pair_id IS NULL) = (nonce IS NULL));

-- AlterTable
ALTER TABLE "launch_token" ADD COLUMN     "used_by" TEXT;

-- CreateTable
CREATE TABLE "vendor_access" (
    "id" SERIAL NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "after_win" TEXT NOT NULL DEFAULT 'REFUSE',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vendor_access_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendor_round" (
    "vendor_code" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "game_code" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "staked" BIGINT NOT NULL,
    "won" BIGINT NOT NULL,
    "round_id" BIGINT,
    "round_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "vendor_round_pkey" PRIMARY KEY ("vendor_code","key")
);

-- CreateTable
CREATE TABLE "vendor_transaction" (
    "vendor_code" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "round_key" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "debited" BIGINT NOT NULL,
    "credited" BIGINT NOT NULL,
    "reason" TEXT,
    "fingerprint" TEXT NOT NULL,
    "debit_entry_id" BIGINT,
    "credit_entry_id" BIGINT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "rolled_back_at" TIMESTAMPTZ(3),
    "rollback_entry_id" BIGINT,

    CONSTRAINT "vendor_transaction_pkey" PRIMARY KEY ("vendor_code","key")
);

-- CreateTable
CREATE TABLE "vendor_answer" (
    "vendor_code" TEXT NOT NULL,
    "request_key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vendor_answer_pkey" PRIMARY KEY ("vendor_code","request_key")
);

-- CreateIndex
CREATE UNIQUE INDEX "vendor_access_vendor_code_key" ON "vendor_access"("vendor_code");

-- CreateIndex
CREATE INDEX "vendor_transaction_vendor_code_round_key_idx" ON "vendor_transaction"("vendor_code", "round_key");

-- CreateIndex
CREATE INDEX "vendor_transaction_at_idx" ON "vendor_transaction" USING BRIN ("at");

-- CreateIndex
CREATE INDEX "vendor_answer_at_idx" ON "vendor_answer" USING BRIN ("at");

-- AddForeignKey
ALTER TABLE "vendor_access" ADD CONSTRAINT "vendor_access_vendor_code_fkey" FOREIGN KEY ("vendor_code") REFERENCES "vendor"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE vendor_access ADD CONSTRAINT vendor_access_after_win CHECK (after_win IN ('REFUSE', 'COMPENSATE'));
ALTER TABLE vendor_round ADD CONSTRAINT vendor_round_state CHECK (state IN ('OPEN', 'CLOSED', 'VOIDED')),
  ADD CONSTRAINT vendor_round_amounts CHECK (staked >= 0 AND won >= 0);
ALTER TABLE vendor_transaction ADD CONSTRAINT vendor_transaction_kind CHECK (kind IN ('DEBIT', 'CREDIT', 'BOTH', 'NONE')),
  ADD CONSTRAINT vendor_transaction_amounts CHECK (debited >= 0 AND credited >= 0);
-- The job that looks for rounds nobody closed, and the reasons not to let money go while one is open.
CREATE INDEX vendor_round_open ON vendor_round (last_at) WHERE state = 'OPEN';
