-- The first migration: every table with its indexes, constraints and guards. Functions and views that calculate are in prisma/functions,
-- with the triggers that call them (ADR 0037).

-- Trigrams find a name in spite of a typing mistake, unaccent in spite of its marks.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- ================================================================================================ by the schema files

CREATE TABLE "adjustment" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "asset" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "turnover_times" SMALLINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',
    "entry_id" BIGINT,

    CONSTRAINT "adjustment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "agent_bill" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payee_id" INTEGER NOT NULL,
    "payer_id" INTEGER,
    "contract_id" INTEGER NOT NULL DEFAULT 0,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "sequence" SMALLINT NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL,
    "is_by_hand" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3),
    "gross" BIGINT NOT NULL,
    "funded" BIGINT NOT NULL,
    "deducted" BIGINT NOT NULL,
    "net" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL DEFAULT 0,
    "statement" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_bill_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "agent_bill_payment" (
    "bill_id" BIGINT NOT NULL,
    "number" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_bill_payment_pkey" PRIMARY KEY ("bill_id","number")
);

CREATE TABLE "agent_run" (
    "merchant_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "bills" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "agent_run_pkey" PRIMARY KEY ("merchant_id","kind","period_start")
);

CREATE TABLE "agent_contract" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "first_party_id" INTEGER,
    "second_party_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "terms" JSONB NOT NULL,
    "offered_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "effective_from" TIMESTAMPTZ(3),
    "effective_until" TIMESTAMPTZ(3),
    "end_asked_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" TEXT,

    CONSTRAINT "agent_contract_pkey" PRIMARY KEY ("id")
);

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
    "is_hidden" BOOLEAN NOT NULL DEFAULT false,
    "login_width" INTEGER,
    "login_height" INTEGER,
    "was_shown" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "announcement_content" (
    "announcement_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "image_url" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "announcement_content_pkey" PRIMARY KEY ("announcement_id","language")
);

CREATE TABLE "announcement_read" (
    "member_id" INTEGER NOT NULL,
    "announcement_id" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_read_pkey" PRIMARY KEY ("member_id","announcement_id")
);

CREATE TABLE "promotion_category" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "names" JSONB NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "promotion_category_pkey" PRIMARY KEY ("id")
);

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
    "start_at" TIMESTAMPTZ(3),
    "end_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bet_correction" (
    "id" BIGSERIAL NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3) NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "game_code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "stake_before" BIGINT NOT NULL,
    "payout_before" BIGINT NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "operator_id" INTEGER,
    "entry_id" BIGINT NOT NULL,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL,
    "tx" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "bet_correction_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bet_correction_request" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "payout" BIGINT NOT NULL,
    "takes_part" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'PROPOSED',
    "proposed_by_id" INTEGER NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',
    "correction_id" BIGINT,
    "waived" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "bet_correction_request_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bet_day" (
    "member_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "game_code" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,

    CONSTRAINT "bet_day_pkey" PRIMARY KEY ("member_id","asset","day","game_code")
);

CREATE TABLE "bet_cursor" (
    "member_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "round_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bet_cursor_pkey" PRIMARY KEY ("member_id","asset")
);

CREATE TABLE "chat_conversation" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "member_read_id" INTEGER NOT NULL DEFAULT 0,
    "house_read_id" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_conversation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "chat_message" (
    "id" SERIAL NOT NULL,
    "conversation_id" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "client_id" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "deposit_channel" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "vendor_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mcs_bank_code" TEXT NOT NULL DEFAULT '',
    "min_amount" BIGINT NOT NULL,
    "max_amount" BIGINT NOT NULL,
    "fixed_amounts" BIGINT[] DEFAULT ARRAY[]::BIGINT[],
    "is_fixed_only" BOOLEAN NOT NULL DEFAULT false,
    "fee_rate" INTEGER NOT NULL DEFAULT 0,
    "fee_fixed" BIGINT NOT NULL DEFAULT 0,
    "banks" JSONB NOT NULL DEFAULT '[]',
    "proof" TEXT NOT NULL DEFAULT 'NONE',
    "pay_to" JSONB NOT NULL DEFAULT '{}',
    "coin" TEXT NOT NULL DEFAULT '',
    "rate" BIGINT NOT NULL DEFAULT 0,
    "minutes" INTEGER NOT NULL DEFAULT 30,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "deposit_channel_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "deposit" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "channel_id" INTEGER NOT NULL,
    "request_id" TEXT,
    "amount" BIGINT NOT NULL,
    "asked_amount" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "promotion_id" INTEGER,
    "promotion_terms" JSONB,
    "bonus" BIGINT NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'OPEN',
    "review_of" TEXT,
    "original_id" BIGINT,
    "pay_to" JSONB NOT NULL DEFAULT '{}',
    "payer_reference" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "first_approved_by" INTEGER,
    "approved_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "deposit_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "deposit_proof" (
    "deposit_id" BIGINT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deposit_proof_pkey" PRIMARY KEY ("deposit_id")
);

CREATE TABLE "deposit_promotion" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "titles" JSONB NOT NULL,
    "notes" JSONB NOT NULL DEFAULT '{}',
    "min_deposit" BIGINT,
    "bonus_rate" INTEGER NOT NULL,
    "max_bonus" BIGINT NOT NULL,
    "turnover_times" INTEGER NOT NULL,
    "is_first_only" BOOLEAN NOT NULL DEFAULT false,
    "max_stake_rate" INTEGER NOT NULL DEFAULT 100000,
    "max_stake" BIGINT,
    "min_odds" INTEGER NOT NULL DEFAULT 12000,
    "max_odds" INTEGER NOT NULL DEFAULT 100000,
    "contribution" JSONB NOT NULL DEFAULT '{}',
    "max_release" INTEGER NOT NULL DEFAULT 0,
    "valid_days" INTEGER NOT NULL DEFAULT 0,
    "period" TEXT NOT NULL DEFAULT 'DEPOSIT',
    "on_withdrawal" TEXT NOT NULL DEFAULT 'REFUSED',
    "budget" BIGINT NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "deposit_promotion_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment" (
    "payment_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("payment_id")
);

CREATE TABLE "payment_callback" (
    "id" BIGSERIAL NOT NULL,
    "payment_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "deposit_id" BIGINT,
    "outcome" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "said_at" TEXT NOT NULL DEFAULT '',
    "result" TEXT NOT NULL,
    "contradiction" TEXT,
    "body" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" INTEGER,
    "settlement" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "payment_callback_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "deposit_block" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "cleared_at" TIMESTAMPTZ(3),

    CONSTRAINT "deposit_block_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "member_line" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "ancestors" INTEGER[],
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3),
    "tx" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "member_line_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "downline_transfer" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "payer_id" INTEGER NOT NULL,
    "receiver_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "remark" TEXT NOT NULL DEFAULT '',
    "agent_id" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "downline_transfer_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "downline_consent" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "agent_id" INTEGER NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "downline_consent_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "member_count" (
    "member_id" INTEGER NOT NULL,
    "direct" INTEGER NOT NULL,
    "team" INTEGER NOT NULL,

    CONSTRAINT "member_count_pkey" PRIMARY KEY ("member_id")
);

CREATE TABLE "member_count_change" (
    "id" BIGSERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "direct" INTEGER NOT NULL,
    "team" INTEGER NOT NULL,

    CONSTRAINT "member_count_change_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "exchange_rate" (
    "currency" TEXT NOT NULL,
    "source_currency" TEXT NOT NULL,
    "sell" BIGINT NOT NULL,
    "buy" BIGINT NOT NULL,

    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency","source_currency")
);

CREATE TABLE "favourite" (
    "member_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favourite_pkey" PRIMARY KEY ("member_id","game_id")
);

CREATE TABLE "feedback" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "content" TEXT NOT NULL,
    "contact" TEXT NOT NULL DEFAULT '',
    "pictures" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "language" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "vendor" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mark_url" TEXT NOT NULL DEFAULT '',
    "tile_url" TEXT NOT NULL DEFAULT '',
    "is_running" BOOLEAN NOT NULL DEFAULT false,
    "maintenance_from" TIMESTAMPTZ(3),
    "maintenance_until" TIMESTAMPTZ(3),
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "account_type_id" SERIAL NOT NULL,

    CONSTRAINT "vendor_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "merchant_vendor" (
    "merchant_id" INTEGER NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "maintenance_from" TIMESTAMPTZ(3),
    "maintenance_until" TIMESTAMPTZ(3),

    CONSTRAINT "merchant_vendor_pkey" PRIMARY KEY ("merchant_id","vendor_code")
);

