-- CreateTable
CREATE TABLE "invited_friend" (
    "campaign_id" INTEGER NOT NULL,
    "invitee_id" INTEGER NOT NULL,
    "referrer_id" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invited_friend_pkey" PRIMARY KEY ("campaign_id","invitee_id")
);

-- CreateIndex
CREATE INDEX "invited_friend_referrer_id_campaign_id_idx" ON "invited_friend"("referrer_id", "campaign_id");
