-- The ledger: partitions, and posting of entries. Amounts are in 1/10 000 of the currency unit.
--
-- Left alone, PostgreSQL plans statements that take arrays again on every call (measured: 900 µs an entry instead of 340), or keeps a
-- plan made while a table was still empty. The functions of the hot path therefore always use one plan, by index (their SET lines).

-- The first instant of a day in a time zone, as dayStart in business-day.ts. If the clocks go back over midnight, the day has two of them and AT TIME
-- ZONE takes the second: the hour between would belong to its day in sums, and to the day before in lists.
CREATE OR REPLACE FUNCTION day_start(p_day DATE, p_zone TEXT) RETURNS TIMESTAMPTZ LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN (((p_day::timestamp AT TIME ZONE p_zone AT TIME ZONE 'UTC' - INTERVAL '1 hour') AT TIME ZONE 'UTC') AT TIME ZONE p_zone)::date = p_day
    THEN (p_day::timestamp AT TIME ZONE p_zone AT TIME ZONE 'UTC' - INTERVAL '1 hour') AT TIME ZONE 'UTC'
    ELSE p_day::timestamp AT TIME ZONE p_zone
  END
$$;

-- Gives a new partition what it does not inherit from its parent: the guard against TRUNCATE, the check of sums on postings, and on rounds the unique
-- nonce of a seed pair (PF-04; a unique index of the parent would have to include created_at).
-- Input: names of the parent and of the partition. Once per partition.
CREATE OR REPLACE FUNCTION ledger_guard_partition(p_parent TEXT, p_partition TEXT) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()', p_partition);
  IF p_parent = 'ledger_posting' THEN
    EXECUTE format('CREATE TRIGGER check_entries AFTER INSERT ON %I REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries()', p_partition);
  ELSIF p_parent = 'game_round' THEN
    -- PF-04. A unique index of the parent would have to include created_at; across months the pair's growing nonce prevents duplicates.
    EXECUTE format('CREATE UNIQUE INDEX %I ON %I (seed_pair_id, nonce)', p_partition || '_nonce', p_partition);
  END IF;
END $$;

-- Creates the monthly partitions of entries, postings and rounds that are missing.
-- Input: any day of the first month; how many months from it on. Output: how many partitions were made.
-- A month whose rows already lie in the default partition keeps them there.
CREATE OR REPLACE FUNCTION ledger_create_partitions(p_from DATE, p_months INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  v_parent TEXT;
  v_name TEXT;
  v_start TIMESTAMPTZ;
  v_end TIMESTAMPTZ;
  v_has_rows BOOLEAN;
  v_made INTEGER := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_create_partitions'));
  FOREACH v_parent IN ARRAY ARRAY['ledger_entry', 'ledger_posting', 'game_round'] LOOP
    FOR v_month IN 0 .. p_months - 1 LOOP
      v_start := (date_trunc('month', p_from::timestamp) + make_interval(months => v_month)) AT TIME ZONE 'UTC';
      v_end := (date_trunc('month', p_from::timestamp) + make_interval(months => v_month + 1)) AT TIME ZONE 'UTC';
      v_name := v_parent || to_char(v_start AT TIME ZONE 'UTC', '_YYYY_MM');
      CONTINUE WHEN to_regclass(v_name) IS NOT NULL;
      EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE created_at >= %L AND created_at < %L)', v_parent || '_default', v_start, v_end)
        INTO v_has_rows;
      CONTINUE WHEN v_has_rows;
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', v_name, v_parent, v_start, v_end);
      PERFORM ledger_guard_partition(v_parent, v_name);
      v_made := v_made + 1;
    END LOOP;
  END LOOP;
  RETURN v_made;
END $$;

-- A database has its partitions before the first row is written.
SELECT ledger_create_partitions((now() - INTERVAL '2 months')::date, 6);

