/** How much players have used of their play limits, and the limits they set themselves. */
import type { LimitPeriod } from '#contract/identity/responsible-play.ts'
import { PERIODS, PLAY_SUMS, type PlaySums } from './play-sums.sql.ts'

export interface LimitUseRow extends Pick<PlaySums, 'staked' | 'won' | 'minutes'> {
  member_id: number
  period: LimitPeriod
  own_loss: bigint | null
  own_time: bigint | null
}

/** One row per member and period. `members` is an SQL array as text, `now` an instant as text. */
export const LIMIT_USE = (members: string, now: string) => `
  SELECT m.member_id, p.period, l.amount AS own_loss, t.amount AS own_time, u.staked, u.won, u.minutes
  FROM unnest('${members}'::integer[]) AS m (member_id)
  CROSS JOIN ${PERIODS}
  LEFT JOIN play_limit l ON l.member_id = m.member_id AND l.kind = 'LOSS' AND l.period = p.period
  LEFT JOIN play_limit t ON t.member_id = m.member_id AND t.kind = 'TIME' AND t.period = p.period
  CROSS JOIN LATERAL (${PLAY_SUMS('m.member_id', `'${now}'::timestamptz - p.length`)}) u`
