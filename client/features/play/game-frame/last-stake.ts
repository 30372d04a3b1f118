/** The stake a player bet last, by game, on this device. */
import { keep, readStored } from '#client/lib/storage.ts'
import { mostStake, readStake, stakeText, type Limits } from './stake.ts'

const keyOf = (code: string) => `palaro.stake.${code}`
const FIRST_STAKE = 1_000_000n

export const keepStake = (code: string, stake: bigint) => keep('localStorage', keyOf(code), stakeText(stake))

/** The field's initial value: the last or default stake, within the table's limits and the balance. */
export function firstStake(code: string, table: Limits, multiplier: number): bigint {
  const wanted = readStake(readStored('localStorage', keyOf(code)) ?? '').value ?? FIRST_STAKE
  const least = wanted < table.minStake ? table.minStake : wanted
  const most = mostStake(table, multiplier)
  return most >= table.minStake && most < least ? most : least
}
