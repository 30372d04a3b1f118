-- AlterTable
ALTER TABLE "ledger_sweep" ADD COLUMN     "since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ledger_drift" ADD COLUMN     "merchant_id" INTEGER,
ADD COLUMN     "reference" TEXT;

-- CreateTable
CREATE TABLE "ledger_import" (
    "entry_id" BIGINT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "net" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_import_pkey" PRIMARY KEY ("entry_id")
);

-- CreateIndex
CREATE INDEX "ledger_import_created_at_idx" ON "ledger_import" USING BRIN ("created_at");

CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON "ledger_import" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON "ledger_import" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- What was posted before entries were held against their causes, and not in answer to a request.
INSERT INTO "ledger_import" ("entry_id", "merchant_id", "net", "created_at")
  SELECT e."id", e."merchant_id",
    coalesce((SELECT sum(p."amount") FROM "ledger_posting" p WHERE p."entry_id" = e."id" AND p."created_at" = e."created_at" AND p."member_id" IS NOT NULL), 0)::bigint,
    e."created_at"
  FROM "ledger_entry" e
  WHERE e."type" NOT IN ('BET_SETTLED', 'ADJUSTMENT')
    AND NOT EXISTS (SELECT FROM "ledger_key" k WHERE k."entry_id" = e."id" AND k."key" NOT LIKE 'seed:%');

-- Orders of a seeded history carry the number of their entry.
INSERT INTO "ledger_obligation" ("type", "reference", "entry_id", "created_at")
  SELECT 'DEPOSIT', d."number", e."id", d."ended_at" FROM "deposit" d JOIN "ledger_entry" e ON e."id" = substr(d."number", 2)::bigint - 10000000
  WHERE d."state" = 'CONFIRMED' AND d."number" ~ '^H[0-9]{8,}$' AND e."type" = 'DEPOSIT' ON CONFLICT DO NOTHING;

-- The sweep is in server/ledger/sweep-checks.ts now: one snapshot, a check at a time.
DROP FUNCTION ledger_reconcile(TIMESTAMPTZ);
