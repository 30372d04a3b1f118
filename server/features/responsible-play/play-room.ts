/**
 * What limits leave a player: read inside the transaction of a bet, under the lock of the player's seeds, so that two bets at
 * once cannot both use the last of it (RG-02, RG-04, RG-05).
 */
import type { LimitPeriod } from '#contract/responsible-play.ts'
import { numberArray } from '#server/ledger/index.ts'
import type { PoolClient } from '#server/platform/database.ts'
import type { MerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { lossOf, remainingOf, stricter } from './play-limits.ts'
import { PERIODS, PLAY_SUMS, type PlaySums } from './play-sums.ts'

/** The house's limits that bets look at; undefined where it has none. */
export interface HousePlayLimits {
  loss: MerchantSettings['limits']['loss']
  timeMinutes: MerchantSettings['limits']['timeMinutes']
}
export function housePlayLimits({
  limits: { loss, timeMinutes },
}: Pick<MerchantSettings, 'limits'>): HousePlayLimits | undefined {
  const has = (byPeriod: object) => Object.values(byPeriod).some((limit) => limit !== undefined)
  return has(loss) || has(timeMinutes) ? { loss, timeMinutes } : undefined
}

export interface PlayRoom {
  /** What may still be lost, in 1/10 000 of the unit; null = no limit. A stake beyond it is refused. */
  loss: bigint | null
  /** A time limit is used up. */
  isTimeUp: boolean
}

interface UseRow extends Pick<PlaySums, 'staked' | 'won' | 'minutes'> {
  member_id: number
  period: LimitPeriod
  own_loss: bigint | null
  own_time: bigint | null
}

const USE = (members: string, now: string) => `
  SELECT m.member_id, p.period, l.amount AS own_loss, t.amount AS own_time, u.staked, u.won, u.minutes
  FROM unnest('${members}'::integer[]) AS m (member_id)
  CROSS JOIN ${PERIODS}
  LEFT JOIN play_limit l ON l.member_id = m.member_id AND l.kind = 'LOSS' AND l.period = p.period
  LEFT JOIN play_limit t ON t.member_id = m.member_id AND t.kind = 'TIME' AND t.period = p.period
  CROSS JOIN LATERAL (${PLAY_SUMS('m.member_id', `'${now}'::timestamptz - p.length`)}) u`

/** By member; who is asked about and has no limit at all is there with none. */
export async function readPlayRooms(
  client: PoolClient,
  players: readonly { memberId: number; house: HousePlayLimits | undefined }[],
  now: Date,
): Promise<Map<number, PlayRoom>> {
  const rooms = new Map<number, PlayRoom>(players.map(({ memberId }) => [memberId, { loss: null, isTimeUp: false }]))
  if (players.length === 0) return rooms
  const houseOf = new Map(players.map(({ memberId, house }) => [memberId, house]))
  const { rows } = await client.query<UseRow>(USE(numberArray([...houseOf.keys()]), now.toISOString()))
  for (const row of rows) {
    const house = houseOf.get(row.member_id)
    const room = rooms.get(row.member_id)!
    const lossLimit = stricter(row.own_loss, house?.loss[row.period] ?? null)
    room.loss = stricter(room.loss, remainingOf(lossLimit, lossOf(row.staked, row.won)))
    const minutes = house?.timeMinutes[row.period]
    const timeLimit = stricter(row.own_time, minutes === undefined ? null : BigInt(minutes))
    if (remainingOf(timeLimit, row.minutes) === 0n) room.isTimeUp = true
  }
  return rooms
}