CREATE TABLE "merchant_game_off" (
    "merchant_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "off_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merchant_game_off_pkey" PRIMARY KEY ("merchant_id","game_id")
);

CREATE TABLE "merchant_category_off" (
    "merchant_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "off_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merchant_category_off_pkey" PRIMARY KEY ("merchant_id","category")
);

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
    "is_vendor_list" BOOLEAN NOT NULL DEFAULT false,
    "icon_url" TEXT NOT NULL DEFAULT '',
    "wide_icon_url" TEXT NOT NULL DEFAULT '',
    "sort_index" INTEGER NOT NULL DEFAULT 0,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "catalogue_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "house_day" (
    "merchant_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "deposits" INTEGER NOT NULL,
    "deposited" BIGINT NOT NULL,
    "deposit_fees" BIGINT NOT NULL,
    "first_deposits" INTEGER NOT NULL,
    "first_deposited" BIGINT NOT NULL,
    "withdrawals" INTEGER NOT NULL,
    "withdrawn" BIGINT NOT NULL,
    "withdrawal_fees" BIGINT NOT NULL,
    "bets" INTEGER NOT NULL,
    "staked" BIGINT NOT NULL,
    "paid_out" BIGINT NOT NULL,
    "players" INTEGER NOT NULL,
    "promotions" BIGINT NOT NULL,
    "adjustments" BIGINT NOT NULL,
    "agent_income" BIGINT NOT NULL,
    "registered" INTEGER NOT NULL,

    CONSTRAINT "house_day_pkey" PRIMARY KEY ("merchant_id","day")
);

CREATE TABLE "inbox_message" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "record_source" TEXT NOT NULL DEFAULT 'SYSTEM',
    "sender_name" TEXT NOT NULL,
    "outbox_id" INTEGER,
    "subject" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "letter_key" TEXT,
    "letter_params" JSONB,
    "occasion" TEXT,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "can_reply" BOOLEAN NOT NULL DEFAULT false,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outbox_message" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "recipient_type" TEXT NOT NULL,
    "recipients" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "recipient_count" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_message_pkey" PRIMARY KEY ("id")
);

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

CREATE TABLE "kyc_picture" (
    "check_id" BIGINT NOT NULL,
    "side" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kyc_picture_pkey" PRIMARY KEY ("check_id","side")
);

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

CREATE TABLE "ledger_import" (
    "entry_id" BIGINT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "net" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_import_pkey" PRIMARY KEY ("entry_id")
);

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
    "email_verified_at" TIMESTAMPTZ(3),
    "password_changed_at" TIMESTAMPTZ(3),
    "password_reset_at" TIMESTAMPTZ(3),
    "password_reset_by" TEXT,
    "payment_opens_at" TIMESTAMPTZ(3),
    "terms_version" TEXT,
    "terms_accepted_at" TIMESTAMPTZ(3),
    "birthday" DATE,
    "language" TEXT NOT NULL DEFAULT 'tl',
    "avatar" TEXT NOT NULL DEFAULT '0',
    "club_label" TEXT,
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "excluded_until" TIMESTAMPTZ(3),
    "has_play_limit" BOOLEAN NOT NULL DEFAULT false,
    "reality_check_minutes" SMALLINT NOT NULL DEFAULT 60,
    "closed_at" TIMESTAMPTZ(3),
    "contacts" JSONB NOT NULL DEFAULT '{}',
    "register_source" JSONB NOT NULL DEFAULT '{}',
    "parent_id" INTEGER,
    "affiliate_code" TEXT,
    "first_login_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "test_account" (
    "member_id" INTEGER NOT NULL,
    "issued_by" TEXT NOT NULL,
    "used_by" TEXT NOT NULL,
    "max_funds" BIGINT NOT NULL,
    "active_from" TIMESTAMPTZ(3) NOT NULL,
    "active_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_account_pkey" PRIMARY KEY ("member_id")
);

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

CREATE TABLE "member_tree" (
    "ancestor_id" INTEGER NOT NULL,
    "descendant_id" INTEGER NOT NULL,
    "depth" SMALLINT NOT NULL,

    CONSTRAINT "member_tree_pkey" PRIMARY KEY ("ancestor_id","descendant_id")
);

CREATE TABLE "operator" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "username" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "session_epoch" INTEGER NOT NULL DEFAULT 0,
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "operator_second_factor" (
    "operator_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "recovery_hashes" JSONB NOT NULL,
    "bound_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_second_factor_pkey" PRIMARY KEY ("operator_id")
);

CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "operator_id" INTEGER NOT NULL,
    "operator_name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "version" SMALLINT NOT NULL DEFAULT 1,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_chain" (
    "merchant_id" INTEGER NOT NULL,
    "entries" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "seal" TEXT NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("merchant_id")
);

CREATE TABLE "audit_head" (
    "merchant_id" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "entries" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "seal" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("merchant_id","day")
);

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

CREATE TABLE "member_note" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "operator_id" INTEGER NOT NULL,
    "operator_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_note_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "member_tag" (
    "member_id" INTEGER NOT NULL,
    "tag" TEXT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "tagged_by_id" INTEGER NOT NULL,
    "tagged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_tag_pkey" PRIMARY KEY ("member_id","tag")
);

CREATE TABLE "game_type" (
    "code" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "is_series" BOOLEAN NOT NULL DEFAULT false,
    "sort_index" SMALLINT NOT NULL,

    CONSTRAINT "game_type_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "rebate_set" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "rates" JSONB NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3),
    "set_by_id" INTEGER,

    CONSTRAINT "rebate_set_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rebate_quota" (
    "agent_id" INTEGER NOT NULL,
    "game_type" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rebate_quota_pkey" PRIMARY KEY ("agent_id","game_type","rate")
);

CREATE TABLE "rebate_line" (
    "id" BIGSERIAL NOT NULL,
    "bill_id" BIGINT NOT NULL,
    "payee_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "branch_id" INTEGER,
    "game_type" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "below" INTEGER NOT NULL,
    "bets" INTEGER NOT NULL,
    "turnover" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "rebate_line_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "recent_game" (
    "member_id" INTEGER NOT NULL,
    "game_id" INTEGER NOT NULL,
    "played_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recent_game_pkey" PRIMARY KEY ("member_id","game_id")
);

CREATE TABLE "affiliate_link" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "agent_id" INTEGER NOT NULL,
    "member_type" SMALLINT NOT NULL DEFAULT 0,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "rates" JSONB NOT NULL DEFAULT '{}',
    "name" TEXT NOT NULL DEFAULT '',
    "domain" TEXT NOT NULL DEFAULT '',
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "registrations" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "affiliate_link_pkey" PRIMARY KEY ("id")
);

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

