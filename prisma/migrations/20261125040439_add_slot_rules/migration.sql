-- AlterTable
ALTER TABLE "provider_session" ADD COLUMN     "game_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "has_auto_play" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "least_spin_ms" INTEGER NOT NULL DEFAULT 0;
