-- Daily totals of teams: sums of play and money, members that played, games.
--
-- Trial and test accounts are in no figure (GLI A.2.5, ACC-11). A day is that of the merchant's zone. A bet counts on the day it was
-- settled, below the agents its member had when it was placed (AGT-02). Amounts are in 1/10 000 of the currency unit.

-- Every transaction of this database before the returned one has ended, so all its rows can be counted and none will follow.
-- Transactions of other databases of the server do not matter; one whose state is not visible is assumed to be ours.
CREATE OR REPLACE FUNCTION ended_before() RETURNS xid8 LANGUAGE plpgsql AS $$
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

-- Bets below each place, of rounds that these transactions settled or corrected.
-- Input: the first transaction, and the one after the last.
-- Output: one row per member's line, day and type of game: bets (a voided one counts -1), stake, payout and turnover.
CREATE OR REPLACE FUNCTION team_new_plays(p_from xid8, p_until xid8)
RETURNS TABLE (line_id INTEGER, merchant_id INTEGER, member_id INTEGER, day DATE, game_type TEXT, bets INTEGER, stake BIGINT, payout BIGINT, turnover BIGINT)
LANGUAGE sql STABLE AS $$
  WITH changes AS MATERIALIZED (
    SELECT c.merchant_id, c.member_id, c.game_code, c.placed_at, c.settled_at, c.stake, c.payout, c.stake_before, c.payout_before, c.bets
    FROM bet_change c WHERE c.tx >= p_from AND c.tx < p_until
  ), kinds AS MATERIALIZED (
    -- Only the games that were played, to avoid reading the whole catalogue.
    SELECT k.game_code, k.game_type, k.rule FROM game_kind k WHERE k.game_code = ANY (ARRAY(SELECT DISTINCT c.game_code FROM changes c))
  )
  SELECT l.id, c.merchant_id, c.member_id, (c.settled_at AT TIME ZONE h.timezone)::date, coalesce(k.game_type, 'RNG'),
         sum(c.bets)::integer, sum(c.stake - c.stake_before)::bigint, sum(c.payout - c.payout_before)::bigint,
         sum(valid_turnover(k.rule, c.stake, c.payout) - valid_turnover(k.rule, c.stake_before, c.payout_before))::bigint
  FROM changes c
  JOIN merchant h ON h.id = c.merchant_id
  JOIN member_line l ON l.member_id = c.member_id AND l.valid_from <= c.placed_at AND (l.valid_until IS NULL OR c.placed_at < l.valid_until)
  LEFT JOIN kinds k ON k.game_code = c.game_code
  GROUP BY 1, 2, 3, 4, 5
$$;

-- Money that these transactions moved on members' accounts, except for play and transfers between own accounts.
-- Input: the first transaction, and the one after the last.
-- Output: one row per entry, member and code of the statement, with the sum of its lines. The fee of a withdrawal is not a line of the member's
-- own: it is taken from the line of the house, with its sign changed.
CREATE OR REPLACE FUNCTION team_new_money(p_from xid8, p_until xid8)
RETURNS TABLE (merchant_id INTEGER, member_id INTEGER, at TIMESTAMPTZ, entry_id BIGINT, code TEXT, amount BIGINT)
LANGUAGE sql STABLE AS $$
  SELECT e.merchant_id, p.member_id, e.created_at, e.id, p.code, sum(p.amount)::bigint
  FROM ledger_entry e
  JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at
  JOIN member m ON m.id = p.member_id AND NOT m.is_test AND m.type <> 4
  WHERE e.tx >= p_from AND e.tx < p_until
    AND e.type NOT IN ('BET', 'BET_SETTLED', 'WIN', 'ROLLBACK', 'HOLD', 'HOLD_VOID', 'TRANSFER', 'TRIAL_GRANT')
  GROUP BY 1, 2, 3, 4, 5
  UNION ALL
  SELECT e.merchant_id, o.member_id, e.created_at, e.id, p.code, -sum(p.amount)::bigint
  FROM ledger_entry e
  JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at AND p.member_id IS NULL AND p.code = 'WITHDRAWAL_FEE'
  JOIN LATERAL (
    SELECT q.member_id FROM ledger_posting q
    WHERE q.entry_id = e.id AND q.created_at = e.created_at AND q.member_id IS NOT NULL ORDER BY q.line LIMIT 1
  ) o ON true
  JOIN member m ON m.id = o.member_id AND NOT m.is_test AND m.type <> 4
  WHERE e.tx >= p_from AND e.tx < p_until AND e.type = 'WITHDRAWAL'
  GROUP BY 1, 2, 3, 4, 5
$$;

