/** Players with plenty of money and no session yet, for the load. */
import { createBuilders, amount } from '#seed/builders/index.ts'
import { seedWorld } from '#seed/index.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'

const PLAYERS = 512
const CHEAP_HASH = 4
const PURSE = amount(100_000_000)

export interface Player {
  username: string
  password: string
}

export async function makeLoadWorld(url: string): Promise<Player[]> {
  const database = createDatabase({ url, poolSize: 8 })
  const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
  const deps = { database, ledger, clock: systemClock, bcryptCost: CHEAP_HASH }
  await seedWorld('demo', deps)
  const given = createBuilders({ ...deps, merchantCode: 'demo' })
  const players: Player[] = []
  // In sequence: hundreds at once would wait for a connection longer than the pool allows.
  for (let index = 0; index < PLAYERS; index++) players.push(await given.member({ username: `load${index}`, balance: PURSE }))
  await database.close()
  return players
}
