/** Tries every rule of the wallet API for vendors from outside, one after another (WAL-01 to WAL-14, server/docs/vendor-wallet.md). */
import { type BadDay, haveABadDay } from './bad-day.ts'
import type { Case } from './case.ts'
import { repeatCases } from './repeat-cases.ts'
import { roundCases } from './round-cases.ts'
import { type Seat, takeSeat, type Target } from './seat.ts'
import { sessionCases } from './session-cases.ts'

export interface Finding {
  rule: string
  title: string
  /** What went wrong; undefined if the rule holds. */
  problem: string | undefined
}

const badDay = (day: BadDay): Case => ({
  rule: 'bad day',
  title: `${day.rounds} rounds with faults (${day.faults.join(', ')}; seed ${day.seed}) end with what they were worth`,
  run: ({ client }, sit) => haveABadDay(client, sit, day),
})

async function problemOf(one: Case, target: Target): Promise<string | undefined> {
  const sit = (): Promise<Seat> => takeSeat(target)
  try {
    await one.run(target, sit)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Throws if the player cannot even sit down: then nothing was tried. */
export async function* tryWallet(target: Target, day: BadDay): AsyncGenerator<Finding> {
  await takeSeat(target)
  for (const one of [...sessionCases, ...roundCases, ...repeatCases, badDay(day)])
    yield { rule: one.rule, title: one.title, problem: await problemOf(one, target) }
}
