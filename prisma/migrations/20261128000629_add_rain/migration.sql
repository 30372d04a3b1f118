-- CreateTable
CREATE TABLE "rain" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "campaign_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "pool" BIGINT NOT NULL,
    "places" INTEGER NOT NULL,
    "catchers" INTEGER NOT NULL DEFAULT 0,
    "given" BIGINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'PLANNED',

    CONSTRAINT "rain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rain_envelope" (
    "rain_id" BIGINT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "member_id" INTEGER,
    "ticket_id" BIGINT,
    "caught_at" TIMESTAMPTZ(3),
    "address" TEXT,
    "device" TEXT,

    CONSTRAINT "rain_envelope_pkey" PRIMARY KEY ("rain_id","place")
);

-- CreateTable
CREATE TABLE "rain_reminder" (
    "rain_id" BIGINT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "rain_reminder_pkey" PRIMARY KEY ("rain_id","member_id")
);

-- CreateIndex
CREATE INDEX "rain_merchant_id_state_starts_at_idx" ON "rain"("merchant_id", "state", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "rain_campaign_id_starts_at_key" ON "rain"("campaign_id", "starts_at");

-- CreateIndex
CREATE INDEX "rain_envelope_rain_id_address_idx" ON "rain_envelope"("rain_id", "address");

-- CreateIndex
CREATE INDEX "rain_envelope_rain_id_device_idx" ON "rain_envelope"("rain_id", "device");

-- CreateIndex
CREATE UNIQUE INDEX "rain_envelope_rain_id_member_id_key" ON "rain_envelope"("rain_id", "member_id");

-- AddForeignKey
ALTER TABLE "rain" ADD CONSTRAINT "rain_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "reward_campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rain_envelope" ADD CONSTRAINT "rain_envelope_rain_id_fkey" FOREIGN KEY ("rain_id") REFERENCES "rain"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rain_reminder" ADD CONSTRAINT "rain_reminder_rain_id_fkey" FOREIGN KEY ("rain_id") REFERENCES "rain"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.
ALTER TABLE "rain"
  ADD CONSTRAINT "rain_state_check" CHECK ("state" IN ('PLANNED', 'OVER')),
  ADD CONSTRAINT "rain_time_check" CHECK ("ends_at" > "starts_at"),
  ADD CONSTRAINT "rain_given_check" CHECK ("given" BETWEEN 0 AND "pool" AND "catchers" BETWEEN 0 AND "places");
ALTER TABLE "rain_envelope"
  ADD CONSTRAINT "rain_envelope_kind_check" CHECK ("kind" IN ('GOLD', 'UBE', 'RED', 'EMPTY') AND ("kind" = 'EMPTY') = ("amount" = 0) AND "amount" >= 0),
  -- Caught as a whole, and paid where it holds something.
  ADD CONSTRAINT "rain_envelope_caught_check" CHECK (("member_id" IS NULL) = ("caught_at" IS NULL)
    AND ("ticket_id" IS NOT NULL) = ("member_id" IS NOT NULL AND "amount" > 0));
