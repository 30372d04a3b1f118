-- Ranks, and what invitees earn. Amounts are in 1/10 000 of the currency unit.

-- The rank of a member: that of its level, or the highest one below it if ranks have been removed since. No row for members on trial and for
-- merchants without ranks.
CREATE OR REPLACE FUNCTION rank_of(p_member INTEGER) RETURNS SETOF vip_rank LANGUAGE sql STABLE AS $$
  SELECT r.* FROM member m
  LEFT JOIN member_rank k ON k.member_id = m.id
  JOIN vip_rank r ON r.merchant_id = m.merchant_id AND r.level <= coalesce(k.level, 1)
  WHERE m.id = p_member AND m.type <> 4
  ORDER BY r.level DESC LIMIT 1
$$;

-- Bets of members' own money in a period, one row for each settlement and correction: a bet counts when it settles, a correction on its own. Leaves
-- out bets made while a bonus was open, because the part that the bonus paid is known only later.
-- Input: merchant, first and last instant (exclusive). Output: the member, when the bet was placed, its kind of game, the change of turnover.
CREATE OR REPLACE FUNCTION own_play(p_merchant INTEGER, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ)
RETURNS TABLE (member_id INTEGER, placed_at TIMESTAMPTZ, game_type TEXT, turnover BIGINT) LANGUAGE sql STABLE AS $$
  SELECT c.member_id, c.placed_at, coalesce(k.game_type, 'RNG'),
         valid_turnover(k.rule, c.stake, c.payout) - valid_turnover(k.rule, c.stake_before, c.payout_before)
  FROM bet_change c LEFT JOIN game_kind k ON k.game_code = c.game_code
  WHERE c.merchant_id = p_merchant AND c.changed_at >= p_from AND c.changed_at < p_until
    -- A round may stay open this long before it settles.
    AND c.row_at >= p_from - INTERVAL '8 days' AND c.row_at < p_until
    AND NOT EXISTS (SELECT FROM turnover_requirement b WHERE b.member_id = c.member_id AND b.source = 'BONUS'
                      AND b.created_at <= c.placed_at AND (b.ended_at IS NULL OR b.ended_at > c.placed_at))
$$;

-- Whether two members have the same payout account: they are one person (ACC-05).
CREATE OR REPLACE FUNCTION is_same_person(p_member INTEGER, p_other INTEGER) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM payout_account own
    JOIN payout_account other ON other.merchant_id = own.merchant_id AND other.bank_code = own.bank_code AND other.number = own.number
    WHERE own.member_id = p_member AND other.member_id = p_other)
$$;

-- Adds up members' income from a day's bets of their invitees, at the rates of a campaign of the template REFERRAL.
-- Input: campaign, day, its first and last instant (exclusive). Output: how many rows of income; 0 if the day was added up before.
-- The caller runs team_fold() first, which knows the first deposits. Writes once per day and campaign: concurrent callers wait for the row of the
-- day, and then write nothing.
-- Not counted: bets made while a bonus was open (own_play) or before the first deposit, and those of invitees with the referrer's payout account
-- (ACC-05).
CREATE OR REPLACE FUNCTION referral_add_up(p_campaign INTEGER, p_day DATE, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ)
RETURNS INTEGER LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_campaign reward_campaign;
  v_rows INTEGER;
