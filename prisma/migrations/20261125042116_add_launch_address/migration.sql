-- AlterTable
ALTER TABLE "merchant_vendor" ADD COLUMN     "launch_url" TEXT;
