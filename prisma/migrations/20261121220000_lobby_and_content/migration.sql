-- Trigrams find a name in spite of a typing mistake, unaccent in spite of its marks.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- AlterTable
ALTER TABLE "announcement_content" ADD COLUMN     "image_url" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "banner" ADD COLUMN     "end_at" TIMESTAMPTZ(3),
ADD COLUMN     "start_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "inbox_message" ADD COLUMN     "outbox_id" INTEGER;

-- AlterTable
ALTER TABLE "help_topic" ADD COLUMN     "device" TEXT NOT NULL DEFAULT '*';

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "catalogue_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateIndex
CREATE UNIQUE INDEX "chat_conversation_member_id_key" ON "chat_conversation"("member_id");

-- CreateIndex
CREATE INDEX "chat_conversation_merchant_id_last_message_at_idx" ON "chat_conversation"("merchant_id", "last_message_at");

-- CreateIndex
CREATE INDEX "chat_message_conversation_id_id_idx" ON "chat_message"("conversation_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_message_conversation_id_client_id_key" ON "chat_message"("conversation_id", "client_id");

-- CreateIndex
CREATE INDEX "feedback_merchant_id_at_idx" ON "feedback"("merchant_id", "at");

-- CreateIndex
CREATE INDEX "outbox_message_sender_id_sent_at_idx" ON "outbox_message"("sender_id", "sent_at");

-- CreateIndex
CREATE INDEX "game_search" ON "game" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "inbox_message_outbox_id_idx" ON "inbox_message"("outbox_id");

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "chat_conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_message" ADD CONSTRAINT "inbox_message_outbox_id_fkey" FOREIGN KEY ("outbox_id") REFERENCES "outbox_message"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Text for comparing, as server/features/game/fold-text.ts folds it: no marks, no capitals. Declared immutable, as its dictionary never changes here.
CREATE FUNCTION fold_text(p_text TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
  SELECT lower(unaccent('unaccent', normalize(p_text, NFC)))
$$;

CREATE FUNCTION game_keep_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(E'\n', NEW.name, (SELECT string_agg(value, E'\n') FROM jsonb_each_text(NEW.names))));
  RETURN NEW;
END $$;
CREATE TRIGGER game_search_text BEFORE INSERT OR UPDATE OF name, names ON game
  FOR EACH ROW EXECUTE FUNCTION game_keep_search_text();
UPDATE game SET name = name;

-- Games whose names hold something like the text, the likest first: for what no name holds as it is written. First what is
-- much like it (5 ms among 20,000 games); only where nothing is, what is a little (short words with two letters changed about).
-- The planner holds comparing words for as cheap as comparing numbers: left to itself it reads the whole table (110 ms).
CREATE FUNCTION game_search_like(p_text TEXT, p_limit INTEGER) RETURNS TABLE (game_id INTEGER, likeness REAL)
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT SET enable_seqscan = off SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE
  v_text TEXT := fold_text(p_text);
BEGIN
  FOR v_try IN 1..2 LOOP
    RETURN QUERY EXECUTE
      'SELECT id, word_similarity($1, search_text) FROM game WHERE $1 <% search_text ORDER BY 2 DESC, sort_index, id LIMIT $2'
      USING v_text, p_limit;
    EXIT WHEN FOUND;
    PERFORM set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  END LOOP;
END $$;

-- Tells servers that the catalogue moved; with the change itself, so that nobody reads the new number and the old games.
INSERT INTO catalogue_version DEFAULT VALUES;
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER game_changed AFTER INSERT OR UPDATE OR DELETE ON game FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER vendor_changed AFTER INSERT OR UPDATE OR DELETE ON vendor FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER merchant_vendor_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_vendor
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
