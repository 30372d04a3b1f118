-- CreateTable
CREATE TABLE "kyc_check" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'NOT_SUBMITTED',
    "id_type" TEXT NOT NULL DEFAULT '',
    "number_sealed" TEXT,
    "number_hash" TEXT,
    "number_masked" TEXT NOT NULL DEFAULT '',
    "fields" JSONB NOT NULL DEFAULT '{}',
    "ip" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,
    "decided_by_name" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "kyc_check_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kyc_picture" (
    "check_id" BIGINT NOT NULL,
    "side" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kyc_picture_pkey" PRIMARY KEY ("check_id","side")
);

-- CreateIndex
CREATE INDEX "kyc_check_member_id_id_idx" ON "kyc_check"("member_id", "id");

-- CreateIndex
CREATE INDEX "kyc_check_merchant_id_state_id_idx" ON "kyc_check"("merchant_id", "state", "id");

-- CreateIndex
CREATE INDEX "kyc_check_merchant_id_number_hash_idx" ON "kyc_check"("merchant_id", "number_hash");

-- AddForeignKey
ALTER TABLE "kyc_check" ADD CONSTRAINT "kyc_check_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kyc_picture" ADD CONSTRAINT "kyc_picture_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "kyc_check"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