CREATE TABLE "security_answer" (
    "member_id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "answer_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "security_answer_pkey" PRIMARY KEY ("member_id","question_id")
);

CREATE TABLE "login_event" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "username" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "method" TEXT NOT NULL DEFAULT 'username',
    "ip" TEXT NOT NULL,
    "country" TEXT,
    "device" TEXT NOT NULL,
    "session_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "tx" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "login_event_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "external_identity" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "external_identity_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "short_lived_value" (
    "key" TEXT NOT NULL,
    "field" TEXT NOT NULL DEFAULT '',
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "short_lived_value_pkey" PRIMARY KEY ("key","field")
);

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
    "maintenance_since" TIMESTAMPTZ(3),
    "settings" JSONB NOT NULL,
    "flags" JSONB NOT NULL,
    "menu" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchant_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "resource" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "resource_type" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "resource_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "customer_service" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "cs_type" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "customer_service_pkey" PRIMARY KEY ("id")
);

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

CREATE TABLE "server_key" (
    "id" SERIAL NOT NULL,
    "purpose" TEXT NOT NULL,
    "material" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "server_key_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "media" (
    "hash" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "owner_id" INTEGER,

    CONSTRAINT "media_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "help_topic" (
    "id" SERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "parent_id" INTEGER,
    "language" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "bg_color" TEXT NOT NULL DEFAULT '',
    "device" TEXT NOT NULL DEFAULT '*',
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "sort_index" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "help_topic_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "member_play_day" (
    "line_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "game_type" TEXT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "bets" INTEGER NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,
    "turnover" BIGINT NOT NULL,

    CONSTRAINT "member_play_day_pkey" PRIMARY KEY ("line_id","day","game_type")
);

CREATE TABLE "downline_play_day" (
    "agent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "game_type" TEXT NOT NULL,
    "bets" INTEGER NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,
    "turnover" BIGINT NOT NULL,

    CONSTRAINT "downline_play_day_pkey" PRIMARY KEY ("agent_id","day","game_type")
);

CREATE TABLE "member_day" (
    "line_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "bets" INTEGER NOT NULL,
    "deposits" INTEGER NOT NULL,
    "deposited" BIGINT NOT NULL,
    "first_deposits" INTEGER NOT NULL,
    "first_deposited" BIGINT NOT NULL,
    "withdrawals" INTEGER NOT NULL,
    "withdrawn" BIGINT NOT NULL,
    "fees" BIGINT NOT NULL,
    "promotion" BIGINT NOT NULL,
    "rebate" BIGINT NOT NULL,
    "daily_salary" BIGINT NOT NULL,
    "hourly_salary" BIGINT NOT NULL,
    "real_time_salary" BIGINT NOT NULL,
    "dividend" BIGINT NOT NULL,
    "adjustment" BIGINT NOT NULL,
    "logins" INTEGER NOT NULL,
    "registered" INTEGER NOT NULL,

    CONSTRAINT "member_day_pkey" PRIMARY KEY ("line_id","day")
);

CREATE TABLE "downline_day" (
    "agent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "deposits" INTEGER NOT NULL,
    "deposited" BIGINT NOT NULL,
    "first_deposits" INTEGER NOT NULL,
    "first_deposited" BIGINT NOT NULL,
    "withdrawals" INTEGER NOT NULL,
    "withdrawn" BIGINT NOT NULL,
    "fees" BIGINT NOT NULL,
    "promotion" BIGINT NOT NULL,
    "rebate" BIGINT NOT NULL,
    "daily_salary" BIGINT NOT NULL,
    "hourly_salary" BIGINT NOT NULL,
    "real_time_salary" BIGINT NOT NULL,
    "dividend" BIGINT NOT NULL,
    "adjustment" BIGINT NOT NULL,
    "logins" INTEGER NOT NULL,
    "registered" INTEGER NOT NULL,
    "bet_members" INTEGER NOT NULL,
    "deposit_members" INTEGER NOT NULL,
    "login_members" INTEGER NOT NULL,

    CONSTRAINT "downline_day_pkey" PRIMARY KEY ("agent_id","day")
);

CREATE TABLE "downline_seen" (
    "agent_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "since" DATE NOT NULL,
    "members" INTEGER NOT NULL,

    CONSTRAINT "downline_seen_pkey" PRIMARY KEY ("agent_id","kind","day","since")
);

CREATE TABLE "member_turned" (
    "line_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,

    CONSTRAINT "member_turned_pkey" PRIMARY KEY ("line_id","day","kind")
);

CREATE TABLE "downline_game_day" (
    "agent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "game_code" TEXT NOT NULL,
    "bets" INTEGER NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,
    "turnover" BIGINT NOT NULL,

    CONSTRAINT "downline_game_day_pkey" PRIMARY KEY ("agent_id","day","game_code")
);

CREATE TABLE "first_deposit" (
    "member_id" INTEGER NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "first_deposit_pkey" PRIMARY KEY ("member_id")
);

CREATE TABLE "team_cursor" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "tx" xid8 NOT NULL,

    CONSTRAINT "team_cursor_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "statement_day" (
    "account_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "code" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "credit" BIGINT NOT NULL,
    "debit" BIGINT NOT NULL,

    CONSTRAINT "statement_day_pkey" PRIMARY KEY ("account_id","day","code")
);

CREATE TABLE "statement_cursor" (
    "member_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "statement_cursor_pkey" PRIMARY KEY ("member_id","asset")
);

CREATE TABLE "turnover_requirement" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "required" BIGINT NOT NULL,
    "done" BIGINT NOT NULL DEFAULT 0,
    "bonus" BIGINT NOT NULL DEFAULT 0,
    "bonus_left" BIGINT NOT NULL DEFAULT 0,
    "own_result" BIGINT NOT NULL DEFAULT 0,
    "terms" JSONB,
    "promotion_id" INTEGER,
    "expires_at" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL DEFAULT 'ACTIVE',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "turnover_requirement_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "turnover_part" (
    "requirement_id" BIGINT NOT NULL,
    "category" TEXT NOT NULL,
    "done" BIGINT NOT NULL,

    CONSTRAINT "turnover_part_pkey" PRIMARY KEY ("requirement_id","category")
);

CREATE TABLE "turnover_cursor" (
    "member_id" INTEGER NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "turnover_cursor_pkey" PRIMARY KEY ("member_id")
);

CREATE TABLE "turnover_waiting" (
    "member_id" INTEGER NOT NULL,
    "round_id" BIGINT NOT NULL,
    "round_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "turnover_waiting_pkey" PRIMARY KEY ("member_id","round_id")
);

CREATE TABLE "bonus_round" (
    "round_id" BIGINT NOT NULL,
    "requirement_id" BIGINT NOT NULL,
    "stake" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,

    CONSTRAINT "bonus_round_pkey" PRIMARY KEY ("round_id","requirement_id")
);

CREATE TABLE "bonus_claim" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "promotion_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bonus_claim_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "two_factor" (
    "member_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "recovery_hashes" JSONB NOT NULL,
    "bound_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "two_factor_pkey" PRIMARY KEY ("member_id")
);

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

CREATE TABLE "wallet_transfer" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "asset" TEXT NOT NULL,
    "from_vendor" TEXT NOT NULL,
    "to_vendor" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'DONE',
    "entry_id" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_transfer_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "wallet_lock" (
    "member_id" INTEGER NOT NULL,
    "vendor_code" TEXT NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "locked_by_id" INTEGER NOT NULL,
    "locked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_lock_pkey" PRIMARY KEY ("member_id","vendor_code")
);

