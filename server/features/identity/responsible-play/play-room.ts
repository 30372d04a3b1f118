/**
 * How much the limits still allow a player. Their use is read in the bet's transaction, under the lock of the player's seeds, so
 * that two concurrent bets cannot both use the rest (RG-02, RG-04, RG-05).
 */
import type { MerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import type { LimitUseRow } from './limit-use.sql.ts'
import { lossOf, remainingOf, stricter } from './play-limits.ts'

/** The site's limits that apply to bets; undefined if there are none. */
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
  /** What may still be lost, in 1/10 000 of the unit; null = no limit. A higher stake is refused. */
  loss: bigint | null
  /** A time limit is used up. */
  isTimeUp: boolean
}

/** By member, for the members in `houseOf`, which holds the site's limits for each, if there are any. */
export function playRooms(
  houseOf: ReadonlyMap<number, HousePlayLimits | undefined>,
  used: readonly LimitUseRow[],
): Map<number, PlayRoom> {
  const rooms = new Map<number, PlayRoom>([...houseOf.keys()].map((memberId) => [memberId, { loss: null, isTimeUp: false }]))
  for (const row of used) {
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
