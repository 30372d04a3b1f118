-- CreateTable
CREATE TABLE "adjustment" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "asset" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "turnover_times" SMALLINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',
    "entry_id" BIGINT,

    CONSTRAINT "adjustment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "adjustment_merchant_id_state_proposed_at_idx" ON "adjustment"("merchant_id", "state", "proposed_at");

-- CreateIndex
CREATE INDEX "adjustment_member_id_proposed_at_idx" ON "adjustment"("member_id", "proposed_at");

ALTER TABLE adjustment ADD CHECK (amount <> 0);
-- Whoever proposes does not confirm (LED-17).
ALTER TABLE adjustment ADD CHECK (state <> 'CONFIRMED' OR (decided_by_id IS NOT NULL AND decided_by_id <> proposed_by_id AND entry_id IS NOT NULL));
