/** Applies live events to the table. Pure; the server's next answer has anything missed. */
import type { CrashRound, CrashSeat } from '#contract/play/crash/crash.ts'
import type { CrashRounds, CrashTable } from './crash-calls.ts'

/** Row ids can exceed a safe number. */
const isOlder = (round: CrashRound, than: CrashRound | null) => than !== null && BigInt(round.round) < BigInt(than.round)

/** The round in its new phase; a new round begins without bets. */
export function withPhase(table: CrashTable, round: CrashRound): CrashTable {
  if (isOlder(round, table.round)) return table
  if (table.round?.round === round.round) return { ...table, round }
  return { ...table, round, bet: null, seats: [] }
}

/** Adds new bets and updates cashed-out ones; the highest stakes first. */
export function withSeats(table: CrashTable, round: string, seats: readonly CrashSeat[]): CrashTable {
  if (table.round?.round !== round) return table
  const all = new Map([...table.seats, ...seats].map((seat) => [seat.bet, seat]))
  return { ...table, seats: [...all.values()].toSorted((a, b) => Number(b.stake - a.stake)) }
}

const ROUNDS_KEPT = 25

/**
 * Puts a crashed round first. Its event comes twice, at the crash and when its bets are paid, each time without the commitment:
 * keeps the one already known from the server.
 */
export function withRound({ list }: CrashRounds, heard: Omit<CrashRounds['list'][number], 'commitment'>): CrashRounds {
  const commitment = list.find(({ round }) => round === heard.round)?.commitment ?? ''
  return { list: [{ ...heard, commitment }, ...list.filter(({ round }) => round !== heard.round)].slice(0, ROUNDS_KEPT) }
}
