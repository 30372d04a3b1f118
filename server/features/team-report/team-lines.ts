/** Which places in the tree a report is about, as SQL. $1 is the viewer, $2 the member whose team it is. */
import type { TeamScope } from '#contract/team-report.ts'

/** The viewer stood above, or is the one itself. */
export const IN_SIGHT = `($1::integer = $2::integer OR $1::integer = ANY (l.ancestors))`

const WHERE: Record<TeamScope, string> = {
  OWN: `l.member_id = $2::integer`,
  DIRECT: `l.ancestors[1] = $2::integer`,
  TEAM: `(l.member_id = $2::integer OR l.ancestors @> ARRAY[$2::integer])`,
}
export const linesOf = (scope: TeamScope): string => `SELECT l.id FROM member_line l WHERE ${WHERE[scope]} AND ${IN_SIGHT}`

/** Who ever stood right below: `is_whole` where it never stood anywhere else, as the viewer sees it. */
export const CHILDREN = `
  SELECT l.member_id AS id, bool_and(coalesce(l.ancestors[1] = $2::integer, false) AND ${IN_SIGHT}) AS is_whole
  FROM member_line l WHERE l.member_id IN (SELECT l.member_id FROM member_line l WHERE l.ancestors[1] = $2::integer AND ${IN_SIGHT})
  GROUP BY l.member_id`