CREATE TABLE "withdrawal" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "request_id" TEXT,
    "kind" TEXT NOT NULL,
    "payout_account_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "charge" BIGINT NOT NULL DEFAULT 0,
    "rate" BIGINT,
    "virtual_amount" BIGINT,
    "state" TEXT NOT NULL DEFAULT 'PENDING',
    "approvals_needed" SMALLINT NOT NULL DEFAULT 1,
    "hold_id" BIGINT NOT NULL DEFAULT 0,
    "first_approved_by" INTEGER,
    "approved_by" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "closed_by" INTEGER,
    "closed_at" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "adjustment_merchant_id_state_proposed_at_idx" ON "adjustment"("merchant_id", "state", "proposed_at");
CREATE INDEX "adjustment_member_id_proposed_at_idx" ON "adjustment"("member_id", "proposed_at");
CREATE INDEX "agent_bill_payee_id_period_start_idx" ON "agent_bill"("payee_id", "period_start");
CREATE INDEX "agent_bill_payer_id_period_start_idx" ON "agent_bill"("payer_id", "period_start");
CREATE INDEX "agent_bill_merchant_id_kind_period_start_idx" ON "agent_bill"("merchant_id", "kind", "period_start");
CREATE UNIQUE INDEX "agent_bill_kind_payee_id_contract_id_period_start_sequence_key" ON "agent_bill"("kind", "payee_id", "contract_id", "period_start", "sequence");
CREATE INDEX "agent_contract_second_party_id_status_idx" ON "agent_contract"("second_party_id", "status");
CREATE INDEX "agent_contract_first_party_id_status_idx" ON "agent_contract"("first_party_id", "status");
CREATE INDEX "announcement_merchant_id_type_start_at_idx" ON "announcement"("merchant_id", "type", "start_at");
CREATE UNIQUE INDEX "promotion_category_merchant_id_code_key" ON "promotion_category"("merchant_id", "code");
CREATE INDEX "banner_merchant_id_group_name_sort_index_idx" ON "banner"("merchant_id", "group_name", "sort_index");
CREATE INDEX "bet_correction_tx_idx" ON "bet_correction"("tx");
CREATE INDEX "bet_correction_round_id_idx" ON "bet_correction"("round_id");
CREATE INDEX "bet_correction_member_id_idx" ON "bet_correction"("member_id");
CREATE INDEX "bet_correction_merchant_id_corrected_at_idx" ON "bet_correction"("merchant_id", "corrected_at");
CREATE INDEX "bet_correction_request_merchant_id_state_id_idx" ON "bet_correction_request"("merchant_id", "state", "id");
CREATE INDEX "bet_correction_request_round_id_idx" ON "bet_correction_request"("round_id");
CREATE UNIQUE INDEX "chat_conversation_member_id_key" ON "chat_conversation"("member_id");
CREATE INDEX "chat_conversation_merchant_id_last_message_at_idx" ON "chat_conversation"("merchant_id", "last_message_at");
CREATE INDEX "chat_message_conversation_id_id_idx" ON "chat_message"("conversation_id", "id");
CREATE UNIQUE INDEX "chat_message_conversation_id_client_id_key" ON "chat_message"("conversation_id", "client_id");
CREATE UNIQUE INDEX "deposit_channel_merchant_id_vendor_id_key" ON "deposit_channel"("merchant_id", "vendor_id");
CREATE UNIQUE INDEX "deposit_number_key" ON "deposit"("number");
CREATE INDEX "deposit_member_id_created_at_idx" ON "deposit"("member_id", "created_at");
CREATE INDEX "deposit_merchant_id_state_created_at_idx" ON "deposit"("merchant_id", "state", "created_at");
CREATE INDEX "deposit_state_expires_at_idx" ON "deposit"("state", "expires_at");
CREATE INDEX "deposit_merchant_id_ended_at_idx" ON "deposit"("merchant_id", "ended_at");
CREATE INDEX "deposit_member_id_ended_at_idx" ON "deposit"("member_id", "ended_at");
CREATE UNIQUE INDEX "deposit_member_id_request_id_key" ON "deposit"("member_id", "request_id");
CREATE INDEX "deposit_promotion_merchant_id_idx" ON "deposit_promotion"("merchant_id");
CREATE INDEX "payment_callback_deposit_id_idx" ON "payment_callback"("deposit_id");
CREATE UNIQUE INDEX "payment_callback_payment_id_order_number_outcome_amount_key" ON "payment_callback"("payment_id", "order_number", "outcome", "amount");
CREATE INDEX "deposit_block_member_id_idx" ON "deposit_block"("member_id");
CREATE INDEX "deposit_block_merchant_id_cleared_at_idx" ON "deposit_block"("merchant_id", "cleared_at");
CREATE INDEX "member_line_tx_idx" ON "member_line"("tx");
CREATE UNIQUE INDEX "member_line_member_id_valid_from_key" ON "member_line"("member_id", "valid_from");
CREATE INDEX "downline_transfer_payer_id_at_idx" ON "downline_transfer"("payer_id", "at");
CREATE INDEX "downline_transfer_receiver_id_at_idx" ON "downline_transfer"("receiver_id", "at");
CREATE UNIQUE INDEX "downline_transfer_agent_id_request_id_key" ON "downline_transfer"("agent_id", "request_id");
CREATE INDEX "downline_consent_member_id_expires_at_idx" ON "downline_consent"("member_id", "expires_at");
CREATE INDEX "member_count_change_member_id_idx" ON "member_count_change"("member_id");
CREATE INDEX "favourite_member_id_added_at_idx" ON "favourite"("member_id", "added_at");
CREATE INDEX "feedback_merchant_id_at_idx" ON "feedback"("merchant_id", "at");
CREATE UNIQUE INDEX "vendor_account_type_id_key" ON "vendor"("account_type_id");
CREATE INDEX "merchant_game_off_game_id_idx" ON "merchant_game_off"("game_id");
CREATE UNIQUE INDEX "game_node_id_key" ON "game"("node_id");
CREATE INDEX "game_category_sort_index_idx" ON "game"("category", "sort_index");
CREATE INDEX "game_hot_rank_idx" ON "game"("hot_rank");
CREATE INDEX "game_search" ON "game" USING GIN ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "game_vendor_code_game_code_key" ON "game"("vendor_code", "game_code");
CREATE INDEX "inbox_message_member_id_sent_at_idx" ON "inbox_message"("member_id", "sent_at");
CREATE INDEX "inbox_message_outbox_id_idx" ON "inbox_message"("outbox_id");
CREATE UNIQUE INDEX "inbox_message_member_id_occasion_key" ON "inbox_message"("member_id", "occasion");
CREATE INDEX "outbox_message_sender_id_sent_at_idx" ON "outbox_message"("sender_id", "sent_at");
CREATE INDEX "kyc_check_member_id_id_idx" ON "kyc_check"("member_id", "id");
CREATE INDEX "kyc_check_merchant_id_state_id_idx" ON "kyc_check"("merchant_id", "state", "id");
CREATE INDEX "kyc_check_merchant_id_number_hash_idx" ON "kyc_check"("merchant_id", "number_hash");
CREATE INDEX "launch_token_expires_at_idx" ON "launch_token"("expires_at");
CREATE INDEX "ledger_import_created_at_idx" ON "ledger_import" USING BRIN ("created_at");
CREATE INDEX "member_parent_id_username_idx" ON "member"("parent_id", "username");
CREATE INDEX "member_parent_id_created_at_id_idx" ON "member"("parent_id", "created_at", "id");
CREATE UNIQUE INDEX "member_merchant_id_username_key" ON "member"("merchant_id", "username");
CREATE UNIQUE INDEX "member_merchant_id_email_key" ON "member"("merchant_id", "email");
CREATE UNIQUE INDEX "member_merchant_id_dialling_code_mobile_number_key" ON "member"("merchant_id", "dialling_code", "mobile_number");
CREATE UNIQUE INDEX "member_merchant_id_nickname_key" ON "member"("merchant_id", "nickname");
CREATE INDEX "security_event_member_id_at_idx" ON "security_event"("member_id", "at");
CREATE INDEX "security_event_merchant_id_kind_at_idx" ON "security_event"("merchant_id", "kind", "at");
CREATE INDEX "member_tree_descendant_id_depth_idx" ON "member_tree"("descendant_id", "depth");
CREATE UNIQUE INDEX "operator_merchant_id_username_key" ON "operator"("merchant_id", "username");
CREATE INDEX "audit_entry_merchant_id_at_idx" ON "audit_entry"("merchant_id", "at");
CREATE INDEX "audit_entry_merchant_id_entity_entity_id_idx" ON "audit_entry"("merchant_id", "entity", "entity_id");
CREATE UNIQUE INDEX "bank_code_key" ON "bank"("code");
CREATE INDEX "payout_account_member_id_idx" ON "payout_account"("member_id");
CREATE INDEX "payout_account_merchant_id_bank_code_number_idx" ON "payout_account"("merchant_id", "bank_code", "number");
CREATE INDEX "member_note_member_id_id_idx" ON "member_note"("member_id", "id");
CREATE INDEX "member_tag_merchant_id_tag_idx" ON "member_tag"("merchant_id", "tag");
CREATE INDEX "rebate_set_merchant_id_valid_from_idx" ON "rebate_set"("merchant_id", "valid_from");
CREATE UNIQUE INDEX "rebate_set_member_id_valid_from_key" ON "rebate_set"("member_id", "valid_from");
CREATE INDEX "rebate_line_bill_id_idx" ON "rebate_line"("bill_id");
CREATE INDEX "rebate_line_payee_id_day_idx" ON "rebate_line"("payee_id", "day");
CREATE INDEX "recent_game_member_id_played_at_idx" ON "recent_game"("member_id", "played_at");
CREATE INDEX "affiliate_link_agent_id_idx" ON "affiliate_link"("agent_id");
CREATE UNIQUE INDEX "affiliate_link_merchant_id_code_key" ON "affiliate_link"("merchant_id", "code");
CREATE INDEX "play_exclusion_member_id_ends_at_idx" ON "play_exclusion"("member_id", "ends_at");
CREATE INDEX "play_exclusion_mobile_hash_idx" ON "play_exclusion"("mobile_hash");
CREATE INDEX "play_exclusion_email_hash_idx" ON "play_exclusion"("email_hash");
CREATE INDEX "login_event_member_id_at_idx" ON "login_event"("member_id", "at");
CREATE INDEX "login_event_merchant_id_at_idx" ON "login_event"("merchant_id", "at");
CREATE INDEX "external_identity_member_id_idx" ON "external_identity"("member_id");
CREATE UNIQUE INDEX "external_identity_merchant_id_provider_subject_key" ON "external_identity"("merchant_id", "provider", "subject");
CREATE UNIQUE INDEX "merchant_code_key" ON "merchant"("code");
CREATE UNIQUE INDEX "resource_merchant_id_resource_type_key" ON "resource"("merchant_id", "resource_type");
CREATE INDEX "customer_service_merchant_id_sort_index_idx" ON "customer_service"("merchant_id", "sort_index");
CREATE INDEX "server_key_purpose_created_at_idx" ON "server_key"("purpose", "created_at");
CREATE INDEX "media_owner_id_idx" ON "media"("owner_id");
CREATE INDEX "help_topic_merchant_id_language_sort_index_idx" ON "help_topic"("merchant_id", "language", "sort_index");
CREATE INDEX "member_play_day_member_id_day_idx" ON "member_play_day"("member_id", "day");
CREATE INDEX "member_play_day_merchant_id_day_idx" ON "member_play_day"("merchant_id", "day");
CREATE INDEX "member_day_member_id_day_idx" ON "member_day"("member_id", "day");
CREATE INDEX "turnover_requirement_member_id_state_idx" ON "turnover_requirement"("member_id", "state");
CREATE UNIQUE INDEX "turnover_requirement_source_reference_key" ON "turnover_requirement"("source", "reference");
CREATE INDEX "bonus_claim_member_id_idx" ON "bonus_claim"("member_id");
CREATE UNIQUE INDEX "bonus_claim_promotion_id_member_id_period_key" ON "bonus_claim"("promotion_id", "member_id", "period");
CREATE INDEX "sms_outbox_merchant_id_dialling_code_mobile_number_created__idx" ON "sms_outbox"("merchant_id", "dialling_code", "mobile_number", "created_at");
CREATE INDEX "mail_outbox_merchant_id_recipient_created_at_idx" ON "mail_outbox"("merchant_id", "recipient", "created_at");
CREATE INDEX "wallet_transfer_member_id_id_idx" ON "wallet_transfer"("member_id", "id");
CREATE UNIQUE INDEX "wallet_transfer_member_id_request_id_key" ON "wallet_transfer"("member_id", "request_id");
CREATE INDEX "withdrawal_member_id_created_at_idx" ON "withdrawal"("member_id", "created_at");
CREATE INDEX "withdrawal_merchant_id_state_id_idx" ON "withdrawal"("merchant_id", "state", "id");
CREATE INDEX "withdrawal_merchant_id_closed_at_idx" ON "withdrawal"("merchant_id", "closed_at");
CREATE UNIQUE INDEX "withdrawal_member_id_request_id_key" ON "withdrawal"("member_id", "request_id");

