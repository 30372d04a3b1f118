-- AlterTable
ALTER TABLE "deposit_promotion" ADD COLUMN     "deposit_number" INTEGER NOT NULL DEFAULT 0;

UPDATE "deposit_promotion" SET "deposit_number" = 1 WHERE "is_first_only";

ALTER TABLE "deposit_promotion" DROP COLUMN "is_first_only";
ALTER TABLE "deposit_promotion" ADD CONSTRAINT "deposit_promotion_deposit_number_check" CHECK ("deposit_number" >= 0);

-- The terms that orders keep.
UPDATE "deposit" SET "promotion_terms" = ("promotion_terms" - 'isFirstOnly')
  || jsonb_build_object('depositNumber', CASE WHEN ("promotion_terms" ->> 'isFirstOnly')::boolean THEN 1 ELSE 0 END)
  WHERE "promotion_terms" ? 'isFirstOnly';
