-- AlterTable
ALTER TABLE "turnover_requirement" ADD COLUMN     "bonus_left" BIGINT NOT NULL DEFAULT 0;

-- What was given and is still to be played is all there, as far as anybody knows.
UPDATE "turnover_requirement" SET "bonus_left" = "bonus" WHERE "state" = 'ACTIVE';
