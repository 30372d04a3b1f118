-- AlterTable
ALTER TABLE "vendor" ADD COLUMN     "account_type_id" SERIAL NOT NULL;

-- CreateTable
CREATE TABLE "exchange_rate" (
    "currency" TEXT NOT NULL,
    "source_currency" TEXT NOT NULL,
    "sell" BIGINT NOT NULL,
    "buy" BIGINT NOT NULL,

    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency","source_currency")
);

-- CreateTable
CREATE TABLE "wallet_transfer" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "from_vendor" TEXT NOT NULL,
    "to_vendor" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'DONE',
    "entry_id" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_transfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wallet_lock" (
    "member_id" INTEGER NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "locked_by_id" INTEGER NOT NULL,
    "locked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_lock_pkey" PRIMARY KEY ("member_id","vendor_code")
);

-- CreateIndex
CREATE INDEX "wallet_transfer_member_id_id_idx" ON "wallet_transfer"("member_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "wallet_transfer_member_id_request_id_key" ON "wallet_transfer"("member_id", "request_id");

-- CreateIndex
CREATE UNIQUE INDEX "vendor_account_type_id_key" ON "vendor"("account_type_id");

-- Numbers from 101 on: 0 is every wallet on the wire, 2 the main one, and others up to 100 are kept free.
UPDATE vendor SET account_type_id = account_type_id + 100;
SELECT setval(pg_get_serial_sequence('vendor', 'account_type_id'), coalesce((SELECT max(account_type_id) FROM vendor), 100));

ALTER TABLE wallet_transfer ADD CHECK (amount > 0);
ALTER TABLE wallet_transfer ADD CHECK (from_vendor <> to_vendor);
ALTER TABLE wallet_transfer ADD CHECK (state = 'DONE');
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON wallet_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

ALTER TABLE exchange_rate ADD CHECK (buy > 0 AND sell >= buy AND currency <> source_currency);

-- A member's accounts are main, locked, and one for each vendor where wallets are apart; each is kept from going below 0 as before.
ALTER TABLE ledger_account ADD CHECK (member_id IS NULL OR kind IN ('MEMBER_MAIN', 'MEMBER_LOCKED') OR kind ~ '^MEMBER_VENDOR\.[A-Z0-9_]+$');
