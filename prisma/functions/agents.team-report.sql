-- What team reports need besides the sums of team_fold: members that played over several days, and games.
-- Amounts are in 1/10 000 of the currency unit.

-- Records the days on which a member began to count as one who bet, deposited or logged in, as team_fold writes new days.
CREATE OR REPLACE FUNCTION member_day_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_turned (line_id, day, kind, member_id)
    SELECT n.line_id, n.day, k.kind, n.member_id FROM now_rows n
    CROSS JOIN LATERAL (VALUES ('BET', n.bets), ('DEPOSIT', n.deposits), ('LOGIN', n.logins)) AS k (kind, times) WHERE k.times > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER begun AFTER INSERT ON member_day REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION member_day_begun();

-- The same for days that change: a member may begin or cease to count.
CREATE OR REPLACE FUNCTION member_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_turned (line_id, day, kind, member_id)
    SELECT n.line_id, n.day, k.kind, n.member_id FROM now_rows n JOIN old_rows o ON o.line_id = n.line_id AND o.day = n.day
    CROSS JOIN LATERAL (VALUES ('BET', o.bets, n.bets), ('DEPOSIT', o.deposits, n.deposits), ('LOGIN', o.logins, n.logins)) AS k (kind, before, times)
    WHERE (k.before > 0) <> (k.times > 0);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER changed AFTER UPDATE ON member_day REFERENCING OLD TABLE AS old_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION member_day_changed();

-- Adds the records of the two triggers to downline_seen: how many different members an agent had over any span of days.
-- A day may begin to count before, between or after a member's other days, so the steps between days are recalculated from the last day before the
-- change to the first after it. A member that never moved has the same days below every agent above; for a member that moved, each agent saw other
-- days.
CREATE OR REPLACE FUNCTION team_count_heads() RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  WITH turned AS MATERIALIZED (
    DELETE FROM member_turned RETURNING line_id, day, kind, member_id
  ), span AS MATERIALIZED (
    SELECT t.member_id, t.kind, a.id AS agent_id, min(t.day) AS first_day, max(t.day) AS last_day
    FROM turned t JOIN member_line l ON l.id = t.line_id
    CROSS JOIN LATERAL unnest(CASE WHEN l.valid_from <> '-infinity' OR l.valid_until IS NOT NULL THEN l.ancestors ELSE ARRAY[NULL::integer] END) AS a (id)
    WHERE cardinality(l.ancestors) > 0
    GROUP BY 1, 2, 3
  ), near AS MATERIALIZED (
    SELECT s.*, p.day AS previous, n.day AS next FROM span s
    LEFT JOIN LATERAL (
      SELECT d.day FROM member_day d WHERE d.member_id = s.member_id AND d.day < s.first_day
        AND CASE s.kind WHEN 'BET' THEN d.bets WHEN 'DEPOSIT' THEN d.deposits ELSE d.logins END > 0
        AND (s.agent_id IS NULL OR EXISTS (SELECT FROM member_line l WHERE l.id = d.line_id AND s.agent_id = ANY (l.ancestors)))
      ORDER BY d.day DESC LIMIT 1) p ON true
    LEFT JOIN LATERAL (
      SELECT d.day FROM member_day d WHERE d.member_id = s.member_id AND d.day > s.last_day
        AND CASE s.kind WHEN 'BET' THEN d.bets WHEN 'DEPOSIT' THEN d.deposits ELSE d.logins END > 0
        AND (s.agent_id IS NULL OR EXISTS (SELECT FROM member_line l WHERE l.id = d.line_id AND s.agent_id = ANY (l.ancestors)))
      ORDER BY d.day LIMIT 1) n ON true
  ), days AS (
    SELECT s.member_id, s.kind, s.agent_id, s.previous, d.day, bool_or(c.counts) AS is_now, bool_or(c.counts <> (t.line_id IS NOT NULL)) AS was
    FROM near s JOIN member_day d ON d.member_id = s.member_id AND d.day BETWEEN s.first_day AND s.last_day
    CROSS JOIN LATERAL (SELECT CASE s.kind WHEN 'BET' THEN d.bets WHEN 'DEPOSIT' THEN d.deposits ELSE d.logins END > 0 AS counts) c
    LEFT JOIN turned t ON t.line_id = d.line_id AND t.day = d.day AND t.kind = s.kind
    WHERE s.agent_id IS NULL OR EXISTS (SELECT FROM member_line l WHERE l.id = d.line_id AND s.agent_id = ANY (l.ancestors))
    GROUP BY 1, 2, 3, 4, 5
    UNION ALL SELECT member_id, kind, agent_id, previous, next, true, true FROM near WHERE next IS NOT NULL
  ), steps AS (
    SELECT member_id, kind, agent_id, day, coalesce(lag(day) OVER w, previous) AS since, 1 AS members FROM days WHERE is_now
      WINDOW w AS (PARTITION BY member_id, kind, agent_id ORDER BY day)
    UNION ALL
    SELECT member_id, kind, agent_id, day, coalesce(lag(day) OVER w, previous), -1 FROM days WHERE was
      WINDOW w AS (PARTITION BY member_id, kind, agent_id ORDER BY day)
  ), line AS (
    -- Members of one upline have the same agents above, so they are added up before each agent gets a share.
    SELECT CASE WHEN s.agent_id IS NULL THEN l.ancestors ELSE ARRAY[s.agent_id] END AS agents, s.kind, s.day,
           CASE WHEN s.since >= s.day - 92 THEN s.since ELSE '-infinity' END AS since, sum(s.members) AS members
    FROM steps s LEFT JOIN member_line l ON s.agent_id IS NULL AND l.member_id = s.member_id
    GROUP BY 1, 2, 3, 4 HAVING sum(s.members) <> 0
  )
  INSERT INTO downline_seen AS d (agent_id, kind, day, since, members)
  SELECT a.id, s.kind, s.day, s.since, sum(s.members) FROM line s CROSS JOIN LATERAL unnest(s.agents) AS a (id)
  GROUP BY 1, 2, 3, 4 HAVING sum(s.members) <> 0
  ON CONFLICT (agent_id, kind, day, since) DO UPDATE SET members = d.members + EXCLUDED.members;
