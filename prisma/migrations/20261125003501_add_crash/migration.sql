-- CreateTable
CREATE TABLE "crash_chain" (
    "id" SERIAL NOT NULL,
    "seed" TEXT NOT NULL,
    "terminating_hash" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "length" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crash_chain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crash_round" (
    "id" BIGSERIAL NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "crashed_at" TIMESTAMPTZ(3),
    "point" INTEGER,
    "hash" TEXT,
    "is_interrupted" BOOLEAN NOT NULL DEFAULT false,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "crash_round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crash_bet" (
    "id" BIGINT NOT NULL,
    "placed_at" TIMESTAMPTZ(3) NOT NULL,
    "round_id" BIGINT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "is_trial" BOOLEAN NOT NULL,
    "is_test" BOOLEAN NOT NULL,
    "kind" TEXT NOT NULL,
    "stake" BIGINT NOT NULL,
    "auto_cash_out" INTEGER,
    "target" INTEGER NOT NULL,
    "least_cash_out" INTEGER NOT NULL,
    "balance_before" BIGINT NOT NULL,
    "balance_after" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "cash_out" INTEGER,
    "payout" BIGINT NOT NULL DEFAULT 0,
    "request_id" TEXT,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "crash_bet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crash_lease" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "holder" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crash_lease_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "crash_chain_terminating_hash_key" ON "crash_chain"("terminating_hash");

-- CreateIndex
CREATE UNIQUE INDEX "crash_round_chain_id_place_key" ON "crash_round"("chain_id", "place");

-- CreateIndex
CREATE INDEX "crash_bet_member_id_asset_placed_at_idx" ON "crash_bet"("member_id", "asset", "placed_at");

-- CreateIndex
CREATE UNIQUE INDEX "crash_bet_round_id_member_id_asset_key" ON "crash_bet"("round_id", "member_id", "asset");

-- AddForeignKey
ALTER TABLE "crash_round" ADD CONSTRAINT "crash_round_chain_id_fkey" FOREIGN KEY ("chain_id") REFERENCES "crash_chain"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crash_bet" ADD CONSTRAINT "crash_bet_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "crash_round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