ALTER TABLE "announcement" ADD CONSTRAINT "announcement_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "announcement_content" ADD CONSTRAINT "announcement_content_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "banner" ADD CONSTRAINT "banner_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "chat_conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "deposit_channel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_promotion_id_fkey" FOREIGN KEY ("promotion_id") REFERENCES "deposit_promotion"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "deposit_proof" ADD CONSTRAINT "deposit_proof_deposit_id_fkey" FOREIGN KEY ("deposit_id") REFERENCES "deposit"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchant_vendor" ADD CONSTRAINT "merchant_vendor_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchant_vendor" ADD CONSTRAINT "merchant_vendor_vendor_code_fkey" FOREIGN KEY ("vendor_code") REFERENCES "vendor"("code") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchant_game_off" ADD CONSTRAINT "merchant_game_off_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchant_game_off" ADD CONSTRAINT "merchant_game_off_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "merchant_category_off" ADD CONSTRAINT "merchant_category_off_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_code_fkey" FOREIGN KEY ("vendor_code") REFERENCES "vendor"("code") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "inbox_message" ADD CONSTRAINT "inbox_message_outbox_id_fkey" FOREIGN KEY ("outbox_id") REFERENCES "outbox_message"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "kyc_check" ADD CONSTRAINT "kyc_check_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "kyc_picture" ADD CONSTRAINT "kyc_picture_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "kyc_check"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "member" ADD CONSTRAINT "member_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "member" ADD CONSTRAINT "member_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "member"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "operator_second_factor" ADD CONSTRAINT "operator_second_factor_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_bank_code_fkey" FOREIGN KEY ("bank_code") REFERENCES "bank"("code") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "member_tag" ADD CONSTRAINT "member_tag_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "turnover_part" ADD CONSTRAINT "turnover_part_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "turnover_requirement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bonus_round" ADD CONSTRAINT "bonus_round_requirement_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "turnover_requirement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_account_id_fkey" FOREIGN KEY ("payout_account_id") REFERENCES "payout_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- ================================================================================================ the ledger
-- Double entry (domain §3.2), seed pairs and rounds of in-house games (domain §6.1). By hand: partitions are beyond what Prisma writes.

