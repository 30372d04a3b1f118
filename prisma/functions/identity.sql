-- Members: their place in the tree of agents.

-- Gives new members their place below their parents, at any depth: rows of member_tree, and of member_line from the beginning.
-- Input: ids of members without a place, including those above them without one.
CREATE OR REPLACE FUNCTION member_place(p_ids INTEGER[]) RETURNS void LANGUAGE plpgsql AS $$
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
