-- AlterTable
ALTER TABLE "agent_contract" ADD COLUMN     "end_asked_by" TEXT,
ADD COLUMN     "ended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "agent_bill_payment" (
    "bill_id" BIGINT NOT NULL,
    "number" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_bill_payment_pkey" PRIMARY KEY ("bill_id","number")
);

-- What of a bill was posted stays posted.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON agent_bill_payment FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE agent_bill_payment ADD FOREIGN KEY (bill_id) REFERENCES agent_bill (id), ADD CHECK (amount <> 0);
ALTER TABLE agent_contract ADD CHECK (end_asked_by IN ('FIRST', 'SECOND'));
-- The few that are not settled are looked at each minute.
CREATE INDEX agent_bill_open ON agent_bill (merchant_id, kind, period_start) WHERE status IN ('DUE', 'PARTLY_PAID', 'PAYER_SHORT');
