-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "agent_contract" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "first_party_id" INTEGER NOT NULL,
    "second_party_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "terms" JSONB NOT NULL,
    "offered_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "platform" TEXT NOT NULL DEFAULT '*',
    "category" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 0,
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "start_at" TIMESTAMPTZ(3) NOT NULL,
    "end_at" TIMESTAMPTZ(3) NOT NULL,
    "no_expiry" BOOLEAN NOT NULL DEFAULT false,
    "photo_url" TEXT NOT NULL DEFAULT '',
    "redirect" TEXT,
    "external_link" TEXT,
    "redirect_promotion_id" INTEGER,
    "game_node_id" TEXT,
    "display_speed" TEXT NOT NULL DEFAULT 'MEDIUM',
    "category_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "images" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement_content" (
    "announcement_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "announcement_content_pkey" PRIMARY KEY ("announcement_id","language")
);

-- CreateTable
CREATE TABLE "announcement_read" (
    "member_id" INTEGER NOT NULL,
    "announcement_id" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_read_pkey" PRIMARY KEY ("member_id","announcement_id")
);

-- CreateTable
CREATE TABLE "promotion_category" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "names" JSONB NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "promotion_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banner" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "group_name" TEXT NOT NULL,
    "platform" TEXT NOT NULL DEFAULT '*',
    "url" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "redirect" TEXT,
    "external_link" TEXT,
    "redirect_promotion_id" INTEGER,
    "game_node_id" TEXT,
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favourite" (
    "member_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favourite_pkey" PRIMARY KEY ("member_id","game_id")
);

-- CreateTable
CREATE TABLE "vendor" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mark_url" TEXT NOT NULL DEFAULT '',
    "tile_url" TEXT NOT NULL DEFAULT '',
    "is_running" BOOLEAN NOT NULL DEFAULT false,
    "maintenance_from" TIMESTAMPTZ(3),
    "maintenance_until" TIMESTAMPTZ(3),
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "vendor_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "merchant_vendor" (
    "merchant_id" INTEGER NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "merchant_vendor_pkey" PRIMARY KEY ("merchant_id","vendor_code")
);