-- Posts one entry: the key, the entry, its postings and the new balances, or nothing at all.
-- Input: idempotency key and fingerprint of the content; type and reference; account, amount and code of each line (amounts add up to
-- zero); the time; whether it may be paid once only; the answer to keep for a repeated call; the entry it corrects.
-- Output: one row. status: posted; replayed (same key, same fingerprint); conflict (same key, other fingerprint); duplicate (its
-- obligation is paid already); insufficient (entry_id is null, and balances hold the accounts as they are).
-- balances: one a line, as text, null on house accounts. A refusal writes nothing.
CREATE OR REPLACE FUNCTION ledger_post_one(
  p_key TEXT, p_fingerprint TEXT, p_type TEXT, p_reference TEXT,
  p_accounts BIGINT[], p_amounts BIGINT[], p_codes TEXT[],
  p_now TIMESTAMPTZ DEFAULT now(), p_is_obligation BOOLEAN DEFAULT false, p_answer JSONB DEFAULT NULL, p_correction_of BIGINT DEFAULT NULL
) RETURNS TABLE (status TEXT, entry_id BIGINT, created_at TIMESTAMPTZ, balances TEXT[], answer JSONB) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_key ledger_key;
  v_id BIGINT;
  v_members INTEGER[];
  v_before BIGINT[];
  v_after BIGINT[];
  v_merchant INTEGER;
  v_asset TEXT;
  v_is_short BOOLEAN;
BEGIN
  PERFORM 1 FROM ledger_account WHERE id = ANY (p_accounts) AND balance IS NOT NULL ORDER BY id FOR NO KEY UPDATE;

  SELECT * INTO v_key FROM ledger_key WHERE key = p_key;
  IF NOT FOUND THEN
    SELECT array_agg(l.member_id ORDER BY l.ord), array_agg(l.balance ORDER BY l.ord), array_agg(l.after ORDER BY l.ord),
           min(l.merchant_id), min(l.asset), coalesce(bool_or(l.after < 0), false)
      INTO v_members, v_before, v_after, v_merchant, v_asset, v_is_short
    FROM (
      SELECT a.member_id, a.balance, a.merchant_id, a.asset, p.ord,
             a.balance + sum(p.amount) OVER (PARTITION BY p.account ORDER BY p.ord)::bigint AS after
      FROM unnest(p_accounts, p_amounts) WITH ORDINALITY AS p (account, amount, ord)
      JOIN ledger_account a ON a.id = p.account
    ) l;
    IF v_is_short THEN
      RETURN QUERY SELECT 'insufficient', NULL::bigint, p_now, v_before::text[], NULL::jsonb;
      RETURN;
    END IF;
    v_id := nextval('ledger_entry_id_seq');
    INSERT INTO ledger_key (key, fingerprint, entry_id, answer, created_at)
      VALUES (p_key, p_fingerprint, v_id, p_answer, p_now) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN -- just taken by a caller that moves other accounts
      SELECT * INTO v_key FROM ledger_key WHERE key = p_key;
    END IF;
  END IF;

  IF v_key.key IS NOT NULL THEN
    IF v_key.fingerprint <> p_fingerprint THEN
      RETURN QUERY SELECT 'conflict', v_key.entry_id, v_key.created_at::timestamptz, NULL::text[], NULL::jsonb;
    ELSE
      RETURN QUERY SELECT 'replayed', v_key.entry_id, v_key.created_at::timestamptz,
        ARRAY(SELECT p.balance_after::text FROM ledger_posting p
              WHERE p.entry_id = v_key.entry_id AND p.created_at = v_key.created_at ORDER BY p.line),
        v_key.answer;
    END IF;
    RETURN;
  END IF;

  IF p_is_obligation THEN
    INSERT INTO ledger_obligation (type, reference, entry_id, created_at) VALUES (p_type, p_reference, v_id, p_now)
      ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      DELETE FROM ledger_key WHERE key = p_key;
      RETURN QUERY SELECT 'duplicate', o.entry_id, o.created_at::timestamptz, NULL::text[], NULL::jsonb
        FROM ledger_obligation o WHERE o.type = p_type AND o.reference = p_reference;
      RETURN;
    END IF;
  END IF;

  INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference, correction_of)
    VALUES (v_id, p_now, v_merchant, p_type, v_asset, p_reference, p_correction_of);
  INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
    SELECT v_id, p.line, p_now, p.account, p.member, p.amount, p.after, p.code
    FROM unnest(p_accounts, v_members, p_amounts, v_after, p_codes) WITH ORDINALITY AS p (account, member, amount, after, code, line);
  UPDATE ledger_account a SET balance = a.balance + d.delta
    FROM (SELECT p.account, sum(p.amount)::bigint AS delta FROM unnest(p_accounts, p_amounts) AS p (account, amount) GROUP BY p.account) d
    WHERE a.id = d.account AND a.balance IS NOT NULL;
  RETURN QUERY SELECT 'posted', v_id, p_now::timestamptz(3)::timestamptz, v_after::text[], p_answer;
