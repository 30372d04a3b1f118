-- AlterTable
ALTER TABLE "reward_grant" ADD COLUMN     "stopped_at" TIMESTAMPTZ(3),
ADD COLUMN     "stopped_by_id" INTEGER;
