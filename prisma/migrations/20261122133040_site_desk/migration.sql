-- AlterTable
ALTER TABLE "merchant_vendor" ADD COLUMN     "maintenance_from" TIMESTAMPTZ(3),
ADD COLUMN     "maintenance_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "operator" ADD COLUMN     "must_change_password" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "session_epoch" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "merchant" ADD COLUMN     "maintenance_since" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "merchant_game_off" (
    "merchant_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "off_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merchant_game_off_pkey" PRIMARY KEY ("merchant_id","game_id")
);

-- CreateTable
CREATE TABLE "merchant_category_off" (
    "merchant_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "off_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merchant_category_off_pkey" PRIMARY KEY ("merchant_id","category")
);

-- CreateTable
CREATE TABLE "operator_second_factor" (
    "operator_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "recovery_hashes" JSONB NOT NULL,
    "bound_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_second_factor_pkey" PRIMARY KEY ("operator_id")
);

-- CreateIndex
CREATE INDEX "merchant_game_off_game_id_idx" ON "merchant_game_off"("game_id");

-- AddForeignKey
ALTER TABLE "merchant_game_off" ADD CONSTRAINT "merchant_game_off_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_game_off" ADD CONSTRAINT "merchant_game_off_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_category_off" ADD CONSTRAINT "merchant_category_off_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_second_factor" ADD CONSTRAINT "operator_second_factor_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A window that ends before it begins would be open for ever.
ALTER TABLE merchant_vendor ADD CONSTRAINT merchant_vendor_window
  CHECK (maintenance_from IS NULL OR maintenance_until IS NULL OR maintenance_from < maintenance_until);

-- Servers read the catalogue anew when one of these moves too.
CREATE TRIGGER merchant_game_off_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_game_off
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER merchant_category_off_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_category_off
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
