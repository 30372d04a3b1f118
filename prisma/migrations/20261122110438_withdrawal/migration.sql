-- AlterTable
ALTER TABLE "turnover_requirement" ADD COLUMN     "bonus" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "withdrawal" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "request_id" TEXT,
    "kind" TEXT NOT NULL,
    "payout_account_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "charge" BIGINT NOT NULL DEFAULT 0,
    "rate" BIGINT,
    "virtual_amount" BIGINT,
    "state" TEXT NOT NULL DEFAULT 'PENDING',
    "approvals_needed" SMALLINT NOT NULL DEFAULT 1,
    "hold_id" BIGINT NOT NULL DEFAULT 0,
    "first_approved_by" INTEGER,
    "approved_by" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "closed_by" INTEGER,
    "closed_at" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "withdrawal_member_id_created_at_idx" ON "withdrawal"("member_id", "created_at");

-- CreateIndex
CREATE INDEX "withdrawal_merchant_id_state_id_idx" ON "withdrawal"("merchant_id", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "withdrawal_member_id_request_id_key" ON "withdrawal"("member_id", "request_id");

-- AddForeignKey
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_account_id_fkey" FOREIGN KEY ("payout_account_id") REFERENCES "payout_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


ALTER TABLE withdrawal ADD CHECK (charge >= 0 AND charge < amount);
ALTER TABLE withdrawal ADD CHECK (state IN ('PENDING', 'APPROVED', 'PAID', 'REJECTED'));
-- Two pairs of eyes are two (LED-17).
ALTER TABLE withdrawal ADD CHECK (approved_by IS DISTINCT FROM first_approved_by OR approved_by IS NULL);
ALTER TABLE turnover_requirement ADD CHECK (bonus >= 0);
