-- AlterTable
ALTER TABLE "announcement" ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "was_shown" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "promotion_category" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "banner" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "deposit" ADD COLUMN     "promotion_terms" JSONB;

-- AlterTable
ALTER TABLE "deposit_promotion" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "inbox_message" ADD COLUMN     "letter_key" TEXT,
ADD COLUMN     "letter_params" JSONB,
ADD COLUMN     "occasion" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "inbox_message_member_id_occasion_key" ON "inbox_message"("member_id", "occasion");

-- What was taken before today keeps the terms of today.
UPDATE "deposit" d
SET "promotion_terms" = jsonb_build_object(
  'titles', p."titles", 'minDeposit', p."min_deposit"::text, 'bonusRate', p."bonus_rate", 'maxBonus', p."max_bonus"::text,
  'turnoverTimes', p."turnover_times", 'isFirstOnly', p."is_first_only")
FROM "deposit_promotion" p WHERE p."id" = d."promotion_id";
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_promotion_has_terms" CHECK ("promotion_id" IS NULL OR "promotion_terms" IS NOT NULL);

-- What a member wrote is no letter of the house.
ALTER TABLE "inbox_message" ADD CONSTRAINT "inbox_message_letter_is_of_the_house"
CHECK ("letter_key" IS NULL OR ("record_source" <> 'MEMBER' AND "letter_params" IS NOT NULL));
