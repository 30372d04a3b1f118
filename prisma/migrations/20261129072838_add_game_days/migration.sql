-- CreateTable
CREATE TABLE "game_day" (
    "merchant_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "game_code" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "wins" INTEGER NOT NULL,
    "staked" BIGINT NOT NULL,
    "paid_out" BIGINT NOT NULL,
    "voids" INTEGER NOT NULL,
    "voided" BIGINT NOT NULL,

    CONSTRAINT "game_day_pkey" PRIMARY KEY ("merchant_id","day","vendor_code","game_code")
);
