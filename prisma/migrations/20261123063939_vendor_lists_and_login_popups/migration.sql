-- AlterTable
ALTER TABLE "announcement" ADD COLUMN     "login_height" INTEGER,
ADD COLUMN     "login_width" INTEGER;

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "is_vendor_list" BOOLEAN NOT NULL DEFAULT false;

-- A login pop-up has both sides of its picture.
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_login_size"
  CHECK (("login_width" IS NULL) = ("login_height" IS NULL) AND "login_width" BETWEEN 100 AND 750 AND "login_height" BETWEEN 100 AND 1200);
