-- AlterTable
ALTER TABLE "member" ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3),
ADD COLUMN     "has_play_limit" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "password_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "reality_check_minutes" SMALLINT NOT NULL DEFAULT 60,
ADD COLUMN     "terms_accepted_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT;

-- AlterTable
ALTER TABLE "login_event" ADD COLUMN     "country" TEXT,
ADD COLUMN     "method" TEXT NOT NULL DEFAULT 'username',
ADD COLUMN     "session_id" TEXT;

-- CreateTable
CREATE TABLE "security_event" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "ip" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "group_name" TEXT NOT NULL DEFAULT '',
    "number_pattern" TEXT NOT NULL,
    "number_kind" TEXT NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "bank_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_account" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "bank_code" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "province" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "branch" TEXT NOT NULL DEFAULT '',
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "is_frozen" BOOLEAN NOT NULL DEFAULT false,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "play_limit" (
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "amount" BIGINT,
    "set_at" TIMESTAMPTZ(3) NOT NULL,
    "has_pending" BOOLEAN NOT NULL DEFAULT false,
    "pending_amount" BIGINT,
    "pending_since" TIMESTAMPTZ(3),

    CONSTRAINT "play_limit_pkey" PRIMARY KEY ("member_id","kind","period")
);

-- CreateTable
CREATE TABLE "play_exclusion" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "mobile_hash" TEXT,
    "email_hash" TEXT,

    CONSTRAINT "play_exclusion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "security_answer" (
    "member_id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "answer_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "security_answer_pkey" PRIMARY KEY ("member_id","question_id")
);

-- CreateTable
CREATE TABLE "external_identity" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "external_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "two_factor" (
    "member_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "recovery_hashes" JSONB NOT NULL,
    "bound_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "two_factor_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "mail_outbox" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "recipient" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "security_event_member_id_at_idx" ON "security_event"("member_id", "at");

-- CreateIndex
CREATE INDEX "security_event_merchant_id_kind_at_idx" ON "security_event"("merchant_id", "kind", "at");

-- CreateIndex
CREATE UNIQUE INDEX "bank_code_key" ON "bank"("code");

-- CreateIndex
CREATE INDEX "payout_account_member_id_idx" ON "payout_account"("member_id");

-- CreateIndex
CREATE INDEX "payout_account_merchant_id_bank_code_number_idx" ON "payout_account"("merchant_id", "bank_code", "number");

-- CreateIndex
CREATE INDEX "play_exclusion_member_id_ends_at_idx" ON "play_exclusion"("member_id", "ends_at");

-- CreateIndex
CREATE INDEX "play_exclusion_mobile_hash_idx" ON "play_exclusion"("mobile_hash");

-- CreateIndex
CREATE INDEX "play_exclusion_email_hash_idx" ON "play_exclusion"("email_hash");

-- CreateIndex
CREATE INDEX "external_identity_member_id_idx" ON "external_identity"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "external_identity_merchant_id_provider_subject_key" ON "external_identity"("merchant_id", "provider", "subject");

-- CreateIndex
CREATE INDEX "mail_outbox_merchant_id_recipient_created_at_idx" ON "mail_outbox"("merchant_id", "recipient", "created_at");

-- AddForeignKey
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_bank_code_fkey" FOREIGN KEY ("bank_code") REFERENCES "bank"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A bound account stands once with its member; a removed one may be bound again.
CREATE UNIQUE INDEX "payout_account_live_key" ON "payout_account"("member_id", "bank_code", "number") WHERE "removed_at" IS NULL;

-- At most one account is offered first.
CREATE UNIQUE INDEX "payout_account_default_key" ON "payout_account"("member_id") WHERE "is_default" AND "removed_at" IS NULL;

-- Members made before the terms were counted have accepted the first ones.
UPDATE "member" SET "terms_version" = '1', "terms_accepted_at" = "created_at";
