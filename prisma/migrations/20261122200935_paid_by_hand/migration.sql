-- AlterTable
ALTER TABLE "agent_bill" ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_by_hand" BOOLEAN NOT NULL DEFAULT false;

-- What waits has an end, and nothing of it was posted; no more was of what nobody collected.
ALTER TABLE agent_bill ADD CHECK (status NOT IN ('UNCOLLECTED', 'EXPIRED') OR is_by_hand AND expires_at IS NOT NULL AND paid = 0);
-- The few that wait are looked at each minute, and by whoever may collect them.
CREATE INDEX agent_bill_waiting ON agent_bill (merchant_id, expires_at) WHERE status = 'UNCOLLECTED';
CREATE INDEX agent_bill_waiting_of ON agent_bill (payee_id, kind) WHERE status = 'UNCOLLECTED';
