-- Games: names for searching, bets and their days. Amounts are in 1/10 000 of the currency unit.

-- Folds a text for comparing, as server/features/play/game/fold-text.ts does: no marks, no capitals.
-- Declared immutable: the dictionary of unaccent never changes here.
CREATE OR REPLACE FUNCTION fold_text(p_text TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
  SELECT lower(unaccent('unaccent', normalize(p_text, NFC)))
$$;

-- Keeps the folded names of a game, in every language, in its search_text.
CREATE OR REPLACE FUNCTION game_keep_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(E'\n', NEW.name, (SELECT string_agg(value, E'\n') FROM jsonb_each_text(NEW.names))));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER game_search_text BEFORE INSERT OR UPDATE OF name, names ON game
  FOR EACH ROW EXECUTE FUNCTION game_keep_search_text();

-- Finds games by a name that is spelt otherwise, the most similar first.
-- Input: what was typed; how many at most. Output: ids with their similarity, from 0 to 1.
-- Asks for close names first, and for distant ones (short words with two letters exchanged) only if there are none. The planner assumes that
-- comparing words is as cheap as comparing numbers, and would read the whole table: 110 ms instead of 5 among 20,000 games. One plan a connection
-- instead of two a call: 4.5 instead of 7.5 ms if the first try finds nothing.
-- Columns carry the name of their table, because the results of the function are variables of the same names.
CREATE OR REPLACE FUNCTION game_search_like(p_text TEXT, p_limit INTEGER) RETURNS TABLE (game_id INTEGER, likeness REAL)
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT SET enable_seqscan = off SET plan_cache_mode = force_generic_plan
SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE
  v_text TEXT := fold_text(p_text);
BEGIN
  FOR v_try IN 1..2 LOOP
    RETURN QUERY
      SELECT game.id, word_similarity(v_text, game.search_text)
      FROM game
      WHERE v_text <% game.search_text
      ORDER BY 2 DESC, game.sort_index, game.id
      LIMIT p_limit;
    EXIT WHEN FOUND;
    PERFORM set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  END LOOP;
END $$;

-- Counts every change of the catalogue, within the change itself: a server that reads the new number also reads the new games.
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER game_changed AFTER INSERT OR UPDATE OR DELETE ON game
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER vendor_changed AFTER INSERT OR UPDATE OR DELETE ON vendor
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER merchant_vendor_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_vendor
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER merchant_game_off_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_game_off
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER merchant_vendor_list_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_vendor_list
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE OR REPLACE TRIGGER merchant_category_off_changed AFTER INSERT OR UPDATE OR DELETE ON merchant_category_off
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();

-- The type of each game that is played, and how its turnover counts. Games that left the catalogue are not in it: they count as slots.
CREATE OR REPLACE VIEW game_kind AS
  SELECT DISTINCT ON (g.game_code) g.game_code, t.code AS game_type, t.rule, t.is_series
  FROM game g JOIN game_type t ON t.code = CASE WHEN g.vendor_code = 'BGS' THEN 'INHOUSE' ELSE g.category END
  ORDER BY g.game_code, g.id;

-- A settled bet as it stands now: the round with its last correction. Trial and test rounds are in it.
-- stake and payout are what counts; first_stake and first_payout what it was settled with; correction is null, VOID or RESETTLE.
-- The correction is looked up bet by bet: right for a page of bets, slow for sums over many (bet_change).
CREATE OR REPLACE VIEW settled_bet AS
  SELECT r.id, r.created_at, r.settled_at, r.merchant_id, r.member_id, r.game_code, r.asset, r.is_trial, r.is_test, r.seed_pair_id, r.nonce, r.algorithm,
         r.balance_before, r.balance_after, r.detail, coalesce(c.stake, r.stake) AS stake, coalesce(c.payout, r.payout) AS payout,
         r.stake AS first_stake, r.payout AS first_payout, c.kind AS correction, c.corrected_at
  FROM game_round r
  LEFT JOIN LATERAL (SELECT kind, stake, payout, corrected_at FROM bet_correction WHERE round_id = r.id ORDER BY id DESC LIMIT 1) c ON true
  WHERE r.settled_at IS NOT NULL;

