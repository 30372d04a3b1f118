/** The rounds of Crash of the browser tests: the same in every run, and short. */
import { createDatabase } from '#server/platform/database.ts'
import { addCrashChain } from '#tests/chaos/crash-chain.ts'

/** In hundredths: from 3 s of flight, enough to cash out by hand, to 16 s. */
const POINTS = { least: 120, most: 250 }
/** Five minutes of rounds. Those after them are the same in every run too, but some of them fly for longer. */
const SHORT_ROUNDS = 18
const CHAIN = { seed: '5'.repeat(64), length: 2_000, rounds: SHORT_ROUNDS }
/** Fits; only after a change of the points' formula is another one searched for. */
const SALT = 3_955_841

export async function addCrashRounds(url: string): Promise<void> {
  const database = createDatabase({ url, poolSize: 1 })
  const isWanted = (point: number) => point >= POINTS.least && point <= POINTS.most
  await addCrashChain(database, { ...CHAIN, salt: SALT, isWanted })
  await database.close()
}