-- ------------------------------------------------------------------------------------------------ accounts

CREATE TABLE ledger_account (
  id          BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  merchant_id INTEGER NOT NULL,
  member_id   INTEGER,
  kind        TEXT NOT NULL,
  -- A currency, or its trial twin: an asset of its own, which no entry mixes with the real one (LED-11).
  asset       TEXT NOT NULL CHECK (asset ~ '^[A-Z]{3}(\.TRIAL)?$'),
  -- Members carry a running balance. House accounts carry none: one hot row would queue every bet.
  balance     BIGINT CHECK (balance >= 0),
  CHECK ((member_id IS NULL) = (balance IS NULL)),
  -- A member's accounts are main, locked, and one for each vendor where wallets are apart.
  CONSTRAINT ledger_account_check1 CHECK (member_id IS NULL OR kind IN ('MEMBER_MAIN', 'MEMBER_LOCKED') OR kind ~ '^MEMBER_VENDOR\.[A-Z0-9_]+$')
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX ledger_account_address ON ledger_account (member_id, kind, asset, merchant_id) NULLS NOT DISTINCT;

-- ------------------------------------------------------------------------------------------------ entries and postings

CREATE SEQUENCE ledger_entry_id_seq AS BIGINT;

CREATE TABLE ledger_entry (
  id            BIGINT NOT NULL DEFAULT nextval('ledger_entry_id_seq'),
  created_at    TIMESTAMPTZ(3) NOT NULL,
  merchant_id   INTEGER NOT NULL,
  type          TEXT NOT NULL,
  asset         TEXT NOT NULL,
  reference     TEXT NOT NULL,
  -- The entry this one puts right: rows are never edited (LED-02).
  correction_of BIGINT,
  -- The transaction that wrote it: by it team_fold knows what is new.
  tx            xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (id, created_at)
) PARTITION BY RANGE (created_at);
ALTER SEQUENCE ledger_entry_id_seq OWNED BY ledger_entry.id;

CREATE TABLE ledger_posting (
  entry_id      BIGINT NOT NULL,
  line          SMALLINT NOT NULL,
  created_at    TIMESTAMPTZ(3) NOT NULL,
  account_id    BIGINT NOT NULL,
  member_id     INTEGER,
  amount        BIGINT NOT NULL CHECK (amount <> 0),
  -- Of a member's account; null on house accounts.
  balance_after BIGINT CHECK (balance_after >= 0),
  -- What a statement calls this line: BET, WIN, DEPOSIT ...
  code          TEXT NOT NULL,
  PRIMARY KEY (entry_id, line, created_at)
) PARTITION BY RANGE (created_at);
CREATE INDEX ledger_posting_statement ON ledger_posting (member_id, created_at) WHERE member_id IS NOT NULL;

-- Idempotency keys (LED-03): one unpartitioned table, so that a key is unique for ever; pruned by age.
CREATE TABLE ledger_key (
  key         TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  entry_id    BIGINT NOT NULL,
  answer      JSONB,
  created_at  TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX ledger_key_age ON ledger_key USING brin (created_at);

-- What may be paid only once, ever: a bill line, a draw's prize, a promotion (LED-08). Never pruned.
CREATE TABLE ledger_obligation (
  type       TEXT NOT NULL,
  reference  TEXT NOT NULL,
  entry_id   BIGINT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (type, reference)
);

-- Money set aside: pending, then posted or voided, once (LED-06).
CREATE TABLE ledger_hold (
  id                BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  merchant_id       INTEGER NOT NULL,
  member_id         INTEGER NOT NULL,
  account_id        BIGINT NOT NULL,
  locked_account_id BIGINT NOT NULL,
  amount            BIGINT NOT NULL CHECK (amount > 0),
  type              TEXT NOT NULL,
  reference         TEXT NOT NULL,
  state             TEXT NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'POSTED', 'VOIDED')),
  entry_id          BIGINT NOT NULL,
  resolve_entry_id  BIGINT,
  created_at        TIMESTAMPTZ(3) NOT NULL,
  expires_at        TIMESTAMPTZ(3),
  resolved_at       TIMESTAMPTZ(3),
  UNIQUE (type, reference),
  CHECK ((state = 'PENDING') = (resolved_at IS NULL))
);
CREATE INDEX ledger_hold_due ON ledger_hold (expires_at) WHERE state = 'PENDING';
CREATE INDEX ledger_hold_member ON ledger_hold (member_id, created_at);

-- Results of the hourly sweep (LED-10), and one row for each thing it found.
CREATE TABLE ledger_sweep (
  id          BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  started_at  TIMESTAMPTZ(3) NOT NULL,
  finished_at TIMESTAMPTZ(3) NOT NULL,
  accounts    INTEGER NOT NULL,
  findings    INTEGER NOT NULL,
  -- Null: of everything, else of what was posted since.
  since       TIMESTAMPTZ(3)
);
CREATE TABLE ledger_drift (
  id         BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sweep_id   BIGINT NOT NULL REFERENCES ledger_sweep (id),
  -- BALANCE: stored is not the sum. ENTRY: postings don't sum to zero. ASSET: an entry mixes assets. HOLD: locked money is not the pending holds.
  kind       TEXT NOT NULL,
  account_id BIGINT,
  entry_id   BIGINT,
  stored     BIGINT,
  summed     BIGINT,
  merchant_id INTEGER,
  reference  TEXT
);
CREATE INDEX ledger_drift_sweep ON ledger_drift (sweep_id);

-- ------------------------------------------------------------------------------------------------ fair seeds and rounds

