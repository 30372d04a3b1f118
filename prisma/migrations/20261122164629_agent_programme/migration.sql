-- AlterTable
ALTER TABLE "agent_contract" ADD COLUMN     "effective_until" TIMESTAMPTZ(3),
ALTER COLUMN "first_party_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "game_round" ADD COLUMN     "tx" xid8 NOT NULL DEFAULT pg_current_xact_id();

-- AlterTable
ALTER TABLE "ledger_entry" ADD COLUMN     "tx" xid8 NOT NULL DEFAULT pg_current_xact_id();

-- AlterTable
ALTER TABLE "affiliate_link" ADD COLUMN     "clicks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "domain" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "rates" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "registrations" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "login_event" ADD COLUMN     "tx" xid8 NOT NULL DEFAULT pg_current_xact_id();

-- CreateTable
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

-- CreateTable
CREATE TABLE "agent_run" (
    "merchant_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "bills" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "agent_run_pkey" PRIMARY KEY ("merchant_id","kind","period_start")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "downline_transfer" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" INTEGER NOT NULL,
    "payer_id" INTEGER NOT NULL,
    "receiver_id" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "remark" TEXT NOT NULL DEFAULT '',
    "entry_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "downline_transfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_type" (
    "code" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "is_series" BOOLEAN NOT NULL DEFAULT false,
    "sort_index" SMALLINT NOT NULL,

    CONSTRAINT "game_type_pkey" PRIMARY KEY ("code")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "rebate_quota" (
    "agent_id" INTEGER NOT NULL,
    "game_type" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rebate_quota_pkey" PRIMARY KEY ("agent_id","game_type","rate")
);

-- CreateTable
CREATE TABLE "round_correction" (
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

    CONSTRAINT "round_correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "first_deposit" (
    "member_id" INTEGER NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "first_deposit_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "team_cursor" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "tx" xid8 NOT NULL,

    CONSTRAINT "team_cursor_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "agent_bill_payee_id_period_start_idx" ON "agent_bill"("payee_id", "period_start");

-- CreateIndex
CREATE INDEX "agent_bill_payer_id_period_start_idx" ON "agent_bill"("payer_id", "period_start");

-- CreateIndex
CREATE INDEX "agent_bill_merchant_id_kind_period_start_idx" ON "agent_bill"("merchant_id", "kind", "period_start");

-- CreateIndex
CREATE UNIQUE INDEX "agent_bill_kind_payee_id_contract_id_period_start_sequence_key" ON "agent_bill"("kind", "payee_id", "contract_id", "period_start", "sequence");

-- CreateIndex
CREATE INDEX "member_line_tx_idx" ON "member_line"("tx");

-- CreateIndex
CREATE UNIQUE INDEX "member_line_member_id_valid_from_key" ON "member_line"("member_id", "valid_from");

-- CreateIndex
CREATE INDEX "downline_transfer_payer_id_at_idx" ON "downline_transfer"("payer_id", "at");

-- CreateIndex
CREATE INDEX "downline_transfer_receiver_id_at_idx" ON "downline_transfer"("receiver_id", "at");

-- CreateIndex
CREATE INDEX "rebate_set_merchant_id_valid_from_idx" ON "rebate_set"("merchant_id", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "rebate_set_member_id_valid_from_key" ON "rebate_set"("member_id", "valid_from");

-- CreateIndex
CREATE INDEX "round_correction_tx_idx" ON "round_correction"("tx");

-- CreateIndex
CREATE INDEX "round_correction_round_id_idx" ON "round_correction"("round_id");

-- CreateIndex
CREATE INDEX "round_correction_merchant_id_corrected_at_idx" ON "round_correction"("merchant_id", "corrected_at");

-- CreateIndex
CREATE INDEX "member_play_day_member_id_day_idx" ON "member_play_day"("member_id", "day");

-- CreateIndex
CREATE INDEX "member_play_day_merchant_id_day_idx" ON "member_play_day"("merchant_id", "day");

-- CreateIndex
CREATE INDEX "member_day_member_id_day_idx" ON "member_day"("member_id", "day");

-- CreateIndex
CREATE INDEX "game_round_settled" ON "game_round" USING BRIN ("merchant_id", "settled_at");

-- ------------------------------------------------------------------------------------------------ kinds of game

INSERT INTO game_type (code, product, rule, is_series, sort_index) VALUES
  ('RNG', 'RNG', 'STAKE', false, 1), ('INHOUSE', 'RNG', 'STAKE', false, 2), ('FISH', 'FISH', 'STAKE', false, 3),
  ('LIVE', 'LIVE', 'RESULT', false, 4), ('PVP', 'PVP', 'STAKE', false, 5), ('SPORTS', 'SPORTS', 'RESULT', false, 6),
  ('ESPORTS', 'SPORTS', 'RESULT', false, 7), ('COCKFIGHT', 'SPORTS', 'RESULT', false, 8),
  ('LOTT', 'LOTT', 'STAKE', true, 9), ('ELOTT', 'ELOTT', 'STAKE', true, 10);

CREATE FUNCTION valid_turnover(p_rule TEXT, p_stake BIGINT, p_payout BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN p_rule = 'RESULT' THEN least(p_stake, abs(p_payout - p_stake)) ELSE p_stake END $$;

-- The kind of each game that is played; a game that left the catalogue counts as a slot.
CREATE VIEW game_kind AS
  SELECT DISTINCT ON (g.game_code) g.game_code, t.code AS game_type, t.rule, t.is_series
  FROM game g JOIN game_type t ON t.code = CASE WHEN g.vendor_code = 'BGS' THEN 'INHOUSE' ELSE g.category END
  ORDER BY g.game_code, g.id;
CREATE INDEX game_code ON game (game_code);

-- ------------------------------------------------------------------------------------------------ the tree

-- Places members who have no place yet below their parents, however deep.
CREATE FUNCTION member_place(p_ids INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE line AS (
    SELECT id AS descendant_id, id AS ancestor_id, parent_id, 0 AS depth FROM member WHERE id = ANY (p_ids)
    UNION ALL
    SELECT line.descendant_id, m.id, m.parent_id, line.depth + 1 FROM line JOIN member m ON m.id = line.parent_id
  )
  INSERT INTO member_tree (ancestor_id, descendant_id, depth) SELECT ancestor_id, descendant_id, depth FROM line;
  INSERT INTO member_line (merchant_id, member_id, ancestors, valid_from)
    SELECT m.merchant_id, m.id, ARRAY(SELECT t.ancestor_id FROM member_tree t WHERE t.descendant_id = m.id AND t.depth > 0 ORDER BY t.depth), '-infinity'
    FROM member m WHERE m.id = ANY (p_ids);
END $$;

-- Moves a member with all below it under another; how many moved. Nobody registers below the branch meanwhile: a new member's
-- reference to its parent waits for the rows that are locked here.
CREATE FUNCTION member_move(p_member INTEGER, p_parent INTEGER, p_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  v_locked INTEGER := -1;
  v_count INTEGER;
  v_at TIMESTAMPTZ;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('member_move'), merchant_id) FROM member WHERE id = p_member;
  LOOP
    SELECT count(*) INTO v_count FROM member_tree WHERE ancestor_id = p_member;
    EXIT WHEN v_count = v_locked;
    v_locked := v_count;
    PERFORM FROM member m JOIN member_tree t ON t.descendant_id = m.id WHERE t.ancestor_id = p_member ORDER BY m.id FOR UPDATE OF m;
  END LOOP;
  IF EXISTS (SELECT FROM member_tree WHERE ancestor_id = p_member AND descendant_id = p_parent) THEN
    RAISE EXCEPTION 'member % stands below %', p_parent, p_member USING ERRCODE = 'check_violation';
  END IF;
  UPDATE member SET parent_id = p_parent WHERE id = p_member;
  DELETE FROM member_tree t
    USING (SELECT descendant_id FROM member_tree WHERE ancestor_id = p_member) b,
          (SELECT ancestor_id FROM member_tree WHERE descendant_id = p_member AND depth > 0) a
    WHERE t.descendant_id = b.descendant_id AND t.ancestor_id = a.ancestor_id;
  INSERT INTO member_tree (ancestor_id, descendant_id, depth)
    SELECT a.ancestor_id, b.descendant_id, a.depth + b.depth + 1
    FROM (SELECT ancestor_id, depth FROM member_tree WHERE descendant_id = p_parent) a,
         (SELECT descendant_id, depth FROM member_tree WHERE ancestor_id = p_member) b;
  -- Two moves within a millisecond are two all the same.
  SELECT greatest(p_at, max(l.valid_from) + INTERVAL '1 millisecond') INTO v_at
    FROM member_line l JOIN member_tree t ON t.descendant_id = l.member_id AND t.ancestor_id = p_member WHERE l.valid_from <> '-infinity';
  v_at := coalesce(v_at, p_at);
  UPDATE member_line l SET valid_until = v_at
    FROM member_tree t WHERE t.ancestor_id = p_member AND t.descendant_id = l.member_id AND l.valid_until IS NULL;
  INSERT INTO member_line (merchant_id, member_id, ancestors, valid_from)
    SELECT m.merchant_id, m.id, ARRAY(SELECT u.ancestor_id FROM member_tree u WHERE u.descendant_id = m.id AND u.depth > 0 ORDER BY u.depth), v_at
    FROM member_tree t JOIN member m ON m.id = t.descendant_id WHERE t.ancestor_id = p_member;
  RETURN v_count;
END $$;

INSERT INTO member_line (merchant_id, member_id, ancestors, valid_from)
  SELECT m.merchant_id, m.id, ARRAY(SELECT t.ancestor_id FROM member_tree t WHERE t.descendant_id = m.id AND t.depth > 0 ORDER BY t.depth), '-infinity'
  FROM member m;
-- Of a member at a time there is one line, and one set of rates.
CREATE UNIQUE INDEX member_line_now ON member_line (member_id) WHERE valid_until IS NULL;
CREATE UNIQUE INDEX rebate_set_now ON rebate_set (member_id) WHERE valid_until IS NULL;
ALTER TABLE member_line ADD CHECK (valid_until > valid_from);
ALTER TABLE rebate_set ADD CHECK (valid_until > valid_from);
ALTER TABLE rebate_quota ADD CHECK (used BETWEEN 0 AND total);
ALTER TABLE agent_bill ADD CHECK (gross >= 0 OR sequence > 0 OR kind = 'REBATE');
ALTER TABLE downline_transfer ADD CHECK (amount > 0);
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON downline_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON round_correction FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- ------------------------------------------------------------------------------------------------ what teams come to

-- Before it every transaction of this database has ended: rows of theirs are all there to be counted, and none comes after. Those of
-- other databases of the server don't matter; of one whose state may not be seen it is taken that it is ours.
CREATE FUNCTION ended_before() RETURNS xid8 LANGUAGE plpgsql AS $$
DECLARE
  v_snapshot pg_snapshot := pg_current_snapshot();
BEGIN
  RETURN coalesce(
    (SELECT min(x.xid::text::numeric)::text::xid8 FROM pg_snapshot_xip(v_snapshot) AS x (xid)
     WHERE EXISTS (
       SELECT FROM pg_stat_activity a
       WHERE a.datname = current_database() AND a.pid <> pg_backend_pid()
         AND (a.backend_xid::text::bigint = x.xid::text::numeric % 4294967296 OR a.backend_start IS NULL))),
    pg_snapshot_xmax(v_snapshot));
END $$;

-- A row's transaction is the one that settled the round.
CREATE FUNCTION game_round_take_tx() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tx := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE TRIGGER take_tx BEFORE UPDATE ON game_round FOR EACH ROW WHEN (OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL)
  EXECUTE FUNCTION game_round_take_tx();
CREATE INDEX game_round_fresh ON game_round (tx) WHERE settled_at IS NOT NULL AND NOT is_trial AND NOT is_test;
CREATE INDEX ledger_entry_fresh ON ledger_entry (tx)
  WHERE type NOT IN ('BET', 'BET_SETTLED', 'WIN', 'ROLLBACK', 'HOLD', 'HOLD_VOID', 'TRANSFER', 'TRIAL_GRANT');
CREATE INDEX login_event_fresh ON login_event (tx) WHERE outcome = 'OK' AND member_id IS NOT NULL;

INSERT INTO team_cursor (id, tx) VALUES (1, '0');

-- Adds up what is new. Trial and test accounts are in no figure (GLI A.2.5, ACC-11). A day is that of the merchant's zone in which a
-- round was settled; the place is the one the member had when it was opened (AGT-02).
CREATE FUNCTION team_fold() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_from xid8;
  v_until xid8;
BEGIN
  SELECT tx INTO v_from FROM team_cursor WHERE id = 1 FOR UPDATE;
  v_until := ended_before();
  IF v_until <= v_from THEN RETURN; END IF;
  WITH raw AS MATERIALIZED (
    SELECT r.merchant_id, r.member_id, r.game_code, r.created_at, r.settled_at, r.stake, r.payout, 0::bigint AS stake_before, 0::bigint AS payout_before, 1 AS bets
      FROM game_round r
      WHERE r.tx >= v_from AND r.tx < v_until AND r.settled_at IS NOT NULL AND NOT r.is_trial AND NOT r.is_test
    UNION ALL
    SELECT c.merchant_id, c.member_id, c.game_code, c.round_at, c.settled_at, c.stake, c.payout, c.stake_before, c.payout_before,
           CASE c.kind WHEN 'VOID' THEN -1 ELSE 0 END
      FROM round_correction c JOIN member m ON m.id = c.member_id AND NOT m.is_test AND m.type <> 4
      WHERE c.tx >= v_from AND c.tx < v_until
  ), kinds AS MATERIALIZED (
    -- By the codes that were played: the whole catalogue is not looked through.
    SELECT k.game_code, k.game_type, k.rule FROM game_kind k WHERE k.game_code = ANY (ARRAY(SELECT DISTINCT game_code FROM raw))
  ), plays AS MATERIALIZED (
    SELECT l.id AS line_id, r.merchant_id, r.member_id, (r.settled_at AT TIME ZONE h.timezone)::date AS day, coalesce(k.game_type, 'RNG') AS game_type,
           sum(r.bets)::integer AS bets, sum(r.stake - r.stake_before)::bigint AS stake, sum(r.payout - r.payout_before)::bigint AS payout,
           sum(valid_turnover(k.rule, r.stake, r.payout) - valid_turnover(k.rule, r.stake_before, r.payout_before))::bigint AS turnover
    FROM raw r
    JOIN merchant h ON h.id = r.merchant_id
    JOIN member_line l ON l.member_id = r.member_id AND l.valid_from <= r.created_at AND (l.valid_until IS NULL OR r.created_at < l.valid_until)
    LEFT JOIN kinds k ON k.game_code = r.game_code
    GROUP BY 1, 2, 3, 4, 5
  ), own_plays AS (
    INSERT INTO member_play_day AS d (line_id, day, game_type, merchant_id, member_id, bets, stake, payout, turnover)
    SELECT line_id, day, game_type, merchant_id, member_id, bets, stake, payout, turnover FROM plays
    ON CONFLICT (line_id, day, game_type) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout, turnover = d.turnover + EXCLUDED.turnover
  ), team_plays AS (
    INSERT INTO downline_play_day AS d (agent_id, day, game_type, bets, stake, payout, turnover)
    -- Members of one upline have the same agents above: added up before it is told to each of these.
    SELECT a.id, p.day, p.game_type, sum(p.bets), sum(p.stake), sum(p.payout), sum(p.turnover)
    FROM (SELECT l.ancestors, p.day, p.game_type, sum(p.bets) AS bets, sum(p.stake) AS stake, sum(p.payout) AS payout, sum(p.turnover) AS turnover
          FROM plays p JOIN member_line l ON l.id = p.line_id GROUP BY 1, 2, 3) p
    CROSS JOIN LATERAL unnest(p.ancestors) AS a (id)
    GROUP BY 1, 2, 3
    ON CONFLICT (agent_id, day, game_type) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout, turnover = d.turnover + EXCLUDED.turnover
  ), moved AS MATERIALIZED (
    SELECT e.merchant_id, p.member_id, e.created_at, e.id AS entry_id, p.code, sum(p.amount)::bigint AS amount
    FROM ledger_entry e
    JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at
    JOIN member m ON m.id = p.member_id AND NOT m.is_test AND m.type <> 4
    WHERE e.tx >= v_from AND e.tx < v_until
      AND e.type NOT IN ('BET', 'BET_SETTLED', 'WIN', 'ROLLBACK', 'HOLD', 'HOLD_VOID', 'TRANSFER', 'TRIAL_GRANT')
    GROUP BY 1, 2, 3, 4, 5
  ), firsts AS (
    INSERT INTO first_deposit (member_id, entry_id, amount, at)
    SELECT DISTINCT ON (member_id) member_id, entry_id, amount, created_at FROM moved WHERE code = 'DEPOSIT' ORDER BY member_id, created_at, entry_id
    ON CONFLICT DO NOTHING
    RETURNING member_id, entry_id
  ), acts AS MATERIALIZED (
    SELECT l.id AS line_id, u.merchant_id, u.member_id, (u.at AT TIME ZONE h.timezone)::date AS day,
           0 AS bets, (u.code = 'DEPOSIT')::integer AS deposits, CASE u.code WHEN 'DEPOSIT' THEN u.amount ELSE 0 END AS deposited,
           (u.code = 'DEPOSIT' AND u.is_first)::integer AS first_deposits,
           CASE WHEN u.code = 'DEPOSIT' AND u.is_first THEN u.amount ELSE 0 END AS first_deposited,
           (u.code = 'WITHDRAWAL')::integer AS withdrawals, CASE u.code WHEN 'WITHDRAWAL' THEN -u.amount ELSE 0 END AS withdrawn,
           CASE u.code WHEN 'DEPOSIT_FEE' THEN -u.amount ELSE 0 END AS fees,
           CASE WHEN u.code IN ('PROMOTION', 'PROMOTION_FORFEIT') THEN u.amount ELSE 0 END AS promotion,
           CASE u.code WHEN 'REBATE' THEN u.amount ELSE 0 END AS rebate,
           CASE WHEN u.code IN ('SALARY', 'SALARY_SHARE') THEN u.amount ELSE 0 END AS daily_salary,
           CASE WHEN u.code IN ('HOURLY_SALARY', 'HOURLY_SALARY_SHARE') THEN u.amount ELSE 0 END AS hourly_salary,
           CASE WHEN u.code IN ('REAL_TIME_SALARY', 'REAL_TIME_SALARY_SHARE') THEN u.amount ELSE 0 END AS real_time_salary,
           CASE WHEN u.code IN ('DIVIDEND', 'DIVIDEND_SHARE') THEN u.amount ELSE 0 END AS dividend,
           CASE WHEN u.code IN ('ADJUSTMENT', 'CORRECTION') THEN u.amount ELSE 0 END AS adjustment,
           (u.code = ' login')::integer AS logins, (u.code = ' registration')::integer AS registered
    FROM (
      SELECT v.merchant_id, v.member_id, v.created_at AS at, v.code, v.amount, f.entry_id IS NOT NULL AS is_first
        FROM moved v LEFT JOIN firsts f ON f.member_id = v.member_id AND f.entry_id = v.entry_id
      UNION ALL
      SELECT e.merchant_id, e.member_id, e.at, ' login', 0, false
        FROM login_event e JOIN member m ON m.id = e.member_id AND NOT m.is_test AND m.type <> 4
        WHERE e.tx >= v_from AND e.tx < v_until AND e.outcome = 'OK'
      UNION ALL
      SELECT m.merchant_id, m.id, m.created_at, ' registration', 0, false
        FROM member_line n JOIN member m ON m.id = n.member_id AND NOT m.is_test AND m.type <> 4
        WHERE n.tx >= v_from AND n.tx < v_until AND n.valid_from = '-infinity'
    ) u
    JOIN merchant h ON h.id = u.merchant_id
    JOIN member_line l ON l.member_id = u.member_id AND l.valid_from <= u.at AND (l.valid_until IS NULL OR u.at < l.valid_until)
    UNION ALL
    SELECT line_id, merchant_id, member_id, day, bets, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM plays
  ), days AS MATERIALIZED (
    SELECT line_id, day, merchant_id, member_id, sum(bets)::integer AS bets, sum(deposits)::integer AS deposits, sum(deposited)::bigint AS deposited,
           sum(first_deposits)::integer AS first_deposits, sum(first_deposited)::bigint AS first_deposited,
           sum(withdrawals)::integer AS withdrawals, sum(withdrawn)::bigint AS withdrawn, sum(fees)::bigint AS fees,
           sum(promotion)::bigint AS promotion, sum(rebate)::bigint AS rebate, sum(daily_salary)::bigint AS daily_salary,
           sum(hourly_salary)::bigint AS hourly_salary, sum(real_time_salary)::bigint AS real_time_salary, sum(dividend)::bigint AS dividend,
           sum(adjustment)::bigint AS adjustment, sum(logins)::integer AS logins, sum(registered)::integer AS registered
    FROM acts GROUP BY 1, 2, 3, 4
  ), turned AS MATERIALIZED (
    -- Whether the member is one more of those who bet, deposited or logged in on the day, or one less.
    SELECT d.*, l.ancestors, l.valid_from <> '-infinity' OR l.valid_until IS NOT NULL AS has_moved,
           (coalesce(b.bets, 0) + d.bets > 0)::integer - (coalesce(b.bets, 0) > 0)::integer AS bet_members,
           (coalesce(b.deposits, 0) + d.deposits > 0)::integer - (coalesce(b.deposits, 0) > 0)::integer AS deposit_members,
           (coalesce(b.logins, 0) + d.logins > 0)::integer - (coalesce(b.logins, 0) > 0)::integer AS login_members
    FROM days d JOIN member_line l ON l.id = d.line_id LEFT JOIN member_day b ON b.line_id = d.line_id AND b.day = d.day
  ), own_days AS (
    INSERT INTO member_day AS d (line_id, day, merchant_id, member_id, bets, deposits, deposited, first_deposits, first_deposited, withdrawals,
      withdrawn, fees, promotion, rebate, daily_salary, hourly_salary, real_time_salary, dividend, adjustment, logins, registered)
    SELECT line_id, day, merchant_id, member_id, bets, deposits, deposited, first_deposits, first_deposited, withdrawals,
      withdrawn, fees, promotion, rebate, daily_salary, hourly_salary, real_time_salary, dividend, adjustment, logins, registered FROM days
    ON CONFLICT (line_id, day) DO UPDATE SET bets = d.bets + EXCLUDED.bets, deposits = d.deposits + EXCLUDED.deposits,
      deposited = d.deposited + EXCLUDED.deposited, first_deposits = d.first_deposits + EXCLUDED.first_deposits,
      first_deposited = d.first_deposited + EXCLUDED.first_deposited, withdrawals = d.withdrawals + EXCLUDED.withdrawals,
      withdrawn = d.withdrawn + EXCLUDED.withdrawn, fees = d.fees + EXCLUDED.fees, promotion = d.promotion + EXCLUDED.promotion,
      rebate = d.rebate + EXCLUDED.rebate, daily_salary = d.daily_salary + EXCLUDED.daily_salary,
      hourly_salary = d.hourly_salary + EXCLUDED.hourly_salary, real_time_salary = d.real_time_salary + EXCLUDED.real_time_salary,
      dividend = d.dividend + EXCLUDED.dividend, adjustment = d.adjustment + EXCLUDED.adjustment, logins = d.logins + EXCLUDED.logins,
      registered = d.registered + EXCLUDED.registered
  ), still AS (
    -- As above: most never moved.
    SELECT ancestors, day, sum(deposits) AS deposits, sum(deposited) AS deposited, sum(first_deposits) AS first_deposits, sum(first_deposited) AS first_deposited,
           sum(withdrawals) AS withdrawals, sum(withdrawn) AS withdrawn, sum(fees) AS fees, sum(promotion) AS promotion, sum(rebate) AS rebate,
           sum(daily_salary) AS daily_salary, sum(hourly_salary) AS hourly_salary, sum(real_time_salary) AS real_time_salary, sum(dividend) AS dividend,
           sum(adjustment) AS adjustment, sum(logins) AS logins, sum(registered) AS registered, sum(bet_members) AS bet_members,
           sum(deposit_members) AS deposit_members, sum(login_members) AS login_members
    FROM turned WHERE NOT has_moved GROUP BY 1, 2
  ), told AS (
    SELECT a.id AS agent_id, s.day, s.deposits, s.deposited, s.first_deposits, s.first_deposited, s.withdrawals, s.withdrawn, s.fees, s.promotion, s.rebate, s.daily_salary,
           s.hourly_salary, s.real_time_salary, s.dividend, s.adjustment, s.logins, s.registered, s.bet_members, s.deposit_members, s.login_members
    FROM still s CROSS JOIN LATERAL unnest(s.ancestors) AS a (id)
    UNION ALL
    -- Who moved within the day is one member of an agent above both places.
    SELECT a.id, t.day, t.deposits, t.deposited, t.first_deposits, t.first_deposited, t.withdrawals, t.withdrawn, t.fees, t.promotion, t.rebate, t.daily_salary,
           t.hourly_salary, t.real_time_salary, t.dividend, t.adjustment, t.logins, t.registered,
           CASE WHEN o.has_bet THEN 0 ELSE t.bet_members END, CASE WHEN o.has_deposited THEN 0 ELSE t.deposit_members END,
           CASE WHEN o.has_logged_in THEN 0 ELSE t.login_members END
    FROM turned t CROSS JOIN LATERAL unnest(t.ancestors) AS a (id)
    LEFT JOIN LATERAL (
      SELECT bool_or(p.bets > 0) AS has_bet, bool_or(p.deposits > 0) AS has_deposited, bool_or(p.logins > 0) AS has_logged_in FROM (
        SELECT e.bets, e.deposits, e.logins FROM member_line n JOIN member_day e ON e.line_id = n.id AND e.day = t.day
          WHERE n.member_id = t.member_id AND n.id <> t.line_id AND a.id = ANY (n.ancestors)
        UNION ALL
        SELECT n.bet_members, n.deposit_members, n.login_members FROM turned n
          WHERE n.member_id = t.member_id AND n.day = t.day AND n.line_id < t.line_id AND a.id = ANY (n.ancestors)
      ) p
    ) o ON true
    WHERE t.has_moved
  )
  INSERT INTO downline_day AS d (agent_id, day, deposits, deposited, first_deposits, first_deposited, withdrawals, withdrawn, fees, promotion, rebate, daily_salary, hourly_salary,
    real_time_salary, dividend, adjustment, logins, registered, bet_members, deposit_members, login_members)
  SELECT agent_id, day, sum(deposits), sum(deposited), sum(first_deposits), sum(first_deposited), sum(withdrawals), sum(withdrawn), sum(fees), sum(promotion),
         sum(rebate), sum(daily_salary), sum(hourly_salary), sum(real_time_salary), sum(dividend), sum(adjustment), sum(logins), sum(registered),
         sum(bet_members), sum(deposit_members), sum(login_members)
  FROM told GROUP BY 1, 2
  ON CONFLICT (agent_id, day) DO UPDATE SET deposits = d.deposits + EXCLUDED.deposits, deposited = d.deposited + EXCLUDED.deposited,
    first_deposits = d.first_deposits + EXCLUDED.first_deposits, first_deposited = d.first_deposited + EXCLUDED.first_deposited,
    withdrawals = d.withdrawals + EXCLUDED.withdrawals, withdrawn = d.withdrawn + EXCLUDED.withdrawn, fees = d.fees + EXCLUDED.fees,
    promotion = d.promotion + EXCLUDED.promotion, rebate = d.rebate + EXCLUDED.rebate, daily_salary = d.daily_salary + EXCLUDED.daily_salary,
    hourly_salary = d.hourly_salary + EXCLUDED.hourly_salary, real_time_salary = d.real_time_salary + EXCLUDED.real_time_salary,
    dividend = d.dividend + EXCLUDED.dividend, adjustment = d.adjustment + EXCLUDED.adjustment, logins = d.logins + EXCLUDED.logins,
    registered = d.registered + EXCLUDED.registered, bet_members = d.bet_members + EXCLUDED.bet_members,
    deposit_members = d.deposit_members + EXCLUDED.deposit_members, login_members = d.login_members + EXCLUDED.login_members;
  UPDATE team_cursor SET tx = v_until WHERE id = 1;
END $$;
-- A handful of rows each second, and a million after an import: each time a plan of its own.
ALTER FUNCTION team_fold() SET plan_cache_mode = force_custom_plan;

-- ------------------------------------------------------------------------------------------------ rebates

-- Gives a member another set of rates from a moment on; `p_at` null: from the beginning, of a member who is new.
CREATE FUNCTION rebate_set_rates(p_merchant INTEGER, p_member INTEGER, p_rates JSONB, p_by INTEGER, p_at TIMESTAMPTZ) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_at TIMESTAMPTZ := coalesce(p_at, '-infinity');
  v_since TIMESTAMPTZ;
BEGIN
  SELECT valid_from INTO v_since FROM rebate_set WHERE member_id = p_member AND valid_until IS NULL FOR UPDATE;
  -- Two changes within a millisecond are two all the same.
  IF v_since >= v_at THEN v_at := v_since + INTERVAL '1 millisecond'; END IF;
  UPDATE rebate_set SET valid_until = v_at WHERE member_id = p_member AND valid_until IS NULL;
  INSERT INTO rebate_set (merchant_id, member_id, rates, valid_from, set_by_id) VALUES (p_merchant, p_member, p_rates, v_at, p_by);
END $$;

-- What is due of the bets that were settled in a time, and of those that were settled anew in it: to whom, through which direct downline (none:
-- for bets of one's own), by rate and the rate below. Rates and places are those of the moment of the bet. Nobody has more than anybody
-- above: so what a bet pays up its line is the top's rate of it, to the last unit, however it is divided (AGT-01). `p_payee`: of one receiver alone.
CREATE FUNCTION rebate_shares(p_merchant INTEGER, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ, p_payee INTEGER DEFAULT NULL)
RETURNS TABLE (payee_id INTEGER, branch_id INTEGER, game_type TEXT, rate INTEGER, below INTEGER, bets INTEGER, turnover BIGINT, amount BIGINT)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  -- A round may be open for so long before it settles.
  v_opened TIMESTAMPTZ := p_from - INTERVAL '8 days';
  -- Between two of these moments nobody's rates changed.
  v_changes TIMESTAMPTZ[] := ARRAY(SELECT DISTINCT s.valid_from FROM rebate_set s
    WHERE s.merchant_id = p_merchant AND s.valid_from > v_opened AND s.valid_from < p_until ORDER BY 1);
BEGIN
  RETURN QUERY
  WITH raw AS MATERIALIZED (
    SELECT r.member_id, r.created_at, r.game_code, r.stake, r.payout, 0::bigint AS stake_before, 0::bigint AS payout_before, 1 AS n,
           (r.detail ->> 'series')::integer AS series, coalesce(v_changes[width_bucket(r.created_at, v_changes)], '-infinity') AS at
      FROM game_round r
      WHERE r.merchant_id = p_merchant AND NOT r.is_trial AND NOT r.is_test AND r.created_at >= v_opened AND r.created_at < p_until
        AND r.settled_at >= p_from AND r.settled_at < p_until
    UNION ALL
    SELECT c.member_id, c.round_at, c.game_code, c.stake, c.payout, c.stake_before, c.payout_before, 0,
           (SELECT (r.detail ->> 'series')::integer FROM game_round r WHERE r.id = c.round_id AND r.created_at = c.round_at), c.round_at
      FROM round_correction c JOIN member m ON m.id = c.member_id AND NOT m.is_test AND m.type <> 4
      WHERE c.merchant_id = p_merchant AND c.corrected_at >= p_from AND c.corrected_at < p_until
  ), kinds AS MATERIALIZED (
    SELECT * FROM game_kind k WHERE k.game_code = ANY (ARRAY(SELECT DISTINCT raw.game_code FROM raw))
  ), bet AS MATERIALIZED (
    SELECT l.id AS line_id, coalesce(k.game_type, 'RNG') AS game_type, r.at, r.n,
           valid_turnover(k.rule, r.stake, r.payout) AS turnover, valid_turnover(k.rule, r.stake_before, r.payout_before) AS turnover_before,
           CASE WHEN k.is_series THEN coalesce(r.series * 500, 1000000) ELSE 0 END AS base
    FROM raw r
    JOIN member_line l ON l.member_id = r.member_id AND l.valid_from <= r.created_at AND (l.valid_until IS NULL OR r.created_at < l.valid_until)
    LEFT JOIN kinds k ON k.game_code = r.game_code
    WHERE p_payee IS NULL OR l.member_id = p_payee OR p_payee = ANY (l.ancestors)
  ), node AS MATERIALIZED (
    SELECT b.line_id, b.game_type, b.at, a.id, a.place,
           min(coalesce((s.rates ->> b.game_type)::integer, 0)) OVER (PARTITION BY b.line_id, b.game_type, b.at ORDER BY a.place DESC) AS rate
    FROM (SELECT DISTINCT bet.line_id, bet.game_type, bet.at FROM bet) b
    JOIN member_line l ON l.id = b.line_id
    CROSS JOIN LATERAL unnest(l.member_id || l.ancestors) WITH ORDINALITY AS a (id, place)
    LEFT JOIN rebate_set s ON s.member_id = a.id AND s.valid_from <= b.at AND (s.valid_until IS NULL OR b.at < s.valid_until)
  ), step AS MATERIALIZED (
    SELECT n.*, lag(n.rate) OVER (PARTITION BY n.line_id, n.game_type, n.at ORDER BY n.place) AS below,
           lag(n.id) OVER (PARTITION BY n.line_id, n.game_type, n.at ORDER BY n.place) AS branch_id
    FROM node n
  ), share AS (
    -- A lottery's own bet has the rate of its series below it; one of no series pays the bettor nothing, and those above by the bettor's.
    SELECT s.id, s.branch_id, b.game_type, s.rate, coalesce(s.below, CASE WHEN b.base = 1000000 THEN s.rate ELSE b.base END) AS below, b.n,
           b.turnover - b.turnover_before AS turnover, b.turnover AS now, b.turnover_before AS before,
           CASE WHEN b.base = 1000000 THEN (SELECT f.rate FROM step f WHERE f.line_id = b.line_id AND f.game_type = b.game_type AND f.at = b.at AND f.place = 1)
                ELSE b.base END AS base
    FROM bet b JOIN step s ON s.line_id = b.line_id AND s.game_type = b.game_type AND s.at = b.at
    WHERE p_payee IS NULL OR s.id = p_payee
  ), due AS (
    SELECT h.*, greatest(h.rate - h.base, 0)::numeric AS high, greatest(h.below - h.base, 0)::numeric AS low FROM share h
  )
  SELECT d.id, d.branch_id, d.game_type, d.rate, d.below, sum(d.n)::integer, sum(d.turnover)::bigint,
         sum(div(d.now * d.high, 1000000) - div(d.now * d.low, 1000000) - div(d.before * d.high, 1000000) + div(d.before * d.low, 1000000))::bigint
  FROM due d WHERE d.high > d.low GROUP BY 1, 2, 3, 4, 5;
END $$;
ALTER FUNCTION rebate_shares(INTEGER, TIMESTAMPTZ, TIMESTAMPTZ, INTEGER) SET plan_cache_mode = force_custom_plan;
