-- CreateTable
CREATE TABLE "refused_win" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "game_code" TEXT NOT NULL,
    "round_key" TEXT NOT NULL,
    "transaction_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "done_by_id" INTEGER,
    "done_at" TIMESTAMPTZ(3),
    "done_reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "refused_win_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "refused_win_merchant_id_id_idx" ON "refused_win"("merchant_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "refused_win_vendor_code_transaction_key_kind_key" ON "refused_win"("vendor_code", "transaction_key", "kind");
