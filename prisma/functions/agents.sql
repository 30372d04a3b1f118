-- Agents: the tree, contracts and rebates. Rates are in parts per million, amounts in 1/10 000 of the currency unit.

-- Ends the contracts of a member that moved, where someone other than the present upline would pay it.
-- Input: the member, and when it moved.
-- A ratio is a part of the giver's own, so when one ends, those handed on from it end too. A contract that would begin later never counts; an offer
-- is withdrawn.
CREATE OR REPLACE FUNCTION agent_contract_end_moved(p_member INTEGER, p_at TIMESTAMPTZ) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE live AS NOT MATERIALIZED (
    SELECT c.id, c.first_party_id, c.second_party_id, c.kind FROM agent_contract c
    WHERE (c.status IN (0, 1, 3) AND (c.effective_until IS NULL OR c.effective_until > p_at)) OR (c.status = 4 AND c.effective_until > p_at)
  ), ending AS (
    SELECT l.id, l.second_party_id, l.kind FROM live l JOIN member m ON m.id = l.second_party_id
      WHERE l.second_party_id = p_member AND l.first_party_id IS DISTINCT FROM m.parent_id
    UNION
    SELECT l.id, l.second_party_id, l.kind FROM ending e JOIN live l ON l.first_party_id = e.second_party_id AND l.kind = 'REALTIME'
      WHERE e.kind = 'REALTIME'
  )
  UPDATE agent_contract c SET status = 4, end_reason = 'MOVED', ended_at = p_at,
    effective_until = CASE WHEN c.effective_from IS NOT NULL THEN greatest(p_at, c.effective_from) END
  FROM ending WHERE c.id = ending.id
$$;

-- Moves a member, with everyone below it, under another parent, and ends the contracts that this breaks.
-- Input: member, new parent, when. Output: how many members moved.
-- No one can register below the branch meanwhile: a new member's reference to its parent waits for the rows locked here.
CREATE OR REPLACE FUNCTION member_move(p_member INTEGER, p_parent INTEGER, p_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  v_locked INTEGER := -1;
  v_count INTEGER;
  v_at TIMESTAMPTZ;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('member_move'), merchant_id) FROM member WHERE id = p_member;
  -- Contracts are made one at a time: none is signed while its sides are separated. Locked before the members' rows, because letters wait for those.
  PERFORM pg_advisory_xact_lock(hashtext('agent_contract'), merchant_id) FROM member WHERE id = p_member;
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
  -- Two moves within a millisecond still count as two.
  SELECT greatest(p_at, max(l.valid_from) + INTERVAL '1 millisecond') INTO v_at
    FROM member_line l JOIN member_tree t ON t.descendant_id = l.member_id AND t.ancestor_id = p_member WHERE l.valid_from <> '-infinity';
  v_at := coalesce(v_at, p_at);
  UPDATE member_line l SET valid_until = v_at
    FROM member_tree t WHERE t.ancestor_id = p_member AND t.descendant_id = l.member_id AND l.valid_until IS NULL;
  INSERT INTO member_line (merchant_id, member_id, ancestors, valid_from)
    SELECT m.merchant_id, m.id, ARRAY(SELECT u.ancestor_id FROM member_tree u WHERE u.descendant_id = m.id AND u.depth > 0 ORDER BY u.depth), v_at
    FROM member_tree t JOIN member m ON m.id = t.descendant_id WHERE t.ancestor_id = p_member;
  PERFORM agent_contract_end_moved(p_member, v_at);
  RETURN v_count;
END $$;

-- Records how many members joined or left below each agent, as members are placed or moved. Does not count trial accounts, and counts test accounts
-- only below test accounts.
CREATE OR REPLACE FUNCTION member_tree_count() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER count_new AFTER INSERT ON member_tree REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION member_tree_count();
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON member_tree REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION member_tree_count();

-- Adds the records of member_tree_count to member_count. Does nothing if another caller is already doing it.
CREATE OR REPLACE FUNCTION member_count_fold() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('member_count_fold')) THEN RETURN; END IF;
  WITH taken AS (DELETE FROM member_count_change RETURNING member_id, direct, team)
  INSERT INTO member_count AS c (member_id, direct, team)
    SELECT member_id, sum(direct), sum(team) FROM taken GROUP BY member_id
    ON CONFLICT (member_id) DO UPDATE SET direct = c.direct + EXCLUDED.direct, team = c.team + EXCLUDED.team;
END $$;

-- Sets new rebate rates of a member.
-- Input: merchant, member, rates by type of game (parts per million), who set them, and from when; null: from the beginning, for a new member.
CREATE OR REPLACE FUNCTION rebate_set_rates(p_merchant INTEGER, p_member INTEGER, p_rates JSONB, p_by INTEGER, p_at TIMESTAMPTZ) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_at TIMESTAMPTZ := coalesce(p_at, '-infinity');
  v_since TIMESTAMPTZ;
