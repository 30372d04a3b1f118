-- AlterTable
ALTER TABLE "audit_entry" ADD COLUMN     "version" SMALLINT NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "audit_chain" (
    "merchant_id" INTEGER NOT NULL,
    "entries" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "seal" TEXT NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("merchant_id")
);

-- CreateTable
CREATE TABLE "audit_head" (
    "merchant_id" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "entries" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "seal" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("merchant_id","day")
);

-- A head that was kept stays as it was; where a chain ends now moves on, and is never taken away.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
