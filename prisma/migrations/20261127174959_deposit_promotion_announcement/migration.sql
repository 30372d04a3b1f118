-- AlterTable
ALTER TABLE "deposit_promotion" ADD COLUMN     "announcement_id" INTEGER;