BEGIN
  SELECT valid_from INTO v_since FROM rebate_set WHERE member_id = p_member AND valid_until IS NULL FOR UPDATE;
  -- Two changes within a millisecond still count as two.
  IF v_since >= v_at THEN v_at := v_since + INTERVAL '1 millisecond'; END IF;
  UPDATE rebate_set SET valid_until = v_at WHERE member_id = p_member AND valid_until IS NULL;
  INSERT INTO rebate_set (merchant_id, member_id, rates, valid_from, set_by_id) VALUES (p_merchant, p_member, p_rates, v_at, p_by);
END $$;

-- The rebates due for bets that were settled or corrected in a period.
-- Input: merchant, from (inclusive), until (exclusive), and a receiver (null: all).
-- Output: one row per receiver, direct downline the bets came through (null: own bets), type of game, rate and rate below it: number of bets,
-- turnover, and the amount due.
-- Rates and places are those at the moment of the bet. No one has a higher rate than those above, so a bet pays its line exactly the rate of the top,
-- to the last unit, however it is divided (AGT-01).
CREATE OR REPLACE FUNCTION rebate_shares(p_merchant INTEGER, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ, p_payee INTEGER DEFAULT NULL)
RETURNS TABLE (payee_id INTEGER, branch_id INTEGER, game_type TEXT, rate INTEGER, below INTEGER, bets INTEGER, turnover BIGINT, amount BIGINT)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  -- A round may stay open this long before it settles.
  v_opened TIMESTAMPTZ := p_from - INTERVAL '8 days';
  -- No one's rates changed between two of these moments.
  v_changes TIMESTAMPTZ[] := ARRAY(SELECT DISTINCT s.valid_from FROM rebate_set s
    WHERE s.merchant_id = p_merchant AND s.valid_from > v_opened AND s.valid_from < p_until ORDER BY 1);
BEGIN
  RETURN QUERY
  WITH changes AS MATERIALIZED (
    -- A settled bet has the rates after the last change before it. Corrections are few, and may be of bets from before v_changes.
    SELECT c.member_id, c.placed_at, c.game_code, c.stake, c.payout, c.stake_before, c.payout_before, greatest(c.bets, 0) AS n, c.series,
           CASE c.bets WHEN 1 THEN coalesce(v_changes[width_bucket(c.placed_at, v_changes)], '-infinity') ELSE c.placed_at END AS at
    FROM bet_change c
    WHERE c.merchant_id = p_merchant AND c.changed_at >= p_from AND c.changed_at < p_until AND c.row_at >= v_opened AND c.row_at < p_until
  ), kinds AS MATERIALIZED (
    SELECT * FROM game_kind k WHERE k.game_code = ANY (ARRAY(SELECT DISTINCT changes.game_code FROM changes))
  ), bet AS MATERIALIZED (
    SELECT l.id AS line_id, coalesce(k.game_type, 'RNG') AS game_type, c.at, c.n,
           valid_turnover(k.rule, c.stake, c.payout) AS turnover, valid_turnover(k.rule, c.stake_before, c.payout_before) AS turnover_before,
           CASE WHEN k.is_series THEN coalesce(c.series * 500, 1000000) ELSE 0 END AS base
    FROM changes c
    JOIN member_line l ON l.member_id = c.member_id AND l.valid_from <= c.placed_at AND (l.valid_until IS NULL OR c.placed_at < l.valid_until)
    LEFT JOIN kinds k ON k.game_code = c.game_code
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
    -- The bettor's rate below is that of the lottery's series. Without a series the bettor gets nothing, agents what exceeds the bettor's rate.
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

-- Writes the rebate bills of a day, each with its lines.
-- Input: merchant, day, its first and last instant (exclusive), status of the new bills, time of writing. Output: how many bills.
-- Runs once per day and merchant: the caller has locked the row of the run.
CREATE OR REPLACE FUNCTION rebate_write_bills(p_merchant INTEGER, p_day DATE, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ, p_status TEXT, p_now TIMESTAMPTZ)
RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  v_bills INTEGER;
BEGIN
  WITH shares AS MATERIALIZED (
    SELECT * FROM rebate_shares(p_merchant, p_from, p_until)
  ), written AS (
    INSERT INTO agent_bill (merchant_id, kind, payee_id, period_start, period_end, status, gross, funded, deducted, net, statement, created_at)
    SELECT p_merchant, 'REBATE', payee_id, p_from, p_until, p_status, sum(amount), sum(amount), 0, sum(amount), '{"kind": "REBATE", "lines": []}', p_now
    FROM shares GROUP BY payee_id HAVING sum(amount) <> 0
    RETURNING id, payee_id
  ), lines AS (
    INSERT INTO rebate_line (bill_id, payee_id, day, branch_id, game_type, rate, below, bets, turnover, amount)
    SELECT w.id, s.payee_id, p_day, s.branch_id, s.game_type, s.rate, s.below, s.bets, s.turnover, s.amount
    FROM shares s JOIN written w ON w.payee_id = s.payee_id
  )
  SELECT count(*) INTO v_bills FROM written;
  RETURN v_bills;
END $$;
