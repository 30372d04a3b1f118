-- A rotation asks whether a pair has an open round: among a million settled ones, which are not in this index.
CREATE INDEX game_round_open ON game_round (seed_pair_id) WHERE settled_at IS NULL;

-- Each read of member info asks when the member logged in before: however often someone else has tried and failed.
CREATE INDEX login_event_success ON login_event (member_id, at DESC) WHERE outcome = 'OK';