BEGIN
  INSERT INTO referral_day (campaign_id, day) VALUES (p_campaign, p_day) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT * INTO STRICT v_campaign FROM reward_campaign WHERE id = p_campaign;
  WITH rate AS MATERIALIZED (
    SELECT t.tier::smallint AS tier, r.key AS game_type, r.value::bigint AS rate
    FROM jsonb_array_elements(v_campaign.options -> 'rates') WITH ORDINALITY AS t (rates, tier), jsonb_each_text(t.rates) r
  ), played AS MATERIALIZED (
    SELECT c.member_id, c.game_type, sum(c.turnover) AS turnover
    FROM own_play(v_campaign.merchant_id, p_from, p_until) c
    WHERE c.placed_at >= v_campaign.starts_at AND (v_campaign.ends_at IS NULL OR c.placed_at < v_campaign.ends_at)
      AND EXISTS (SELECT FROM referral_line l WHERE l.invitee_id = c.member_id)
      AND EXISTS (SELECT FROM first_deposit d WHERE d.member_id = c.member_id AND d.at <= c.placed_at)
    GROUP BY 1, 2
  ), income AS (
    INSERT INTO referral_income (campaign_id, day, referrer_id, invitee_id, tier, turnover, amount)
    SELECT p_campaign, p_day, l.referrer_id, l.invitee_id, l.tier, sum(p.turnover)::bigint, sum(div(p.turnover * r.rate, 1000000))::bigint
    FROM played p
    JOIN referral_line l ON l.invitee_id = p.member_id
    JOIN rate r ON r.tier = l.tier AND r.game_type = p.game_type
    JOIN member m ON m.id = l.referrer_id AND m.type = 0 AND NOT m.is_test
    WHERE NOT is_same_person(l.referrer_id, l.invitee_id)
    GROUP BY l.referrer_id, l.invitee_id, l.tier HAVING sum(p.turnover) <> 0
    RETURNING referrer_id, amount
  ), week AS (
    INSERT INTO referral_week AS w (merchant_id, week, member_id, amount)
    SELECT v_campaign.merchant_id, date_trunc('week', p_day)::date, i.referrer_id, sum(i.amount) FROM income i GROUP BY i.referrer_id ORDER BY i.referrer_id
    ON CONFLICT (merchant_id, week, member_id) DO UPDATE SET amount = w.amount + EXCLUDED.amount
  )
  SELECT count(*) INTO v_rows FROM income;
  RETURN v_rows;
END $$;

-- Gives members the points that a day's bets earned, with their lots.
-- Input: merchant, day, its first and last instant (exclusive), points for bets of a million units by kind of game, the last day of these
-- points, time of writing. Output: how many members got points; 0 if the day was added up before. Once per day and merchant, as above.
-- A day whose corrections are greater than its bets takes no points back.
CREATE OR REPLACE FUNCTION point_add_up(p_merchant INTEGER, p_day DATE, p_from TIMESTAMPTZ, p_until TIMESTAMPTZ, p_rates JSONB, p_last_day DATE,
  p_now TIMESTAMPTZ)
RETURNS INTEGER LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_rows INTEGER;
BEGIN
  INSERT INTO point_day (merchant_id, day) VALUES (p_merchant, p_day) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN 0; END IF;
  WITH played AS (
    SELECT c.member_id, sum(c.turnover * (p_rates ->> c.game_type)::bigint) AS weighted
    FROM own_play(p_merchant, p_from, p_until) c WHERE p_rates ? c.game_type GROUP BY 1
  ), earned AS (
    -- Turnover is in 1/10 000 of the unit, rates per million.
    SELECT p.member_id, least(div(p.weighted, 10000000000), 2000000000)::integer AS points FROM played p
  ), entry AS (
    INSERT INTO point_entry (merchant_id, member_id, kind, points, reference, at)
    SELECT p_merchant, e.member_id, 'EARNED', e.points, p_day::text, p_now FROM earned e WHERE e.points > 0 ORDER BY e.member_id
    RETURNING member_id, points
  ), lot AS (
    INSERT INTO point_lot AS l (member_id, last_day, merchant_id, "left")
    SELECT e.member_id, p_last_day, p_merchant, e.points FROM entry e ORDER BY e.member_id
    ON CONFLICT (member_id, last_day) DO UPDATE SET "left" = l."left" + EXCLUDED."left"
  )
  SELECT count(*) INTO v_rows FROM entry;
  RETURN v_rows;
END $$;
