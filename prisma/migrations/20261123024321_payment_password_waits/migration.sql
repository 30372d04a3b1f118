-- AlterTable
ALTER TABLE "member" ADD COLUMN     "password_reset_at" TIMESTAMPTZ(3),
ADD COLUMN     "password_reset_by" TEXT,
ADD COLUMN     "payment_opens_at" TIMESTAMPTZ(3);