END $$;

-- Posts many entries in one call; each succeeds or fails on its own.
-- Input: per entry the arguments of ledger_post_one, as arrays. Per line p_items says which entry (from 1) it belongs to, p_lines its
-- number there.
-- Output: one row per entry, statuses as in ledger_post_one. Entries that touch an account which would go negative are posted one by one,
-- after the rest.
-- Raises unique_violation if a concurrent caller takes a key or an obligation: the caller then posts one by one.
-- Arrays are walked, never joined with one another: that would be quadratic.
CREATE OR REPLACE FUNCTION ledger_post_batch(
  p_now TIMESTAMPTZ, p_keys TEXT[], p_fingerprints TEXT[], p_types TEXT[], p_references TEXT[], p_merchants INTEGER[], p_assets TEXT[],
  p_obligations BOOLEAN[], p_answers JSONB[], p_corrections BIGINT[],
  p_items INTEGER[], p_lines SMALLINT[], p_accounts BIGINT[], p_amounts BIGINT[], p_codes TEXT[]
) RETURNS TABLE (item INTEGER, status TEXT, entry_id BIGINT, created_at TIMESTAMPTZ, balances TEXT[], answer JSONB) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_apart INTEGER[] := '{}'; -- left to ledger_post_one: their key or obligation exists, or they touch a short account
  v_short BIGINT[];
  v_ids BIGINT[];
  v_members INTEGER[];
  v_after BIGINT[];
  v_positions INTEGER[];
  v_item INTEGER;
BEGIN
  PERFORM 1 FROM ledger_account WHERE id = ANY (p_accounts) AND balance IS NOT NULL ORDER BY id FOR NO KEY UPDATE;

  SELECT coalesce(array_agg(i.item::integer), '{}') INTO v_apart
  FROM unnest(p_keys) WITH ORDINALITY AS i (key, item) JOIN ledger_key k ON k.key = i.key;
  IF true = ANY (p_obligations) THEN
    v_apart := v_apart || ARRAY(
      SELECT i.item::integer
      FROM unnest(p_types, p_references, p_obligations) WITH ORDINALITY AS i (type, reference, is_obligation, item)
      JOIN ledger_obligation o ON o.type = i.type AND o.reference = i.reference
      WHERE i.is_obligation AND i.item <> ALL (v_apart));
  END IF;

  LOOP
    SELECT array_agg(l.member_id ORDER BY l.ord), array_agg(l.after ORDER BY l.ord),
           array_agg(DISTINCT l.account) FILTER (WHERE l.after < 0 AND NOT l.is_apart)
      INTO v_members, v_after, v_short
    FROM (
      SELECT p.ord, p.account, p.item = ANY (v_apart) AS is_apart, a.member_id,
             a.balance + sum(CASE WHEN p.item = ANY (v_apart) THEN 0 ELSE p.amount END) OVER (PARTITION BY p.account ORDER BY p.ord)::bigint AS after
      FROM unnest(p_items, p_accounts, p_amounts) WITH ORDINALITY AS p (item, account, amount, ord)
      LEFT JOIN ledger_account a ON a.id = p.account
    ) l;
    EXIT WHEN v_short IS NULL;
    v_apart := v_apart || ARRAY(
      SELECT DISTINCT p.item FROM unnest(p_items, p_accounts) AS p (item, account)
      WHERE p.account = ANY (v_short) AND p.item <> ALL (v_apart));
  END LOOP;

  IF cardinality(v_apart) < cardinality(p_keys) THEN
    v_ids := ARRAY(SELECT nextval('ledger_entry_id_seq') FROM generate_series(1, cardinality(p_keys)));
    INSERT INTO ledger_key (key, fingerprint, entry_id, answer, created_at)
      SELECT i.key, i.fingerprint, i.id, i.answer, p_now
      FROM unnest(p_keys, p_fingerprints, v_ids, p_answers) WITH ORDINALITY AS i (key, fingerprint, id, answer, item)
      WHERE i.item <> ALL (v_apart) ORDER BY i.key;
    IF true = ANY (p_obligations) THEN
      INSERT INTO ledger_obligation (type, reference, entry_id, created_at)
        SELECT i.type, i.reference, i.id, p_now
        FROM unnest(p_types, p_references, v_ids, p_obligations) WITH ORDINALITY AS i (type, reference, id, is_obligation, item)
        WHERE i.is_obligation AND i.item <> ALL (v_apart) ORDER BY i.type, i.reference;
    END IF;
    INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference, correction_of)
      SELECT i.id, p_now, i.merchant, i.type, i.asset, i.reference, i.correction
      FROM unnest(v_ids, p_merchants, p_types, p_assets, p_references, p_corrections) WITH ORDINALITY
        AS i (id, merchant, type, asset, reference, correction, item)
      WHERE i.item <> ALL (v_apart);
    INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
      SELECT v_ids[p.item], p.line, p_now, p.account, p.member, p.amount, p.after, p.code
      FROM unnest(p_items, p_lines, p_accounts, v_members, p_amounts, v_after, p_codes) AS p (item, line, account, member, amount, after, code)
      WHERE p.item <> ALL (v_apart);
    UPDATE ledger_account a SET balance = a.balance + d.delta
      FROM (SELECT p.account, sum(p.amount)::bigint AS delta FROM unnest(p_items, p_accounts, p_amounts) AS p (item, account, amount)
            WHERE p.item <> ALL (v_apart) GROUP BY p.account) d
      WHERE a.id = d.account AND a.balance IS NOT NULL;
    RETURN QUERY
      SELECT p.item, 'posted', v_ids[p.item], p_now::timestamptz(3)::timestamptz, array_agg(p.after::text ORDER BY p.line), p_answers[p.item]
      FROM unnest(p_items, p_lines, v_after) AS p (item, line, after)
      WHERE p.item <> ALL (v_apart) GROUP BY p.item;
  END IF;

  FOR v_item IN SELECT unnest(v_apart) ORDER BY 1 LOOP
    v_positions := array_positions(p_items, v_item);
    RETURN QUERY
      SELECT v_item, r.* FROM ledger_post_one(
        p_keys[v_item], p_fingerprints[v_item], p_types[v_item], p_references[v_item],
        ARRAY(SELECT p_accounts[n] FROM unnest(v_positions) n), ARRAY(SELECT p_amounts[n] FROM unnest(v_positions) n),
        ARRAY(SELECT p_codes[n] FROM unnest(v_positions) n),
        p_now, p_obligations[v_item], p_answers[v_item], p_corrections[v_item]) r;
  END LOOP;