CREATE TABLE fair_seed_pair (
  id               BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  member_id        INTEGER NOT NULL,
  -- NEXT is committed to in advance, ACTIVE plays, REVEALED is public.
  state            TEXT NOT NULL CHECK (state IN ('NEXT', 'ACTIVE', 'REVEALED')),
  server_seed      TEXT NOT NULL,
  server_seed_hash TEXT NOT NULL,
  client_seed      TEXT NOT NULL,
  -- Bets made with the pair, and the number the next bet uses.
  nonce            INTEGER NOT NULL DEFAULT 0 CHECK (nonce >= 0),
  created_at       TIMESTAMPTZ(3) NOT NULL,
  revealed_at      TIMESTAMPTZ(3),
  CHECK ((state = 'REVEALED') = (revealed_at IS NOT NULL))
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX fair_seed_pair_active ON fair_seed_pair (member_id) WHERE state = 'ACTIVE';
CREATE UNIQUE INDEX fair_seed_pair_next ON fair_seed_pair (member_id) WHERE state = 'NEXT';
CREATE INDEX fair_seed_pair_member ON fair_seed_pair (member_id, id);

-- A round is named by the entry that opened it.
CREATE TABLE game_round (
  id             BIGINT NOT NULL,
  created_at     TIMESTAMPTZ(3) NOT NULL,
  -- Null while a multi-step round is open.
  settled_at     TIMESTAMPTZ(3),
  merchant_id    INTEGER NOT NULL,
  member_id      INTEGER NOT NULL,
  game_code      TEXT NOT NULL,
  asset          TEXT NOT NULL,
  -- Out of every figure (ACC-11).
  is_trial       BOOLEAN NOT NULL,
  is_test        BOOLEAN NOT NULL,
  seed_pair_id   BIGINT NOT NULL,
  nonce          INTEGER NOT NULL,
  -- Version of the mapping from bytes to outcome (PF-10).
  algorithm      TEXT NOT NULL,
  stake          BIGINT NOT NULL CHECK (stake >= 0),
  payout         BIGINT NOT NULL CHECK (payout >= 0),
  balance_before BIGINT NOT NULL,
  balance_after  BIGINT NOT NULL,
  -- The player's choices and the outcome, as the game shows them again (GAM-07).
  detail         JSONB NOT NULL,
  -- The transaction that settled it.
  tx             xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (id, created_at)
) PARTITION BY RANGE (created_at);
CREATE INDEX game_round_history ON game_round (member_id, created_at);

-- Partitions are created by the month (ledger_create_partitions); what fits none goes here.
CREATE TABLE ledger_entry_default PARTITION OF ledger_entry DEFAULT;
CREATE TABLE ledger_posting_default PARTITION OF ledger_posting DEFAULT;
CREATE TABLE game_round_default PARTITION OF game_round DEFAULT;
-- PF-04. On each partition (ledger_guard_partition): of the parent it would have to hold created_at.
CREATE UNIQUE INDEX game_round_default_nonce ON game_round_default (seed_pair_id, nonce);

-- ------------------------------------------------------------------------------------------------ indexes of one question each

-- A statement without its bets is found without reading them, and a team's transactions are walked by time, newest first.
CREATE INDEX ledger_posting_statement_rare ON ledger_posting (member_id, created_at)
  WHERE member_id IS NOT NULL AND code NOT IN ('BET', 'WIN');
CREATE INDEX ledger_posting_rare_told ON ledger_posting (created_at DESC, entry_id DESC, line DESC)
  WHERE member_id IS NOT NULL AND code NOT IN ('BET', 'WIN');
-- The winners' board (wire §4.6): the biggest payouts of a merchant, without reading its rounds. Only what the board may
-- show is in it, so that most bets never touch it: 100 units at least (BIG_WIN_MIN_PAYOUT), won, by real players (ACC-11).
CREATE INDEX game_round_big_win ON game_round (merchant_id, payout DESC, game_code)
  WHERE payout >= 1000000 AND payout > stake AND settled_at IS NOT NULL AND NOT is_trial AND NOT is_test;
-- A rotation asks whether a pair has an open round: among a million settled ones, which are not in this index.
CREATE INDEX game_round_open ON game_round (seed_pair_id) WHERE settled_at IS NULL;
-- BON-03: a bonus is not given up over an open bet.
CREATE INDEX game_round_member_open ON game_round (member_id) WHERE settled_at IS NULL;
CREATE INDEX game_round_settled ON game_round USING brin (merchant_id, settled_at);
-- The bets of a team are walked by time, newest first: however many members it has, a page reads a page's rows.
CREATE INDEX game_round_told ON game_round (merchant_id, settled_at DESC, id DESC)
  WHERE settled_at IS NOT NULL AND NOT is_trial AND NOT is_test;
-- What team_fold has not added up yet.
CREATE INDEX game_round_fresh ON game_round (tx) WHERE settled_at IS NOT NULL AND NOT is_trial AND NOT is_test;
CREATE INDEX ledger_entry_fresh ON ledger_entry (tx)
  WHERE type NOT IN ('BET', 'BET_SETTLED', 'WIN', 'ROLLBACK', 'HOLD', 'HOLD_VOID', 'TRANSFER', 'TRIAL_GRANT');
CREATE INDEX login_event_fresh ON login_event (tx) WHERE outcome = 'OK' AND member_id IS NOT NULL;
-- A day of every merchant is read by its time.
CREATE INDEX game_round_age ON game_round USING brin (created_at);
CREATE INDEX ledger_posting_age ON ledger_posting USING brin (created_at);
CREATE INDEX bet_correction_settled ON bet_correction (merchant_id, settled_at);
-- Each read of member info asks when the member logged in before: however often someone else has tried and failed.
CREATE INDEX login_event_success ON login_event (member_id, at DESC) WHERE outcome = 'OK';
CREATE INDEX game_code ON game (game_code);
-- Who stood directly below an agent, and everyone who ever stood below one: what a team report is drilled into by.
CREATE INDEX member_line_parent ON member_line ((ancestors[1]));
CREATE INDEX member_line_ancestors ON member_line USING gin (ancestors) WITH (fastupdate = off);
-- Members that never logged in come last; a name is found by how it begins, whatever the database's language.
CREATE INDEX member_child_login ON member (parent_id, last_login_at DESC NULLS LAST, id);
CREATE INDEX member_name_prefix ON member (merchant_id, username text_pattern_ops);
-- Few are anything but active: those are looked for by that alone.
CREATE INDEX member_child_inactive ON member (parent_id, username) WHERE status <> 'ACTIVE';
CREATE INDEX member_name_inactive ON member (merchant_id, username text_pattern_ops) WHERE status <> 'ACTIVE';
-- The few bills that are not settled are looked at each minute; so are those that wait to be collected, and by those who may collect them.
CREATE INDEX agent_bill_open ON agent_bill (merchant_id, kind, period_start) WHERE status IN ('DUE', 'PARTLY_PAID', 'PAYER_SHORT');
CREATE INDEX agent_bill_waiting ON agent_bill (merchant_id, expires_at) WHERE status = 'UNCOLLECTED';
CREATE INDEX agent_bill_waiting_of ON agent_bill (payee_id, kind) WHERE status = 'UNCOLLECTED';
-- The daily job asks which open bonuses have run out.
CREATE INDEX turnover_requirement_expiry ON turnover_requirement (expires_at) WHERE state = 'ACTIVE' AND expires_at IS NOT NULL;
-- What waits for an operator: few, and looked for often.
CREATE INDEX payment_callback_contradicting ON payment_callback (id) WHERE contradiction IS NOT NULL AND settled_at IS NULL;

-- ------------------------------------------------------------------------------------------------ what there is one of

-- A bound account stands once with its member; a removed one may be bound again. At most one account is offered first.
CREATE UNIQUE INDEX payout_account_live_key ON payout_account (member_id, bank_code, number) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payout_account_default_key ON payout_account (member_id) WHERE is_default AND removed_at IS NULL;
-- BON-04: one open bonus a member.
CREATE UNIQUE INDEX turnover_requirement_open_bonus ON turnover_requirement (member_id)
  WHERE source = 'BONUS' AND state = 'ACTIVE' AND terms IS NOT NULL;
-- Two corrections of one round would not know of each other: the second waits for the first.
CREATE UNIQUE INDEX bet_correction_request_open ON bet_correction_request (round_id) WHERE state = 'PROPOSED';
-- Of a member at a time there is one line, and one set of rates, and one consent in force.
CREATE UNIQUE INDEX member_line_now ON member_line (member_id) WHERE valid_until IS NULL;
CREATE UNIQUE INDEX rebate_set_now ON rebate_set (member_id) WHERE valid_until IS NULL;
CREATE UNIQUE INDEX downline_consent_open ON downline_consent (member_id) WHERE ended_at IS NULL;

-- ------------------------------------------------------------------------------------------------ what a row must hold

ALTER TABLE member_line ADD CHECK (valid_until > valid_from);
ALTER TABLE rebate_set ADD CHECK (valid_until > valid_from);
ALTER TABLE rebate_quota ADD CHECK (used BETWEEN 0 AND total);
ALTER TABLE agent_bill ADD CHECK (gross >= 0 OR sequence > 0 OR kind = 'REBATE');
-- What waits has an end, and nothing of it was posted; nor was any of what no one collected.
ALTER TABLE agent_bill ADD CHECK (status NOT IN ('UNCOLLECTED', 'EXPIRED') OR is_by_hand AND expires_at IS NOT NULL AND paid = 0);
ALTER TABLE agent_bill_payment ADD FOREIGN KEY (bill_id) REFERENCES agent_bill (id), ADD CHECK (amount <> 0);
ALTER TABLE agent_contract ADD CHECK (end_asked_by IN ('FIRST', 'SECOND'));
ALTER TABLE downline_transfer ADD CHECK (amount > 0);
ALTER TABLE downline_transfer ADD CHECK (kind IN ('GIVEN', 'COLLECTED'));
ALTER TABLE downline_consent ADD CHECK (expires_at > given_at);
ALTER TABLE bet_correction ADD CHECK (stake >= 0 AND payout >= 0);
ALTER TABLE bet_correction_request ADD CHECK (kind IN ('VOID', 'RESETTLE') AND payout >= 0 AND (kind = 'RESETTLE' OR payout = 0));
ALTER TABLE turnover_requirement ADD CHECK (done >= 0 AND done <= required AND required > 0);
ALTER TABLE turnover_requirement ADD CHECK (bonus >= 0);
ALTER TABLE turnover_part ADD CHECK (done >= 0);
ALTER TABLE withdrawal ADD CHECK (charge >= 0 AND charge < amount);
ALTER TABLE withdrawal ADD CHECK (state IN ('PENDING', 'APPROVED', 'PAID', 'REJECTED'));
-- Two operators are two (LED-17), and the one who proposes does not confirm.
ALTER TABLE withdrawal ADD CHECK (approved_by IS DISTINCT FROM first_approved_by OR approved_by IS NULL);
ALTER TABLE adjustment ADD CHECK (amount <> 0);
ALTER TABLE adjustment ADD CHECK (state <> 'CONFIRMED' OR (decided_by_id IS NOT NULL AND decided_by_id <> proposed_by_id AND entry_id IS NOT NULL));
ALTER TABLE deposit ADD CONSTRAINT deposit_promotion_has_terms CHECK (promotion_id IS NULL OR promotion_terms IS NOT NULL);
-- A message a member wrote is no letter of ours.
ALTER TABLE inbox_message ADD CONSTRAINT inbox_message_letter_is_of_the_house
  CHECK (letter_key IS NULL OR (record_source <> 'MEMBER' AND letter_params IS NOT NULL));
-- A window that ends before it begins would be open for ever.
ALTER TABLE merchant_vendor ADD CONSTRAINT merchant_vendor_window
  CHECK (maintenance_from IS NULL OR maintenance_until IS NULL OR maintenance_from < maintenance_until);
ALTER TABLE wallet_transfer ADD CHECK (amount > 0);
ALTER TABLE wallet_transfer ADD CHECK (from_vendor <> to_vendor);
ALTER TABLE wallet_transfer ADD CHECK (state = 'DONE');
ALTER TABLE exchange_rate ADD CHECK (buy > 0 AND sell >= buy AND currency <> source_currency);
ALTER TABLE member_note ADD CHECK (char_length(text) BETWEEN 1 AND 500);
ALTER TABLE member_tag ADD CHECK (char_length(tag) BETWEEN 1 AND 24);
-- A login pop-up has both sides of its picture.
ALTER TABLE announcement ADD CONSTRAINT announcement_login_size
  CHECK ((login_width IS NULL) = (login_height IS NULL) AND login_width BETWEEN 100 AND 750 AND login_height BETWEEN 100 AND 1200);

-- ------------------------------------------------------------------------------------------------ what may not happen
-- The functions of these guards stand here: a trigger is created after its function, and no table may be without its guard even if a file
-- of prisma/functions fails.

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: these rows are immutable, correct them by a new entry', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

-- LED-01, LED-11: what one statement inserts sums to zero per entry and stays within one asset. Once a statement, not once
-- a row: a batch of hundreds of entries pays for it once. An entry's postings therefore go in by one statement.
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_entry BIGINT;
BEGIN
  SELECT p.entry_id INTO v_entry
  FROM inserted p LEFT JOIN ledger_account a ON a.id = p.account_id
  GROUP BY p.entry_id
  HAVING sum(p.amount) <> 0 OR min(a.asset) <> max(a.asset) OR min(a.merchant_id) <> max(a.merchant_id) OR count(a.id) <> count(*)
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'entry % does not balance within one asset of one merchant', v_entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- What a payment site sent stays as it was sent: an operator settles it, once, and nothing else of it ever changes.
CREATE FUNCTION payment_callback_is_kept() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.settled_at IS NULL
    AND (to_jsonb(OLD) - ARRAY['settled_at', 'settled_by', 'settlement']) = (to_jsonb(NEW) - ARRAY['settled_at', 'settled_by', 'settlement'])
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'what a payment site said is never changed' USING ERRCODE = 'restrict_violation';
END $$;

-- Append-only: corrected by a new row.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ledger_posting FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ledger_obligation FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ledger_obligation FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ledger_import FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ledger_import FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON payment FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON payment FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON member_note FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON member_note FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON bet_correction FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON downline_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON rebate_line FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON agent_bill_payment FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON wallet_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
-- Where a chain ends now moves on, and is never taken away.
CREATE TRIGGER refuse_change BEFORE DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- A round changes until it is settled.
CREATE TRIGGER refuse_change BEFORE DELETE ON game_round FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON game_round FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change_settled BEFORE UPDATE ON game_round FOR EACH ROW WHEN (OLD.settled_at IS NOT NULL)
  EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER payment_callback_is_kept BEFORE UPDATE OR DELETE ON payment_callback FOR EACH ROW EXECUTE FUNCTION payment_callback_is_kept();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON payment_callback FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER check_entries AFTER INSERT ON ledger_posting REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();
-- What a definition does not hand down to its partitions; ledger_guard_partition does the same for those of the months.
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ledger_entry_default FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ledger_posting_default FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON game_round_default FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER check_entries AFTER INSERT ON ledger_posting_default REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();
-- PF-03, PF-04: a commitment stands, and a nonce only grows.
CREATE TRIGGER refuse_rewrite BEFORE UPDATE ON fair_seed_pair FOR EACH ROW
  WHEN (NEW.nonce < OLD.nonce OR NEW.server_seed <> OLD.server_seed OR NEW.server_seed_hash <> OLD.server_seed_hash
    OR NEW.member_id <> OLD.member_id OR OLD.state = 'REVEALED' OR (NEW.client_seed <> OLD.client_seed AND OLD.state = 'ACTIVE'))
  EXECUTE FUNCTION ledger_refuse_change();

-- ------------------------------------------------------------------------------------------------ rows there are from the start

-- Numbers from 101 on: 0 is every wallet on the wire, 2 the main one, and others up to 100 are kept free.
SELECT setval(pg_get_serial_sequence('vendor', 'account_type_id'), 100);
INSERT INTO catalogue_version DEFAULT VALUES;
INSERT INTO team_cursor (id, tx) VALUES (1, '0');
INSERT INTO game_type (code, product, rule, is_series, sort_index) VALUES
  ('RNG', 'RNG', 'STAKE', false, 1), ('INHOUSE', 'RNG', 'STAKE', false, 2), ('FISH', 'FISH', 'STAKE', false, 3),
  ('LIVE', 'LIVE', 'RESULT', false, 4), ('PVP', 'PVP', 'STAKE', false, 5), ('SPORTS', 'SPORTS', 'RESULT', false, 6),
  ('ESPORTS', 'SPORTS', 'RESULT', false, 7), ('COCKFIGHT', 'SPORTS', 'RESULT', false, 8),
  ('LOTT', 'LOTT', 'STAKE', true, 9), ('ELOTT', 'ELOTT', 'STAKE', true, 10);