-- Logins and registrations of these transactions, as rows with codes of their own.
-- Input: the first transaction, and the one after the last.
CREATE OR REPLACE FUNCTION team_new_arrivals(p_from xid8, p_until xid8)
RETURNS TABLE (merchant_id INTEGER, member_id INTEGER, at TIMESTAMPTZ, code TEXT) LANGUAGE sql STABLE AS $$
  SELECT e.merchant_id, e.member_id, e.at, 'login'
  FROM login_event e JOIN member m ON m.id = e.member_id AND NOT m.is_test AND m.type <> 4
  WHERE e.tx >= p_from AND e.tx < p_until AND e.outcome = 'OK'
  UNION ALL
  SELECT m.merchant_id, m.id, m.created_at, 'registration'
  FROM member_line n JOIN member m ON m.id = n.member_id AND NOT m.is_test AND m.type <> 4
  WHERE n.tx >= p_from AND n.tx < p_until AND n.valid_from = '-infinity'
$$;

-- Whether a member is one more of those who did something on a day (1), one less (-1), or neither (0).
-- Input: how often before, and how often more.
CREATE OR REPLACE FUNCTION team_head_change(p_before INTEGER, p_more INTEGER) RETURNS INTEGER LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT (coalesce(p_before, 0) + p_more > 0)::integer - (coalesce(p_before, 0) > 0)::integer $$;

-- Adds everything that is new since the last call to the days of members (member_play_day, member_day) and of the agents above them
-- (downline_play_day, downline_day), and moves team_cursor.
-- Read it from top to bottom: plays, then money and arrivals, then both as days of members, then those as days of agents.
-- Usually there are a handful of rows each second, but a million after an import, so each call makes its own plan.
CREATE OR REPLACE FUNCTION team_fold() RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_from xid8;
  v_until xid8;
