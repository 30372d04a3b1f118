-- DropIndex
DROP INDEX "member_parent_id_idx";

-- AlterTable
ALTER TABLE "downline_transfer" ADD COLUMN     "agent_id" INTEGER NOT NULL,
ADD COLUMN     "request_id" TEXT NOT NULL;

-- CreateTable
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

-- CreateTable
CREATE TABLE "member_count" (
    "member_id" INTEGER NOT NULL,
    "direct" INTEGER NOT NULL,
    "team" INTEGER NOT NULL,

    CONSTRAINT "member_count_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "member_count_change" (
    "id" BIGSERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "direct" INTEGER NOT NULL,
    "team" INTEGER NOT NULL,

    CONSTRAINT "member_count_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "downline_consent_member_id_expires_at_idx" ON "downline_consent"("member_id", "expires_at");

-- CreateIndex
CREATE INDEX "member_count_change_member_id_idx" ON "member_count_change"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "downline_transfer_agent_id_request_id_key" ON "downline_transfer"("agent_id", "request_id");

-- CreateIndex
CREATE INDEX "member_parent_id_username_idx" ON "member"("parent_id", "username");

-- CreateIndex
CREATE INDEX "member_parent_id_created_at_id_idx" ON "member"("parent_id", "created_at", "id");

ALTER TABLE downline_transfer ADD CHECK (kind IN ('GIVEN', 'COLLECTED'));
ALTER TABLE downline_consent ADD CHECK (expires_at > given_at);
-- One that is in force, of a member.
CREATE UNIQUE INDEX downline_consent_open ON downline_consent (member_id) WHERE ended_at IS NULL;

-- Whoever never came stands behind all who did; a name is found by how it begins, whatever the database's language.
CREATE INDEX member_child_login ON member (parent_id, last_login_at DESC NULLS LAST, id);
CREATE INDEX member_name_prefix ON member (merchant_id, username text_pattern_ops);
-- Few are anything but active: those are looked for by that alone.
CREATE INDEX member_child_inactive ON member (parent_id, username) WHERE status <> 'ACTIVE';
CREATE INDEX member_name_inactive ON member (merchant_id, username text_pattern_ops) WHERE status <> 'ACTIVE';

-- ------------------------------------------------------------------------------------------------ how many stand below

CREATE FUNCTION member_tree_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_sign INTEGER := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO member_count_change (member_id, direct, team)
    SELECT c.ancestor_id, v_sign * count(*) FILTER (WHERE c.depth = 1), v_sign * count(*)
    FROM changed c JOIN member d ON d.id = c.descendant_id JOIN member a ON a.id = c.ancestor_id
    WHERE c.depth > 0 AND d.type <> 4 AND (NOT d.is_test OR a.is_test)
    GROUP BY c.ancestor_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_new AFTER INSERT ON member_tree REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_tree_count();
CREATE TRIGGER count_gone AFTER DELETE ON member_tree REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_tree_count();

-- Adds up what came and went. Whoever finds another at it leaves it to that one.
CREATE FUNCTION member_count_fold() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('member_count_fold')) THEN RETURN; END IF;
  WITH taken AS (DELETE FROM member_count_change RETURNING member_id, direct, team)
  INSERT INTO member_count AS c (member_id, direct, team)
    SELECT member_id, sum(direct), sum(team) FROM taken GROUP BY member_id
    ON CONFLICT (member_id) DO UPDATE SET direct = c.direct + EXCLUDED.direct, team = c.team + EXCLUDED.team;
END $$;

INSERT INTO member_count (member_id, direct, team)
  SELECT t.ancestor_id, count(*) FILTER (WHERE t.depth = 1), count(*)
  FROM member_tree t JOIN member d ON d.id = t.descendant_id JOIN member a ON a.id = t.ancestor_id
  WHERE t.depth > 0 AND d.type <> 4 AND (NOT d.is_test OR a.is_test)
  GROUP BY t.ancestor_id;