END $$;

-- The former version: a batch had rounds of one game only.
DROP FUNCTION IF EXISTS game_settle_instant(
  TIMESTAMPTZ, TEXT, TEXT, TEXT[], TEXT[], INTEGER[], INTEGER[], BIGINT[], BIGINT[], TEXT[], BOOLEAN[], BOOLEAN[], BIGINT[], INTEGER[],
  BIGINT[], BIGINT[], BIGINT[], JSONB);
-- Posts bets that open and settle at once: key, entry, postings and round of each, then nonces and balances.
-- Input: time; per bet, as arrays: game and algorithm, key and fingerprint, merchant, member, account, house account, asset, whether trial or
-- test, seed pair, nonce, stake, payout, balance before, and the detail the game shows again (a JSON array).
-- Output: ids of the rounds, in the order of the input.
-- The caller has locked the seed pairs, then the accounts, each sorted, and decided under those locks: anything unexpected is a bug and
-- raises. An escrow (LED-09) would take in the stake and give it out within the same rows, so no escrow posting is written.
CREATE OR REPLACE FUNCTION game_settle_instant(
  p_now TIMESTAMPTZ, p_games TEXT[], p_algorithms TEXT[], p_keys TEXT[], p_fingerprints TEXT[], p_merchants INTEGER[], p_members INTEGER[],
  p_accounts BIGINT[], p_houses BIGINT[], p_assets TEXT[], p_trials BOOLEAN[], p_tests BOOLEAN[], p_pairs BIGINT[], p_nonces INTEGER[],
  p_stakes BIGINT[], p_payouts BIGINT[], p_befores BIGINT[], p_details JSONB
) RETURNS BIGINT[] LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_ids BIGINT[];
BEGIN
  v_ids := ARRAY(SELECT nextval('ledger_entry_id_seq') FROM generate_series(1, cardinality(p_keys)));
  INSERT INTO ledger_key (key, fingerprint, entry_id, created_at)
    SELECT b.key, b.fingerprint, b.id, p_now FROM unnest(p_keys, p_fingerprints, v_ids) AS b (key, fingerprint, id);
  INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference)
    SELECT b.id, p_now, b.merchant, 'BET_SETTLED', b.asset, b.game
    FROM unnest(v_ids, p_merchants, p_assets, p_games) AS b (id, merchant, asset, game);
  INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
    SELECT b.id, l.line, p_now, l.account, l.member, l.amount, l.after, l.code
    FROM unnest(v_ids, p_accounts, p_members, p_houses, p_stakes, p_payouts, p_befores) AS b (id, account, member, house, stake, payout, before),
    LATERAL (VALUES (1::smallint, b.account, b.member, -b.stake, b.before - b.stake, 'BET'),
                    (2::smallint, b.account, b.member, b.payout, b.before - b.stake + b.payout, 'WIN'),
                    (3::smallint, b.house, NULL::integer, b.stake - b.payout, NULL::bigint, 'BET_SETTLED')) AS l (line, account, member, amount, after, code)
    WHERE l.amount <> 0;
  INSERT INTO game_round (id, created_at, settled_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce, algorithm,
                          stake, payout, balance_before, balance_after, detail)
    SELECT b.id, p_now, p_now, b.merchant, b.member, b.game, b.asset, b.is_trial, b.is_test, b.pair, b.nonce, b.algorithm,
           b.stake, b.payout, b.before, b.before - b.stake + b.payout, b.detail
    FROM ROWS FROM (unnest(v_ids), unnest(p_merchants), unnest(p_members), unnest(p_games), unnest(p_assets), unnest(p_trials), unnest(p_tests),
                    unnest(p_pairs), unnest(p_nonces), unnest(p_algorithms), unnest(p_stakes), unnest(p_payouts), unnest(p_befores),
                    jsonb_array_elements(p_details))
      AS b (id, merchant, member, game, asset, is_trial, is_test, pair, nonce, algorithm, stake, payout, before, detail);
  UPDATE ledger_account a SET balance = a.balance + d.delta
    FROM (SELECT b.account, sum(b.payout - b.stake)::bigint AS delta FROM unnest(p_accounts, p_stakes, p_payouts) AS b (account, stake, payout)
          GROUP BY b.account) d
    WHERE a.id = d.account;
  UPDATE fair_seed_pair s SET nonce = d.nonce
    FROM (SELECT b.pair, max(b.nonce) + 1 AS nonce FROM unnest(p_pairs, p_nonces) AS b (pair, nonce) GROUP BY b.pair) d
    WHERE s.id = d.pair;
  RETURN v_ids;