BEGIN
  SELECT tx INTO v_from FROM team_cursor WHERE id = 1 FOR UPDATE;
  v_until := ended_before();
  IF v_until <= v_from THEN RETURN; END IF;
  WITH new_plays AS MATERIALIZED (
    SELECT * FROM team_new_plays(v_from, v_until)
  ), written_member_plays AS (
    INSERT INTO member_play_day AS d (line_id, day, game_type, merchant_id, member_id, bets, stake, payout, turnover)
    SELECT line_id, day, game_type, merchant_id, member_id, bets, stake, payout, turnover FROM new_plays
    ON CONFLICT (line_id, day, game_type) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout, turnover = d.turnover + EXCLUDED.turnover
  ), plays_of_uplines AS (
    -- Members of one upline have the same agents above, so they are added up before each agent gets a share.
    SELECT l.ancestors, p.day, p.game_type, sum(p.bets) AS bets, sum(p.stake) AS stake, sum(p.payout) AS payout, sum(p.turnover) AS turnover
    FROM new_plays p JOIN member_line l ON l.id = p.line_id GROUP BY 1, 2, 3
  ), written_team_plays AS (
    INSERT INTO downline_play_day AS d (agent_id, day, game_type, bets, stake, payout, turnover)
    SELECT a.id, p.day, p.game_type, sum(p.bets), sum(p.stake), sum(p.payout), sum(p.turnover)
    FROM plays_of_uplines p CROSS JOIN LATERAL unnest(p.ancestors) AS a (id) GROUP BY 1, 2, 3
    ON CONFLICT (agent_id, day, game_type) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout, turnover = d.turnover + EXCLUDED.turnover
  ), new_money AS MATERIALIZED (
    SELECT * FROM team_new_money(v_from, v_until)
  ), new_first_deposits AS (
    INSERT INTO first_deposit (member_id, entry_id, amount, at)
    SELECT DISTINCT ON (member_id) member_id, entry_id, amount, at FROM new_money WHERE code = 'DEPOSIT' ORDER BY member_id, at, entry_id
    ON CONFLICT DO NOTHING
    RETURNING member_id, entry_id
  ), happened AS (
    SELECT v.merchant_id, v.member_id, v.at, v.code, v.amount, f.entry_id IS NOT NULL AND v.code = 'DEPOSIT' AS is_first
      FROM new_money v LEFT JOIN new_first_deposits f ON f.member_id = v.member_id AND f.entry_id = v.entry_id
    UNION ALL
    SELECT merchant_id, member_id, at, code, 0, false FROM team_new_arrivals(v_from, v_until)
  ), placed AS (
    SELECT l.id AS line_id, h.merchant_id, h.member_id, (h.at AT TIME ZONE m.timezone)::date AS day, h.code, h.amount, h.is_first, 0 AS bets
      FROM happened h
      JOIN merchant m ON m.id = h.merchant_id
      JOIN member_line l ON l.member_id = h.member_id AND l.valid_from <= h.at AND (l.valid_until IS NULL OR h.at < l.valid_until)
    UNION ALL
    SELECT line_id, merchant_id, member_id, day, 'play', 0, false, bets FROM new_plays
  ), member_days AS MATERIALIZED (
    SELECT line_id, day, merchant_id, member_id, sum(bets)::integer AS bets,
           count(*) FILTER (WHERE code = 'DEPOSIT')::integer AS deposits,
           coalesce(sum(amount) FILTER (WHERE code = 'DEPOSIT'), 0)::bigint AS deposited,
           count(*) FILTER (WHERE is_first)::integer AS first_deposits,
           coalesce(sum(amount) FILTER (WHERE is_first), 0)::bigint AS first_deposited,
           count(*) FILTER (WHERE code = 'WITHDRAWAL')::integer AS withdrawals,
           coalesce(-sum(amount) FILTER (WHERE code = 'WITHDRAWAL'), 0)::bigint AS withdrawn,
           coalesce(-sum(amount) FILTER (WHERE code IN ('DEPOSIT_FEE', 'WITHDRAWAL_FEE')), 0)::bigint AS fees,
           coalesce(sum(amount) FILTER (WHERE code IN ('PROMOTION', 'PROMOTION_FORFEIT')), 0)::bigint AS promotion,
           coalesce(sum(amount) FILTER (WHERE code = 'REBATE'), 0)::bigint AS rebate,
           coalesce(sum(amount) FILTER (WHERE code IN ('SALARY', 'SALARY_SHARE')), 0)::bigint AS daily_salary,
           coalesce(sum(amount) FILTER (WHERE code IN ('HOURLY_SALARY', 'HOURLY_SALARY_SHARE')), 0)::bigint AS hourly_salary,
           coalesce(sum(amount) FILTER (WHERE code IN ('REAL_TIME_SALARY', 'REAL_TIME_SALARY_SHARE')), 0)::bigint AS real_time_salary,
           coalesce(sum(amount) FILTER (WHERE code IN ('DIVIDEND', 'DIVIDEND_SHARE')), 0)::bigint AS dividend,
           coalesce(sum(amount) FILTER (WHERE code IN ('ADJUSTMENT', 'CORRECTION')), 0)::bigint AS adjustment,
           count(*) FILTER (WHERE code = 'login')::integer AS logins,
           count(*) FILTER (WHERE code = 'registration')::integer AS registered
    FROM placed GROUP BY 1, 2, 3, 4
  ), days_with_heads AS MATERIALIZED (
    SELECT d.*, l.ancestors, l.valid_from <> '-infinity' OR l.valid_until IS NOT NULL AS has_moved,
           team_head_change(b.bets, d.bets) AS bet_members, team_head_change(b.deposits, d.deposits) AS deposit_members,
           team_head_change(b.logins, d.logins) AS login_members
    FROM member_days d JOIN member_line l ON l.id = d.line_id LEFT JOIN member_day b ON b.line_id = d.line_id AND b.day = d.day
  ), written_member_days AS (
    INSERT INTO member_day AS d (line_id, day, merchant_id, member_id, bets, deposits, deposited, first_deposits, first_deposited, withdrawals,
      withdrawn, fees, promotion, rebate, daily_salary, hourly_salary, real_time_salary, dividend, adjustment, logins, registered)
    SELECT line_id, day, merchant_id, member_id, bets, deposits, deposited, first_deposits, first_deposited, withdrawals,
      withdrawn, fees, promotion, rebate, daily_salary, hourly_salary, real_time_salary, dividend, adjustment, logins, registered FROM member_days
    ON CONFLICT (line_id, day) DO UPDATE SET bets = d.bets + EXCLUDED.bets, deposits = d.deposits + EXCLUDED.deposits,
      deposited = d.deposited + EXCLUDED.deposited, first_deposits = d.first_deposits + EXCLUDED.first_deposits,
      first_deposited = d.first_deposited + EXCLUDED.first_deposited, withdrawals = d.withdrawals + EXCLUDED.withdrawals,
      withdrawn = d.withdrawn + EXCLUDED.withdrawn, fees = d.fees + EXCLUDED.fees, promotion = d.promotion + EXCLUDED.promotion,
      rebate = d.rebate + EXCLUDED.rebate, daily_salary = d.daily_salary + EXCLUDED.daily_salary,
      hourly_salary = d.hourly_salary + EXCLUDED.hourly_salary, real_time_salary = d.real_time_salary + EXCLUDED.real_time_salary,
      dividend = d.dividend + EXCLUDED.dividend, adjustment = d.adjustment + EXCLUDED.adjustment, logins = d.logins + EXCLUDED.logins,
      registered = d.registered + EXCLUDED.registered
  ), days_of_uplines AS (
    SELECT ancestors, day, sum(deposits) AS deposits, sum(deposited) AS deposited, sum(first_deposits) AS first_deposits,
           sum(first_deposited) AS first_deposited, sum(withdrawals) AS withdrawals, sum(withdrawn) AS withdrawn, sum(fees) AS fees,
           sum(promotion) AS promotion, sum(rebate) AS rebate, sum(daily_salary) AS daily_salary, sum(hourly_salary) AS hourly_salary,
           sum(real_time_salary) AS real_time_salary, sum(dividend) AS dividend, sum(adjustment) AS adjustment, sum(logins) AS logins,
           sum(registered) AS registered, sum(bet_members) AS bet_members, sum(deposit_members) AS deposit_members,
           sum(login_members) AS login_members
    FROM days_with_heads GROUP BY 1, 2
  ), days_of_moved AS MATERIALIZED (
    SELECT line_id, member_id, day, ancestors, bet_members, deposit_members, login_members FROM days_with_heads WHERE has_moved
  ), other_days_below_agent AS (
    -- For members that moved: their other activity of the day below the same agent at another place, before or in this call.
    SELECT a.id AS agent_id, t.day, t.bet_members, t.deposit_members, t.login_members,
           bool_or(p.bets > 0) AS has_bet, bool_or(p.deposits > 0) AS has_deposited, bool_or(p.logins > 0) AS has_logged_in
    FROM days_of_moved t CROSS JOIN LATERAL unnest(t.ancestors) AS a (id)
    CROSS JOIN LATERAL (
      SELECT e.bets, e.deposits, e.logins FROM member_line n JOIN member_day e ON e.line_id = n.id AND e.day = t.day
        WHERE n.member_id = t.member_id AND n.id <> t.line_id AND a.id = ANY (n.ancestors)
      UNION ALL
      SELECT n.bet_members, n.deposit_members, n.login_members FROM days_of_moved n
        WHERE n.member_id = t.member_id AND n.day = t.day AND n.line_id < t.line_id AND a.id = ANY (n.ancestors)
    ) p
    GROUP BY t.line_id, 1, 2, 3, 4, 5
  ), counted_twice AS (
    -- A member that moved within the day counts once for an agent above both places.
    SELECT agent_id, day, sum(bet_members) FILTER (WHERE has_bet) AS bet_members,
           sum(deposit_members) FILTER (WHERE has_deposited) AS deposit_members, sum(login_members) FILTER (WHERE has_logged_in) AS login_members
    FROM other_days_below_agent GROUP BY 1, 2
  ), agent_days AS (
    SELECT a.id AS agent_id, u.day, sum(u.deposits) AS deposits, sum(u.deposited) AS deposited, sum(u.first_deposits) AS first_deposits,
           sum(u.first_deposited) AS first_deposited, sum(u.withdrawals) AS withdrawals, sum(u.withdrawn) AS withdrawn, sum(u.fees) AS fees,
           sum(u.promotion) AS promotion, sum(u.rebate) AS rebate, sum(u.daily_salary) AS daily_salary, sum(u.hourly_salary) AS hourly_salary,
           sum(u.real_time_salary) AS real_time_salary, sum(u.dividend) AS dividend, sum(u.adjustment) AS adjustment, sum(u.logins) AS logins,
           sum(u.registered) AS registered, sum(u.bet_members) AS bet_members, sum(u.deposit_members) AS deposit_members,
           sum(u.login_members) AS login_members
    FROM days_of_uplines u CROSS JOIN LATERAL unnest(u.ancestors) AS a (id) GROUP BY 1, 2
  )
  INSERT INTO downline_day AS d (agent_id, day, deposits, deposited, first_deposits, first_deposited, withdrawals, withdrawn, fees, promotion, rebate,
    daily_salary, hourly_salary, real_time_salary, dividend, adjustment, logins, registered, bet_members, deposit_members, login_members)
  SELECT t.agent_id, t.day, t.deposits, t.deposited, t.first_deposits, t.first_deposited, t.withdrawals, t.withdrawn, t.fees, t.promotion, t.rebate,
    t.daily_salary, t.hourly_salary, t.real_time_salary, t.dividend, t.adjustment, t.logins, t.registered, t.bet_members - coalesce(c.bet_members, 0),
    t.deposit_members - coalesce(c.deposit_members, 0), t.login_members - coalesce(c.login_members, 0)
  FROM agent_days t LEFT JOIN counted_twice c ON c.agent_id = t.agent_id AND c.day = t.day
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