-- CreateTable
CREATE TABLE "game" (
    "id" SERIAL NOT NULL,
    "node_id" TEXT NOT NULL,
    "game_code" TEXT NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "classify" TEXT NOT NULL DEFAULT 'ALL',
    "name" TEXT NOT NULL,
    "names" JSONB NOT NULL DEFAULT '{}',
    "min_bet" BIGINT NOT NULL,
    "min_line" INTEGER NOT NULL DEFAULT 1,
    "is_new" BOOLEAN NOT NULL DEFAULT false,
    "hot_rank" INTEGER,
    "has_free_play" BOOLEAN NOT NULL DEFAULT false,
    "is_running" BOOLEAN NOT NULL DEFAULT false,
    "icon_url" TEXT NOT NULL DEFAULT '',
    "wide_icon_url" TEXT NOT NULL DEFAULT '',
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_message" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "record_source" TEXT NOT NULL DEFAULT 'SYSTEM',
    "sender_name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "can_reply" BOOLEAN NOT NULL DEFAULT false,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "launch_token" (
    "token_hash" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "mode" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "back_url" TEXT NOT NULL DEFAULT '',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "launch_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "member" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "username" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "payment_password_hash" TEXT,
    "type" SMALLINT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'ACTIVE',
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "nickname" TEXT NOT NULL,
    "payee_name" TEXT,
    "email" TEXT,
    "dialling_code" TEXT,
    "mobile_number" TEXT,
    "mobile_verified_at" TIMESTAMPTZ(3),
    "birthday" DATE,
    "language" TEXT NOT NULL DEFAULT 'tl',
    "avatar" TEXT NOT NULL DEFAULT '0',
    "club_label" TEXT,
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "excluded_until" TIMESTAMPTZ(3),
    "contacts" JSONB NOT NULL DEFAULT '{}',
    "register_source" JSONB NOT NULL DEFAULT '{}',
    "parent_id" INTEGER,
    "affiliate_code" TEXT,
    "first_login_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_tree" (
    "ancestor_id" INTEGER NOT NULL,
    "descendant_id" INTEGER NOT NULL,
    "depth" SMALLINT NOT NULL,

    CONSTRAINT "member_tree_pkey" PRIMARY KEY ("ancestor_id","descendant_id")
);

-- CreateTable
CREATE TABLE "recent_game" (
    "member_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "played_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recent_game_pkey" PRIMARY KEY ("member_id","game_id")
);

-- CreateTable
CREATE TABLE "affiliate_link" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "agent_id" INTEGER NOT NULL,
    "member_type" SMALLINT NOT NULL DEFAULT 0,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "affiliate_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_event" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "username" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchant" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "currency_symbol" TEXT NOT NULL,
    "currency_position" TEXT NOT NULL DEFAULT 'F',
    "timezone" TEXT NOT NULL,
    "default_language" TEXT NOT NULL DEFAULT 'tl',
    "maintenance" BOOLEAN NOT NULL DEFAULT false,
    "settings" JSONB NOT NULL,
    "flags" JSONB NOT NULL,
    "menu" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resource" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "resource_type" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_service" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "cs_type" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "customer_service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "country" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "dialling_code" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "currency_symbol" TEXT NOT NULL,
    "currency_position" TEXT NOT NULL,
    "min_length" INTEGER NOT NULL,
    "max_length" INTEGER NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "country_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "server_key" (
    "id" SERIAL NOT NULL,
    "purpose" TEXT NOT NULL,
    "material" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "hash" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "help_topic" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "parent_id" INTEGER,
    "language" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "bg_color" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "help_topic_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sms_outbox" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "dialling_code" TEXT NOT NULL,
    "mobile_number" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sms_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "agent_contract_second_party_id_status_idx" ON "agent_contract"("second_party_id", "status");

-- CreateIndex
CREATE INDEX "agent_contract_first_party_id_status_idx" ON "agent_contract"("first_party_id", "status");

-- CreateIndex
CREATE INDEX "announcement_merchant_id_type_start_at_idx" ON "announcement"("merchant_id", "type", "start_at");

-- CreateIndex
CREATE UNIQUE INDEX "promotion_category_merchant_id_code_key" ON "promotion_category"("merchant_id", "code");

-- CreateIndex
CREATE INDEX "banner_merchant_id_group_name_sort_index_idx" ON "banner"("merchant_id", "group_name", "sort_index");

-- CreateIndex
CREATE INDEX "favourite_member_id_added_at_idx" ON "favourite"("member_id", "added_at");

-- CreateIndex
CREATE UNIQUE INDEX "game_node_id_key" ON "game"("node_id");

-- CreateIndex
CREATE INDEX "game_category_sort_index_idx" ON "game"("category", "sort_index");

-- CreateIndex
CREATE INDEX "game_hot_rank_idx" ON "game"("hot_rank");

-- CreateIndex
CREATE UNIQUE INDEX "game_vendor_code_game_code_key" ON "game"("vendor_code", "game_code");

-- CreateIndex
CREATE INDEX "inbox_message_member_id_sent_at_idx" ON "inbox_message"("member_id", "sent_at");

-- CreateIndex
CREATE INDEX "launch_token_expires_at_idx" ON "launch_token"("expires_at");

-- CreateIndex
CREATE INDEX "member_parent_id_idx" ON "member"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "member_merchant_id_username_key" ON "member"("merchant_id", "username");

-- CreateIndex
CREATE UNIQUE INDEX "member_merchant_id_email_key" ON "member"("merchant_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "member_merchant_id_dialling_code_mobile_number_key" ON "member"("merchant_id", "dialling_code", "mobile_number");

-- CreateIndex
CREATE UNIQUE INDEX "member_merchant_id_nickname_key" ON "member"("merchant_id", "nickname");

-- CreateIndex
CREATE INDEX "member_tree_descendant_id_depth_idx" ON "member_tree"("descendant_id", "depth");

-- CreateIndex
CREATE INDEX "recent_game_member_id_played_at_idx" ON "recent_game"("member_id", "played_at");

-- CreateIndex
CREATE INDEX "affiliate_link_agent_id_idx" ON "affiliate_link"("agent_id");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_link_merchant_id_code_key" ON "affiliate_link"("merchant_id", "code");

-- CreateIndex
CREATE INDEX "login_event_member_id_at_idx" ON "login_event"("member_id", "at");

-- CreateIndex
CREATE INDEX "login_event_merchant_id_at_idx" ON "login_event"("merchant_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "merchant_code_key" ON "merchant"("code");

-- CreateIndex
CREATE UNIQUE INDEX "resource_merchant_id_resource_type_key" ON "resource"("merchant_id", "resource_type");

-- CreateIndex
CREATE INDEX "customer_service_merchant_id_sort_index_idx" ON "customer_service"("merchant_id", "sort_index");

-- CreateIndex
CREATE INDEX "server_key_purpose_created_at_idx" ON "server_key"("purpose", "created_at");

-- CreateIndex
CREATE INDEX "help_topic_merchant_id_language_sort_index_idx" ON "help_topic"("merchant_id", "language", "sort_index");

-- CreateIndex
CREATE INDEX "sms_outbox_merchant_id_dialling_code_mobile_number_created__idx" ON "sms_outbox"("merchant_id", "dialling_code", "mobile_number", "created_at");

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_content" ADD CONSTRAINT "announcement_content_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner" ADD CONSTRAINT "banner_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_vendor" ADD CONSTRAINT "merchant_vendor_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_vendor" ADD CONSTRAINT "merchant_vendor_vendor_code_fkey" FOREIGN KEY ("vendor_code") REFERENCES "vendor"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_code_fkey" FOREIGN KEY ("vendor_code") REFERENCES "vendor"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
