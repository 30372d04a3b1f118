/** The places in the tree a report covers, as SQL. $1 is the viewer, $2 the member whose team it is. */
import type { TeamScope } from '#contract/agents/team-report/team-report.ts'

/** The viewer was above the member then, or is the member. */
export const IN_SIGHT = `($1::integer = $2::integer OR $1::integer = ANY (l.ancestors))`

const WHERE: Record<TeamScope, string> = {
  OWN: `l.member_id = $2::integer`,
  DIRECT: `l.ancestors[1] = $2::integer`,
  TEAM: `(l.member_id = $2::integer OR l.ancestors @> ARRAY[$2::integer])`,
}
export const linesOf = (scope: TeamScope): string => `SELECT l.id FROM member_line l WHERE ${WHERE[scope]} AND ${IN_SIGHT}`

/** Members who were ever direct downlines; `is_whole` if one never had another upline, as far as the viewer sees. */
export const CHILDREN = `
  SELECT l.member_id AS id, bool_and(coalesce(l.ancestors[1] = $2::integer, false) AND ${IN_SIGHT}) AS is_whole
  FROM member_line l WHERE l.member_id IN (SELECT l.member_id FROM member_line l WHERE l.ancestors[1] = $2::integer AND ${IN_SIGHT})
  GROUP BY l.member_id`