END $$;

-- Adds what these transactions settled or corrected to downline_game_day, by agent, day and game.
-- Input: the first transaction, and the one after the last.
CREATE OR REPLACE FUNCTION team_add_games(p_from xid8, p_until xid8) RETURNS void LANGUAGE sql AS $$
  WITH changes AS MATERIALIZED (
    SELECT c.merchant_id, c.member_id, c.game_code, c.placed_at, c.settled_at, c.stake, c.payout, c.stake_before, c.payout_before, c.bets
    FROM bet_change c WHERE c.tx >= p_from AND c.tx < p_until
  ), kinds AS MATERIALIZED (
    SELECT g.game_code, k.rule FROM (SELECT DISTINCT game_code FROM changes) g
    LEFT JOIN LATERAL (SELECT rule FROM game_kind WHERE game_code = g.game_code) k ON true
  ), plays AS MATERIALIZED (
    SELECT l.id AS line_id, (c.settled_at AT TIME ZONE h.timezone)::date AS day, c.game_code, sum(c.bets) AS bets,
           sum(c.stake - c.stake_before) AS stake, sum(c.payout - c.payout_before) AS payout,
           sum(valid_turnover(k.rule, c.stake, c.payout) - valid_turnover(k.rule, c.stake_before, c.payout_before)) AS turnover
    FROM changes c
    JOIN merchant h ON h.id = c.merchant_id
    JOIN member_line l ON l.member_id = c.member_id AND l.valid_from <= c.placed_at AND (l.valid_until IS NULL OR c.placed_at < l.valid_until)
    JOIN kinds k ON k.game_code = c.game_code
    GROUP BY 1, 2, 3
  )
  INSERT INTO downline_game_day AS d (agent_id, day, game_code, bets, stake, payout, turnover)
  SELECT a.id, p.day, p.game_code, sum(p.bets), sum(p.stake), sum(p.payout), sum(p.turnover)
  FROM plays p JOIN member_line l ON l.id = p.line_id CROSS JOIN LATERAL unnest(l.ancestors) AS a (id)
  GROUP BY 1, 2, 3
  ON CONFLICT (agent_id, day, game_code) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
    payout = d.payout + EXCLUDED.payout, turnover = d.turnover + EXCLUDED.turnover
$$;

-- Runs the two after each step of team_fold; if team_fold starts again from the beginning, so do they.
CREATE OR REPLACE FUNCTION team_cursor_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.tx < OLD.tx THEN
    TRUNCATE downline_seen, downline_game_day, member_turned;
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM member_turned) THEN PERFORM team_count_heads(); END IF;
  PERFORM team_add_games(OLD.tx, NEW.tx);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER moved AFTER UPDATE ON team_cursor FOR EACH ROW EXECUTE FUNCTION team_cursor_moved();
