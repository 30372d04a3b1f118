-- CreateIndex
CREATE INDEX "provider_round_session_id_idx" ON "provider_round"("session_id");

-- CreateIndex
CREATE INDEX "provider_round_sheet_hash_idx" ON "provider_round"("sheet_hash");

-- CreateIndex
CREATE INDEX "provider_round_last_at_idx" ON "provider_round"("last_at");
