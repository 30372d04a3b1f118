-- The winners' board (wire §4.6): the biggest payouts of a merchant, without reading its rounds. Only what the board may
-- show is in it, so that most bets never touch it: 100 units at least (BIG_WIN_MIN_PAYOUT), won, by real players (ACC-11).
CREATE INDEX game_round_big_win ON game_round (merchant_id, payout DESC, game_code)
  WHERE payout >= 1000000 AND payout > stake AND settled_at IS NOT NULL AND NOT is_trial AND NOT is_test;
