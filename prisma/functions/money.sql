-- Sums of a member's statement by the day. Amounts are in 1/10 000 of the currency unit.

-- Adds the new postings of a member in one asset to statement_day and moves statement_cursor.
-- Input: member, asset, time zone of the days; whether to begin again from the first posting (also done if the days are of another zone).
-- The accounts are locked, so every entry with a smaller number than a visible one is committed. It looks back one hour, because the clocks of two
-- servers may differ.
CREATE OR REPLACE FUNCTION statement_add_up(p_member INTEGER, p_asset TEXT, p_zone TEXT, p_from_start BOOLEAN) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_cursor statement_cursor;
  v_accounts BIGINT[];
BEGIN
  INSERT INTO statement_cursor (member_id, asset, zone, entry_id, at, total) VALUES (p_member, p_asset, p_zone, 0, '-infinity', 0)
    ON CONFLICT DO NOTHING;
  SELECT * INTO v_cursor FROM statement_cursor WHERE member_id = p_member AND asset = p_asset FOR UPDATE;
  PERFORM FROM ledger_account WHERE member_id = p_member AND asset = p_asset ORDER BY id FOR SHARE;
  v_accounts := ARRAY(SELECT id FROM ledger_account WHERE member_id = p_member AND asset = p_asset);
  IF p_from_start OR v_cursor.zone <> p_zone THEN
    DELETE FROM statement_day WHERE account_id = ANY (v_accounts);
    v_cursor.entry_id := 0;
    v_cursor.at := '-infinity';
    v_cursor.total := 0;
  END IF;
  WITH fresh AS MATERIALIZED (
    SELECT p.account_id, (p.created_at AT TIME ZONE p_zone)::date AS day, p.code, count(*)::integer AS rows,
           coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0) AS credit,
           coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0) AS debit,
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
