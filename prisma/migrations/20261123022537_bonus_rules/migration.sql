-- AlterTable
ALTER TABLE "deposit_promotion" ADD COLUMN     "budget" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "contribution" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "max_odds" INTEGER NOT NULL DEFAULT 100000,
ADD COLUMN     "max_release" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "max_stake" BIGINT,
ADD COLUMN     "max_stake_rate" INTEGER NOT NULL DEFAULT 100000,
ADD COLUMN     "min_odds" INTEGER NOT NULL DEFAULT 12000,
ADD COLUMN     "on_withdrawal" TEXT NOT NULL DEFAULT 'REFUSED',
ADD COLUMN     "period" TEXT NOT NULL DEFAULT 'DEPOSIT',
ADD COLUMN     "valid_days" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "turnover_requirement" ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "own_result" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "promotion_id" INTEGER,
ADD COLUMN     "terms" JSONB;

-- CreateTable
CREATE TABLE "turnover_waiting" (
    "member_id" INTEGER NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "turnover_waiting_pkey" PRIMARY KEY ("member_id","round_id")
);

-- CreateTable
CREATE TABLE "bonus_round" (
    "round_id" BIGINT NOT NULL,
    "requirement_id" BIGINT NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,

    CONSTRAINT "bonus_round_pkey" PRIMARY KEY ("round_id","requirement_id")
);

-- CreateTable
CREATE TABLE "bonus_claim" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "promotion_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bonus_claim_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bonus_claim_member_id_idx" ON "bonus_claim"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "bonus_claim_promotion_id_member_id_period_key" ON "bonus_claim"("promotion_id", "member_id", "period");

-- AddForeignKey
ALTER TABLE "bonus_round" ADD CONSTRAINT "bonus_round_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "turnover_requirement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- BON-04: one open bonus a member. Those granted before bonuses had rules may be several.
CREATE UNIQUE INDEX "turnover_requirement_open_bonus" ON "turnover_requirement"("member_id")
  WHERE "source" = 'BONUS' AND "state" = 'ACTIVE' AND "terms" IS NOT NULL;

-- The daily job asks which open bonuses have run out.
CREATE INDEX "turnover_requirement_expiry" ON "turnover_requirement"("expires_at") WHERE "state" = 'ACTIVE' AND "expires_at" IS NOT NULL;
-- BON-03: a bonus is not given up over an open bet.
CREATE INDEX "game_round_member_open" ON "game_round"("member_id") WHERE "settled_at" IS NULL;
