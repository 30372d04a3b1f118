-- AlterTable
ALTER TABLE "kyc_check" ADD COLUMN     "approved_at" TIMESTAMPTZ(3),
ADD COLUMN     "approved_by_id" INTEGER,
ADD COLUMN     "approved_by_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "saved_at" TIMESTAMPTZ(3);
