-- CreateIndex
CREATE INDEX "provider_round_vendor_code_player_last_request_id_idx" ON "provider_round"("vendor_code", "player", "last_request_id");