-- Changes by settlements and corrections of real bets, one row for each, to be added up. No trial or test bets.
-- The change is stake - stake_before and payout - payout_before; bets is 1 for a settlement, -1 for a void, 0 for another result.
-- placed_at: when the bet was made. settled_at: when it was first settled. changed_at: when this change took effect.
-- row_at: creation of the row behind it (at most 8 days before changed_at): a limit on it skips the other months. series: of a lottery bet.
-- returned: the stake given back by a void or by a round that ended without a result; null for every other change.
CREATE OR REPLACE VIEW bet_change AS
  SELECT r.id AS round_id, r.merchant_id, r.member_id, r.game_code, r.created_at AS placed_at, r.settled_at, r.settled_at AS changed_at,
         r.created_at AS row_at, r.tx, 1 AS bets, 0::bigint AS stake_before, 0::bigint AS payout_before, r.stake, r.payout,
         (r.detail ->> 'series')::integer AS series, r.algorithm,
         CASE
           WHEN r.detail ? 'returned' THEN (r.detail ->> 'returned')::bigint
           WHEN r.detail ? 'isVoided' THEN (
             SELECT coalesce(sum(t.debited), 0)::bigint FROM vendor_transaction t
             WHERE t.vendor_code = r.detail ->> 'vendor' AND t.round_key = r.detail ->> 'round' AND t.rolled_back_at IS NOT NULL)
         END AS returned
  FROM game_round r
  WHERE r.settled_at IS NOT NULL AND NOT r.is_trial AND NOT r.is_test
  UNION ALL
  SELECT c.round_id, c.merchant_id, c.member_id, c.game_code, c.round_at, c.settled_at, c.corrected_at,
         c.corrected_at, c.tx, CASE c.kind WHEN 'VOID' THEN -1 ELSE 0 END, c.stake_before, c.payout_before, c.stake, c.payout,
         (SELECT (r.detail ->> 'series')::integer FROM game_round r WHERE r.id = c.round_id AND r.created_at = c.round_at),
         (SELECT r.algorithm FROM game_round r WHERE r.id = c.round_id AND r.created_at = c.round_at),
         CASE c.kind WHEN 'VOID' THEN c.stake_before END
  FROM bet_correction c JOIN member m ON m.id = c.member_id AND NOT m.is_test AND m.type <> 4;

-- The part of a bet that counts as turnover.
-- Input: rule of the game (RESULT: no more than the bet won or lost; any other, or null: the stake), stake and payout. Output: an amount.
CREATE OR REPLACE FUNCTION valid_turnover(p_rule TEXT, p_stake BIGINT, p_payout BIGINT) RETURNS BIGINT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN p_rule = 'RESULT' THEN least(p_stake, abs(p_payout - p_stake)) ELSE p_stake END $$;

-- Adds the newly settled rounds of a member in one asset to bet_day, by game and, under an empty code, for all games, and moves bet_cursor.
-- Input: member, asset, time zone of the days; if the days are of another zone, it begins again.
-- An open round holds up those after it, because its payout is not known. Locks and looks back as statement_add_up does.
CREATE OR REPLACE FUNCTION bet_add_up(p_member INTEGER, p_asset TEXT, p_zone TEXT) RETURNS void LANGUAGE plpgsql AS $$
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

-- Stores on a round the transaction that settled it, so that team_fold finds what is new.
CREATE OR REPLACE FUNCTION game_round_take_tx() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tx := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER take_tx BEFORE UPDATE ON game_round FOR EACH ROW WHEN (OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL)
  EXECUTE FUNCTION game_round_take_tx();
