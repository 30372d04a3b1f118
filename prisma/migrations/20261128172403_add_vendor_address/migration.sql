-- AlterTable
ALTER TABLE "vendor" ADD COLUMN     "launch_url" TEXT;
