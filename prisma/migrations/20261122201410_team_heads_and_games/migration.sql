-- CreateTable
CREATE TABLE "downline_seen" (
    "agent_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "since" DATE NOT NULL,
    "members" INTEGER NOT NULL,

    CONSTRAINT "downline_seen_pkey" PRIMARY KEY ("agent_id","kind","day","since")
);

-- CreateTable
CREATE TABLE "member_turned" (
    "line_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "member_id" INTEGER NOT NULL,

    CONSTRAINT "member_turned_pkey" PRIMARY KEY ("line_id","day","kind")
);

-- CreateTable
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

-- The transactions of a large team are walked by time, newest first; a bet's postings are in no index more than before.
CREATE INDEX ledger_posting_rare_told ON ledger_posting (created_at DESC, entry_id DESC, line DESC)
    WHERE member_id IS NOT NULL AND code NOT IN ('BET', 'WIN');

-- ------------------------------------------------------------------------------------------------ heads of several days

-- Which days of which members began to count, or ceased to, while team_fold writes.
CREATE FUNCTION member_day_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_turned (line_id, day, kind, member_id)
    SELECT n.line_id, n.day, k.kind, n.member_id FROM now_rows n
    CROSS JOIN LATERAL (VALUES ('BET', n.bets), ('DEPOSIT', n.deposits), ('LOGIN', n.logins)) AS k (kind, times) WHERE k.times > 0;
  RETURN NULL;
END $$;
CREATE FUNCTION member_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_turned (line_id, day, kind, member_id)
    SELECT n.line_id, n.day, k.kind, n.member_id FROM now_rows n JOIN old_rows o ON o.line_id = n.line_id AND o.day = n.day
    CROSS JOIN LATERAL (VALUES ('BET', o.bets, n.bets), ('DEPOSIT', o.deposits, n.deposits), ('LOGIN', o.logins, n.logins)) AS k (kind, before, times)
    WHERE (k.before > 0) <> (k.times > 0);
  RETURN NULL;
END $$;
CREATE TRIGGER begun AFTER INSERT ON member_day REFERENCING NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION member_day_begun();
CREATE TRIGGER changed AFTER UPDATE ON member_day REFERENCING OLD TABLE AS old_rows NEW TABLE AS now_rows FOR EACH STATEMENT EXECUTE FUNCTION member_day_changed();

-- Takes what turned into downline_seen. Of a member a day may begin to count before, between or after the others: so the steps from day to day
-- are taken anew from the last day before what turned to the first after it. Who never moved has the same days below everybody above; of
-- who did, each agent above saw days of its own.
CREATE FUNCTION team_count_heads() RETURNS void LANGUAGE plpgsql AS $$
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
    -- Members of one upline have the same agents above: added up before it is told to each of these.
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
ALTER FUNCTION team_count_heads() SET plan_cache_mode = force_custom_plan;

-- ------------------------------------------------------------------------------------------------ games

-- What was settled, or settled anew, by these transactions, by agent, day and game.
CREATE FUNCTION team_add_games(p_from xid8, p_until xid8) RETURNS void LANGUAGE sql AS $$
  WITH raw AS MATERIALIZED (
    SELECT r.merchant_id, r.member_id, r.game_code, r.created_at, r.settled_at, r.stake, r.payout, 0::bigint AS stake_before, 0::bigint AS payout_before, 1 AS bets
      FROM game_round r
      WHERE r.tx >= p_from AND r.tx < p_until AND r.settled_at IS NOT NULL AND NOT r.is_trial AND NOT r.is_test
    UNION ALL
    SELECT c.merchant_id, c.member_id, c.game_code, c.round_at, c.settled_at, c.stake, c.payout, c.stake_before, c.payout_before,
           CASE c.kind WHEN 'VOID' THEN -1 ELSE 0 END
      FROM round_correction c JOIN member m ON m.id = c.member_id AND NOT m.is_test AND m.type <> 4
      WHERE c.tx >= p_from AND c.tx < p_until
  ), kinds AS MATERIALIZED (
    SELECT g.game_code, k.rule FROM (SELECT DISTINCT game_code FROM raw) g
    LEFT JOIN LATERAL (SELECT rule FROM game_kind WHERE game_code = g.game_code) k ON true
  ), plays AS MATERIALIZED (
    SELECT l.id AS line_id, (r.settled_at AT TIME ZONE h.timezone)::date AS day, r.game_code, sum(r.bets) AS bets,
           sum(r.stake - r.stake_before) AS stake, sum(r.payout - r.payout_before) AS payout,
           sum(valid_turnover(k.rule, r.stake, r.payout) - valid_turnover(k.rule, r.stake_before, r.payout_before)) AS turnover
    FROM raw r
    JOIN merchant h ON h.id = r.merchant_id
    JOIN member_line l ON l.member_id = r.member_id AND l.valid_from <= r.created_at AND (l.valid_until IS NULL OR r.created_at < l.valid_until)
    JOIN kinds k ON k.game_code = r.game_code
    GROUP BY 1, 2, 3
  )
  INSERT INTO downline_game_day AS d (agent_id, day, game_code, bets, stake, payout, turnover)
  SELECT a.id, p.day, p.game_code, sum(p.bets), sum(p.stake), sum(p.payout), sum(p.turnover)
  FROM plays p JOIN member_line l ON l.id = p.line_id CROSS JOIN LATERAL unnest(l.ancestors) AS a (id)
  GROUP BY 1, 2, 3
  ON CONFLICT (agent_id, day, game_code) DO UPDATE SET bets = d.bets + EXCLUDED.bets, stake = d.stake + EXCLUDED.stake,
    payout = d.payout + EXCLUDED.payout, turnover = d.turnover + EXCLUDED.turnover
$$;

-- With every step of team_fold; where it begins anew, so do these.
CREATE FUNCTION team_cursor_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.tx < OLD.tx THEN
    TRUNCATE downline_seen, downline_game_day, member_turned;
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM member_turned) THEN PERFORM team_count_heads(); END IF;
  PERFORM team_add_games(OLD.tx, NEW.tx);
  RETURN NULL;
END $$;
CREATE TRIGGER moved AFTER UPDATE ON team_cursor FOR EACH ROW EXECUTE FUNCTION team_cursor_moved();

-- All of it is written anew, these with the rest.
TRUNCATE member_play_day, downline_play_day, member_day, downline_day, first_deposit;
UPDATE team_cursor SET tx = '0' WHERE id = 1;
