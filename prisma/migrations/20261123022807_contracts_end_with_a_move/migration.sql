-- AlterTable
ALTER TABLE "agent_contract" ADD COLUMN     "end_reason" TEXT;

-- Ends the contracts of a member that moved: those by which another than the upline of now would pay it. A ratio is a part of the giver's
-- own, so where one ends, those handed on from it end too. What begins later never counts; an offer is withdrawn.
CREATE FUNCTION agent_contract_end_moved(p_member INTEGER, p_at TIMESTAMPTZ) RETURNS void LANGUAGE sql AS $$
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

-- As before, and with the contracts that end with the move.
CREATE OR REPLACE FUNCTION member_move(p_member INTEGER, p_parent INTEGER, p_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  v_locked INTEGER := -1;
  v_count INTEGER;
  v_at TIMESTAMPTZ;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('member_move'), merchant_id) FROM member WHERE id = p_member;
  -- Contracts are made one after the other: none is signed while its sides part. Before the members' rows: letters wait for those.
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
  -- Two moves within a millisecond are two all the same.
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

-- Contracts whose sides had parted before: they ended when the paid side left.
UPDATE agent_contract c SET status = 4, end_reason = 'MOVED', ended_at = p.left_at,
  effective_until = CASE WHEN c.effective_from IS NOT NULL THEN greatest(p.left_at, c.effective_from) END
FROM (
  SELECT k.id, coalesce(max(l.valid_until), now()) AS left_at
  FROM agent_contract k JOIN member m ON m.id = k.second_party_id
  LEFT JOIN member_line l ON l.member_id = m.id AND l.ancestors[1] = k.first_party_id
  WHERE k.first_party_id <> m.parent_id AND k.status IN (0, 1, 3) GROUP BY k.id
) p WHERE c.id = p.id;

-- Bills that took money from a wallet say so.
UPDATE agent_bill SET status = 'TAKEN' WHERE status IN ('PAID', 'NOT_REACHED') AND net < 0 AND paid = net;
