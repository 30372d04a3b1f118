-- CreateTable
CREATE TABLE "leaderboard_period" (
    "campaign_id" INTEGER NOT NULL,
    "period" DATE NOT NULL,
    "first_day" DATE NOT NULL,
    "end_day" DATE NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "options" JSONB NOT NULL,
    "pool" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'RUNNING',

    CONSTRAINT "leaderboard_period_pkey" PRIMARY KEY ("campaign_id","period")
);

-- CreateTable
CREATE TABLE "leaderboard_score" (
    "campaign_id" INTEGER NOT NULL,
    "period" DATE NOT NULL,
    "member_id" INTEGER NOT NULL,
    "score" BIGINT NOT NULL,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,
    "is_placed" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "leaderboard_score_pkey" PRIMARY KEY ("campaign_id","period","member_id")
);

-- CreateIndex
CREATE INDEX "leaderboard_period_merchant_id_state_idx" ON "leaderboard_period"("merchant_id", "state");

-- CreateIndex
CREATE INDEX "leaderboard_score_campaign_id_period_is_placed_score_reache_idx" ON "leaderboard_score"("campaign_id", "period", "is_placed", "score" DESC, "reached_at", "member_id");

-- AddForeignKey
ALTER TABLE "leaderboard_period" ADD CONSTRAINT "leaderboard_period_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "reward_campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_campaign_id_period_fkey" FOREIGN KEY ("campaign_id", "period") REFERENCES "leaderboard_period"("campaign_id", "period") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "leaderboard_period" ADD CONSTRAINT "leaderboard_period_state_check" CHECK ("state" IN ('RUNNING', 'CLOSED'));
ALTER TABLE "leaderboard_period" ADD CONSTRAINT "leaderboard_period_pool_check" CHECK ("pool" >= 0);
