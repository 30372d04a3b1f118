-- Who stood right below an agent, and everybody who ever stood below one: what a team report is drilled into by.
CREATE INDEX member_line_parent ON member_line ((ancestors[1]));
CREATE INDEX member_line_ancestors ON member_line USING gin (ancestors) WITH (fastupdate = off);

-- The bets of a team are walked by time, newest first: however many members it has, a page reads a page's rows.
CREATE INDEX game_round_told ON game_round (merchant_id, settled_at DESC, id DESC)
  WHERE settled_at IS NOT NULL AND NOT is_trial AND NOT is_test;
CREATE INDEX round_correction_settled ON round_correction (merchant_id, settled_at);
