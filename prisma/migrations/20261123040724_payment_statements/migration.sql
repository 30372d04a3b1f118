-- DropIndex
DROP INDEX "payment_callback_payment_id_key";

-- AlterTable
ALTER TABLE "deposit" ADD COLUMN     "approved_by" INTEGER,
ADD COLUMN     "first_approved_by" INTEGER;

-- AlterTable
ALTER TABLE "payment_callback" ADD COLUMN     "contradiction" TEXT,
ADD COLUMN     "order_number" TEXT,
ADD COLUMN     "said_at" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "settled_at" TIMESTAMPTZ(3),
ADD COLUMN     "settled_by" INTEGER,
ADD COLUMN     "settlement" TEXT NOT NULL DEFAULT '';

-- A narrower guard stands below.
DROP TRIGGER refuse_change ON payment_callback;
-- What was kept before: the order as the site named it stands in what it sent.
UPDATE "payment_callback" c
  SET "order_number" = coalesce((SELECT d."number" FROM "deposit" d WHERE d."id" = c."deposit_id"), c."body"::jsonb ->> 'order', '');
ALTER TABLE "payment_callback" ALTER COLUMN "order_number" SET NOT NULL;

-- CreateTable
CREATE TABLE "payment" (
    "payment_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("payment_id")
);

-- CreateIndex
CREATE INDEX "deposit_member_id_ended_at_idx" ON "deposit"("member_id", "ended_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_callback_payment_id_order_number_outcome_amount_key" ON "payment_callback"("payment_id", "order_number", "outcome", "amount");

INSERT INTO "payment" ("payment_id", "order_number", "first_at")
  SELECT DISTINCT ON ("payment_id") "payment_id", "order_number", "received_at" FROM "payment_callback"
  WHERE "deposit_id" IS NOT NULL ORDER BY "payment_id", "id";

-- What waits for an operator: few, and looked for often.
CREATE INDEX "payment_callback_contradicting" ON "payment_callback" ("id") WHERE "contradiction" IS NOT NULL AND "settled_at" IS NULL;

-- What a payment site said stays as it said it: an operator settles it, once, and nothing else of it ever changes.
CREATE FUNCTION payment_callback_is_kept() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.settled_at IS NULL
    AND (to_jsonb(OLD) - ARRAY['settled_at', 'settled_by', 'settlement']) = (to_jsonb(NEW) - ARRAY['settled_at', 'settled_by', 'settlement'])
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'what a payment site said is never changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER payment_callback_is_kept BEFORE UPDATE OR DELETE ON "payment_callback" FOR EACH ROW EXECUTE FUNCTION payment_callback_is_kept();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON "payment" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
