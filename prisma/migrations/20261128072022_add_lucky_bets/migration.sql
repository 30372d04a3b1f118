-- AlterTable
ALTER TABLE "member" ADD COLUMN     "app_opened_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "lucky_day" (
    "campaign_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "seed" TEXT NOT NULL,

    CONSTRAINT "lucky_day_pkey" PRIMARY KEY ("campaign_id","day")
);

-- CreateTable
CREATE TABLE "lucky_draw" (
    "campaign_id" INTEGER NOT NULL,
    "drawn_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lucky_draw_pkey" PRIMARY KEY ("campaign_id")
);

-- AddForeignKey
ALTER TABLE "lucky_day" ADD CONSTRAINT "lucky_day_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "reward_campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lucky_draw" ADD CONSTRAINT "lucky_draw_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "reward_campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lucky_day" ADD CONSTRAINT "lucky_day_seed_check" CHECK ("seed" ~ '^[0-9a-f]{64}$');
