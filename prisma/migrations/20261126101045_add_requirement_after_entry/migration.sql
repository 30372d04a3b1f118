-- AlterTable
ALTER TABLE "turnover_requirement" ADD COLUMN "after_entry" BIGINT NOT NULL DEFAULT 0;

-- Requirements that are open: what was placed before them does not count when it settles.
UPDATE turnover_requirement r SET after_entry = coalesce(
  (SELECT max(g.id) FROM game_round g WHERE g.member_id = r.member_id AND g.created_at <= r.created_at), 0)
WHERE r.state = 'ACTIVE';
