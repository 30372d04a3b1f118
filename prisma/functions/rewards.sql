-- The VIP room. Amounts are in 1/10 000 of the currency unit.

-- The rank of a member: that of its level, or the highest there is below it where ranks were taken away since. No row for members on trial
-- and of merchants without ranks.
CREATE OR REPLACE FUNCTION rank_of(p_member INTEGER) RETURNS SETOF vip_rank LANGUAGE sql STABLE AS $$
  SELECT r.* FROM member m
  LEFT JOIN member_rank k ON k.member_id = m.id
  JOIN vip_rank r ON r.merchant_id = m.merchant_id AND r.level <= coalesce(k.level, 1)
  WHERE m.id = p_member AND m.type <> 4
  ORDER BY r.level DESC LIMIT 1
$$;