END $$;

-- Writes rounds of several steps: new ones, and changes of open ones (a settled one may not change: refuse_change_settled).
-- Input, as arrays: id and time of the entry that opened the round, when it was settled (null = open), merchant, member, game, asset,
-- whether trial or test, seed pair and nonce (null = the outcome is a vendor's), algorithm, stake, payout, balance before and after; the
-- details as a JSON array.
CREATE OR REPLACE FUNCTION game_put_rounds(
  p_ids BIGINT[], p_created TIMESTAMPTZ[], p_settled TIMESTAMPTZ[], p_merchants INTEGER[], p_members INTEGER[], p_games TEXT[], p_assets TEXT[],
  p_trials BOOLEAN[], p_tests BOOLEAN[], p_pairs BIGINT[], p_nonces INTEGER[], p_algorithms TEXT[], p_stakes BIGINT[], p_payouts BIGINT[],
  p_befores BIGINT[], p_afters BIGINT[], p_details JSONB
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO game_round AS r (id, created_at, settled_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce,
                               algorithm, stake, payout, balance_before, balance_after, detail)
    SELECT n.* FROM ROWS FROM (unnest(p_ids), unnest(p_created), unnest(p_settled), unnest(p_merchants), unnest(p_members), unnest(p_games),
                               unnest(p_assets), unnest(p_trials), unnest(p_tests), unnest(p_pairs), unnest(p_nonces), unnest(p_algorithms),
                               unnest(p_stakes), unnest(p_payouts), unnest(p_befores), unnest(p_afters), jsonb_array_elements(p_details)) AS n
    ON CONFLICT (id, created_at) DO UPDATE SET settled_at = EXCLUDED.settled_at, stake = EXCLUDED.stake, payout = EXCLUDED.payout,
      balance_after = EXCLUDED.balance_after, detail = EXCLUDED.detail
$$;
