-- CreateTable
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

-- CreateTable
CREATE TABLE "bet_cursor" (
    "member_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "round_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bet_cursor_pkey" PRIMARY KEY ("member_id","asset")
);

-- CreateTable
CREATE TABLE "statement_day" (
    "account_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "code" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "credit" BIGINT NOT NULL,
    "debit" BIGINT NOT NULL,

    CONSTRAINT "statement_day_pkey" PRIMARY KEY ("account_id","day","code")
);

-- CreateTable
CREATE TABLE "statement_cursor" (
    "member_id" INTEGER NOT NULL,
    "asset" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "statement_cursor_pkey" PRIMARY KEY ("member_id","asset")
);

-- A statement without its bets is found without reading them; a bet's postings are in no index more than before.
CREATE INDEX ledger_posting_statement_rare ON ledger_posting (member_id, created_at)
    WHERE member_id IS NOT NULL AND code NOT IN ('BET', 'WIN');

-- Adds up what is new of a member's postings in one asset; everything anew where it is told to, or where the days are of another
-- zone. The accounts are locked: every entry with a smaller number than one that is seen is then committed. An hour is looked
-- back, for the times of two servers may differ.
CREATE FUNCTION statement_add_up(p_member INTEGER, p_asset TEXT, p_zone TEXT, p_is_anew BOOLEAN) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_cursor statement_cursor;
  v_accounts BIGINT[];
BEGIN
  INSERT INTO statement_cursor (member_id, asset, zone, entry_id, at, total) VALUES (p_member, p_asset, p_zone, 0, '-infinity', 0)
    ON CONFLICT DO NOTHING;
  SELECT * INTO v_cursor FROM statement_cursor WHERE member_id = p_member AND asset = p_asset FOR UPDATE;
  PERFORM FROM ledger_account WHERE member_id = p_member AND asset = p_asset ORDER BY id FOR SHARE;
  v_accounts := ARRAY(SELECT id FROM ledger_account WHERE member_id = p_member AND asset = p_asset);
  IF p_is_anew OR v_cursor.zone <> p_zone THEN
    DELETE FROM statement_day WHERE account_id = ANY (v_accounts);
    v_cursor.entry_id := 0;
    v_cursor.at := '-infinity';
    v_cursor.total := 0;
  END IF;
  WITH fresh AS MATERIALIZED (
    SELECT p.account_id, (p.created_at AT TIME ZONE p_zone)::date AS day, p.code, count(*)::integer AS rows,
           coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::bigint AS credit,
           coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::bigint AS debit,
           max(p.entry_id) AS entry_id, max(p.created_at) AS at
    FROM ledger_posting p
    WHERE p.member_id = p_member AND p.account_id = ANY (v_accounts)
      AND p.created_at >= v_cursor.at - INTERVAL '1 hour' AND p.entry_id > v_cursor.entry_id
    GROUP BY 1, 2, 3
  ), added AS (
    INSERT INTO statement_day AS d (account_id, day, code, rows, credit, debit)
    SELECT account_id, day, code, rows, credit, debit FROM fresh
    ON CONFLICT (account_id, day, code) DO UPDATE
      SET rows = d.rows + EXCLUDED.rows, credit = d.credit + EXCLUDED.credit, debit = d.debit + EXCLUDED.debit
  )
  UPDATE statement_cursor c SET
    zone = p_zone,
    entry_id = greatest(v_cursor.entry_id, (SELECT max(entry_id) FROM fresh)),
    at = greatest(v_cursor.at, (SELECT max(at) FROM fresh)),
    total = v_cursor.total + coalesce((SELECT sum(credit - debit) FROM fresh), 0)
  WHERE c.member_id = p_member AND c.asset = p_asset;
END $$;

-- The same for settled rounds, by game and, under an empty code, for all games: whoever asks for all reads one row a day. A round that is still open holds up those after it: what it pays isn't known.
CREATE FUNCTION bet_add_up(p_member INTEGER, p_asset TEXT, p_zone TEXT) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_cursor bet_cursor;
BEGIN
  INSERT INTO bet_cursor (member_id, asset, zone, round_id, at) VALUES (p_member, p_asset, p_zone, 0, '-infinity') ON CONFLICT DO NOTHING;
  SELECT * INTO v_cursor FROM bet_cursor WHERE member_id = p_member AND asset = p_asset FOR UPDATE;
  PERFORM FROM ledger_account WHERE member_id = p_member AND asset = p_asset ORDER BY id FOR SHARE;
  IF v_cursor.zone <> p_zone THEN
    DELETE FROM bet_day WHERE member_id = p_member AND asset = p_asset;
    v_cursor.round_id := 0;
    v_cursor.at := '-infinity';
  END IF;
  WITH fresh AS MATERIALIZED (
    SELECT r.id, r.created_at, r.settled_at, r.game_code, r.stake, r.payout
    FROM game_round r
    WHERE r.member_id = p_member AND r.asset = p_asset
      AND r.created_at >= v_cursor.at - INTERVAL '1 hour' AND r.id > v_cursor.round_id
  ), done AS MATERIALIZED (
    SELECT * FROM fresh WHERE id < coalesce((SELECT min(id) FROM fresh WHERE settled_at IS NULL), 9223372036854775807)
  ), added AS (
    INSERT INTO bet_day AS d (member_id, asset, day, game_code, rounds, stake, payout)
    SELECT p_member, p_asset, day, coalesce(game_code, ''), count(*), sum(stake), sum(payout)
    FROM (SELECT (created_at AT TIME ZONE p_zone)::date AS day, game_code, stake, payout FROM done) d
    GROUP BY GROUPING SETS ((day, game_code), (day))
    ON CONFLICT (member_id, asset, day, game_code) DO UPDATE
      SET rounds = d.rounds + EXCLUDED.rounds, stake = d.stake + EXCLUDED.stake, payout = d.payout + EXCLUDED.payout
  )
  UPDATE bet_cursor c SET
    zone = p_zone,
    round_id = greatest(v_cursor.round_id, (SELECT max(id) FROM done)),
    at = greatest(v_cursor.at, (SELECT max(created_at) FROM done))
  WHERE c.member_id = p_member AND c.asset = p_asset;
END $$;
