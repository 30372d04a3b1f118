-- What a withdrawal cost its member goes to the house, not from the member by a line of its own: team_fold took it for nothing. The rest
-- of the function stays as it is.
DO $$
DECLARE
  v_before TEXT := pg_get_functiondef('team_fold()'::regprocedure);
  v_after TEXT;
BEGIN
  v_after := replace(v_before, 'CASE u.code WHEN ''DEPOSIT_FEE'' THEN -u.amount ELSE 0 END AS fees',
    'CASE WHEN u.code IN (''DEPOSIT_FEE'', ''WITHDRAWAL_FEE'') THEN -u.amount ELSE 0 END AS fees');
  IF v_after = v_before THEN RAISE EXCEPTION 'team_fold() adds up fees in another way'; END IF;
  v_before := v_after;
  v_after := replace(v_before, '
  ), firsts AS (', '
    UNION ALL
    SELECT e.merchant_id, o.member_id, e.created_at, e.id, p.code, -sum(p.amount)::bigint
    FROM ledger_entry e
    JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at AND p.member_id IS NULL AND p.code = ''WITHDRAWAL_FEE''
    JOIN LATERAL (SELECT q.member_id FROM ledger_posting q
      WHERE q.entry_id = e.id AND q.created_at = e.created_at AND q.member_id IS NOT NULL ORDER BY q.line LIMIT 1) o ON true
    JOIN member m ON m.id = o.member_id AND NOT m.is_test AND m.type <> 4
    WHERE e.tx >= v_from AND e.tx < v_until AND e.type = ''WITHDRAWAL''
    GROUP BY 1, 2, 3, 4, 5
  ), firsts AS (');
  IF v_after = v_before THEN RAISE EXCEPTION 'team_fold() takes first deposits in another way'; END IF;
  EXECUTE v_after;
END $$;

-- What was added up before.
WITH charged AS (
  SELECT l.id AS line_id, l.ancestors, (e.created_at AT TIME ZONE h.timezone)::date AS day, sum(p.amount)::bigint AS fee
  FROM ledger_entry e
  JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.created_at AND p.member_id IS NULL AND p.code = 'WITHDRAWAL_FEE'
  JOIN LATERAL (SELECT q.member_id FROM ledger_posting q
    WHERE q.entry_id = e.id AND q.created_at = e.created_at AND q.member_id IS NOT NULL ORDER BY q.line LIMIT 1) o ON true
  JOIN member m ON m.id = o.member_id AND NOT m.is_test AND m.type <> 4
  JOIN merchant h ON h.id = e.merchant_id
  JOIN member_line l ON l.member_id = m.id AND l.valid_from <= e.created_at AND (l.valid_until IS NULL OR e.created_at < l.valid_until)
  WHERE e.type = 'WITHDRAWAL' AND e.tx < (SELECT tx FROM team_cursor WHERE id = 1)
  GROUP BY 1, 2, 3
), own AS (
  UPDATE member_day d SET fees = d.fees + c.fee FROM charged c WHERE d.line_id = c.line_id AND d.day = c.day
)
UPDATE downline_day d SET fees = d.fees + t.fee
FROM (SELECT a.id AS agent_id, c.day, sum(c.fee)::bigint AS fee FROM charged c CROSS JOIN LATERAL unnest(c.ancestors) AS a (id) GROUP BY 1, 2) t
WHERE d.agent_id = t.agent_id AND d.day = t.day;
