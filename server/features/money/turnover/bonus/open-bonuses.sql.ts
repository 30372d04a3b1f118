/** The open bonuses of several members; members without one have no row. `members` is the text of an SQL array. */
export const OPEN_BONUSES = (members: string): string => `
  SELECT id, member_id, terms, after_entry AS "afterEntry" FROM turnover_requirement
  WHERE member_id = ANY ('${members}') AND source = 'BONUS' AND state = 'ACTIVE' AND terms IS NOT NULL`

export interface OpenBonusRow {
  id: bigint
  member_id: number
  terms: unknown
  afterEntry: bigint
}
