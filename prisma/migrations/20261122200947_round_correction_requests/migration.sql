-- CreateTable
CREATE TABLE "round_correction_request" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "payout" BIGINT NOT NULL,
    "takes_part" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',
    "correction_id" BIGINT,
    "waived" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "round_correction_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "round_correction_request_merchant_id_state_id_idx" ON "round_correction_request"("merchant_id", "state", "id");

-- CreateIndex
CREATE INDEX "round_correction_request_round_id_idx" ON "round_correction_request"("round_id");

-- CreateIndex
CREATE INDEX "round_correction_member_id_idx" ON "round_correction"("member_id");

-- Two corrections of one round would not know of each other: the second waits for the first.
CREATE UNIQUE INDEX round_correction_request_open ON round_correction_request (round_id) WHERE state = 'PROPOSED';
ALTER TABLE round_correction_request ADD CHECK (kind IN ('VOID', 'RESETTLE') AND payout >= 0 AND (kind = 'RESETTLE' OR payout = 0));
ALTER TABLE round_correction ADD CHECK (stake >= 0 AND payout >= 0);
