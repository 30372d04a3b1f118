-- AlterTable
ALTER TABLE "member" DROP COLUMN "club_label";

-- CreateTable
CREATE TABLE "vip_rank" (
    "merchant_id" INTEGER NOT NULL,
    "level" SMALLINT NOT NULL,
    "names" JSONB NOT NULL,
    "min_deposit" BIGINT NOT NULL,
    "min_turnover" BIGINT NOT NULL,
    "withdraw_per_day" INTEGER,
    "withdraw_amount_per_day" BIGINT,
    "free_withdrawals" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "vip_rank_pkey" PRIMARY KEY ("merchant_id","level")
);

-- CreateTable
CREATE TABLE "member_rank" (
    "member_id" INTEGER NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "level" SMALLINT NOT NULL,
    "month" DATE NOT NULL,
    "held_until" DATE NOT NULL,

    CONSTRAINT "member_rank_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "rank_change" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "from_level" SMALLINT NOT NULL,
    "level" SMALLINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rank_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "member_rank_merchant_id_month_idx" ON "member_rank"("merchant_id", "month");

-- CreateIndex
CREATE UNIQUE INDEX "rank_change_member_id_at_key" ON "rank_change"("member_id", "at");

ALTER TABLE "vip_rank" ADD CONSTRAINT "vip_rank_level_check" CHECK ("level" >= 1);
ALTER TABLE "vip_rank" ADD CONSTRAINT "vip_rank_thresholds_check" CHECK ("min_deposit" >= 0 AND "min_turnover" >= 0);
ALTER TABLE "member_rank" ADD CONSTRAINT "member_rank_months_check"
  CHECK ("level" >= 1 AND EXTRACT(DAY FROM "month") = 1 AND EXTRACT(DAY FROM "held_until") = 1);
ALTER TABLE "rank_change" ADD CONSTRAINT "rank_change_levels_check" CHECK ("level" >= 1 AND "from_level" >= 1 AND "level" <> "from_level");
