-- CreateIndex
CREATE INDEX "reward_ticket_campaign_id_claimed_at_idx" ON "reward_ticket"("campaign_id", "claimed_at");

-- A spin may give nothing
ALTER TABLE "reward_ticket" DROP CONSTRAINT "reward_ticket_amount_check";
ALTER TABLE "reward_ticket" ADD CONSTRAINT "reward_ticket_amount_check" CHECK ("amount" > 0 OR ("amount" = 0 AND "terms" ->> 'template' = 'SPIN'));
