-- The same search as before, planned once a connection instead of twice a call: 4.5 instead of 7.5 ms where the first try finds nothing.
-- The columns carry their table's name: the function's own results are variables of the same names otherwise.
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
