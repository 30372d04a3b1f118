-- CreateTable
CREATE TABLE "provider_key" (
    "id" SERIAL NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_sheet" (
    "hash" TEXT NOT NULL,
    "sheet" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_sheet_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "provider_session" (
    "id" SERIAL NOT NULL,
    "token_hash" TEXT NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "game_code" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "wallet_token" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_round" (
    "id" TEXT NOT NULL,
    "session_id" INTEGER NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "game_code" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "sheet_hash" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "stake" BIGINT NOT NULL,
    "state" TEXT NOT NULL,
    "shown" INTEGER NOT NULL DEFAULT 0,
    "request_id" TEXT NOT NULL,
    "last_request_id" TEXT NOT NULL,
    "balance" BIGINT,
    "refusal" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_call" (
    "id" TEXT NOT NULL,
    "round_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "debit" BIGINT NOT NULL,
    "credit" BIGINT NOT NULL,
    "is_final" BOOLEAN NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "status" TEXT,

    CONSTRAINT "provider_call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_key_vendor_code_key" ON "provider_key"("vendor_code");

-- CreateIndex
CREATE UNIQUE INDEX "provider_session_token_hash_key" ON "provider_session"("token_hash");

-- CreateIndex
CREATE INDEX "provider_session_expires_at_idx" ON "provider_session"("expires_at");

-- CreateIndex
CREATE INDEX "provider_round_vendor_code_player_game_code_at_idx" ON "provider_round"("vendor_code", "player", "game_code", "at");

-- CreateIndex
CREATE UNIQUE INDEX "provider_round_vendor_code_player_request_id_key" ON "provider_round"("vendor_code", "player", "request_id");

-- CreateIndex
CREATE INDEX "provider_call_round_id_idx" ON "provider_call"("round_id");

-- AddForeignKey
ALTER TABLE "provider_round" ADD CONSTRAINT "provider_round_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "provider_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_round" ADD CONSTRAINT "provider_round_sheet_hash_fkey" FOREIGN KEY ("sheet_hash") REFERENCES "provider_sheet"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_call" ADD CONSTRAINT "provider_call_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "provider_round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A player has one round of a game at a time (GAM-06).
CREATE UNIQUE INDEX "provider_round_open" ON "provider_round"("vendor_code", "player", "game_code", "mode")
  WHERE "state" IN ('BETTING', 'FREE_GAMES', 'PAYING');

-- Calls that wait for an answer are few among all that were made.
CREATE INDEX "provider_call_waiting" ON "provider_call"("due_at") WHERE "answered_at" IS NULL;
