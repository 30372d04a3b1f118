-- AlterTable
ALTER TABLE "provider_round" ADD COLUMN     "ended_by" TEXT;
