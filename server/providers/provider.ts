/**
 * The local game provider: engines behind the seamless wallet API. A separate service with its own tables, which talks to the platform
 * only through that API, whether in the same process or another.
 */
import type { RequestHandler } from 'express'
import type { StoredSheet } from '#server/games/slots/sheets.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { outageOf } from '#server/platform/outage.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { loadServerSecret, PROVIDER_SEALING } from '#server/platform/server-secret.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { createProviderRouter } from './provider-router.ts'
import { createOldRowRepository } from './slots/old-rows.repository.ts'
import { createOldRows } from './slots/old-rows.ts'
import { createProviderKeyRepository } from './slots/provider-keys.repository.ts'
import { createProviderKeys, type ProviderKeys } from './slots/provider-keys.ts'
import { createSlotGames } from './slots/slot-games.ts'
import { createSlotRoundRepository } from './slots/slot-rounds.repository.ts'
import { createSlotSessionRepository } from './slots/slot-sessions.repository.ts'
import { createSlotSessions } from './slots/slot-sessions.ts'
import { slotsRoutes } from './slots/slots-routes.ts'
import { createSlotsService } from './slots/slots-service.ts'
import { createWalletOutbox } from './slots/wallet-outbox.ts'
import { createWalletClient } from './wallet-client.ts'

/** How often to look for unanswered calls. */
const EVERY_MS = 1_000
/** Free games left open are played to their end after a day; the platform would end the round after three. */
const FORGOTTEN_MS = 24 * 3_600_000

interface Deps {
  database: Database
  clock: Clock
  logger: Logger
  rateLimit: RateLimit
  trustProxy: number
  platformUrl: () => string
  /** Absent = the sheets in play. */
  sheets?: readonly StoredSheet[]
}

export interface Provider {
  router: RequestHandler
  keys: ProviderKeys
  /** The studios whose games it serves; each needs a key. */
  vendorCodes: () => string[]
  /** Makes the calls that are due, once. */
  work(): Promise<void>
  /** Resumes pending calls, and works until stopped. */
  start(): Promise<void>
  stop(): Promise<void>
}

export async function createProvider(deps: Deps): Promise<Provider> {
  const { database, clock, logger, rateLimit, trustProxy, platformUrl, sheets } = deps
  const inTransaction = createTransactions(database)
  const secret = await loadServerSecret(database, PROVIDER_SEALING)
  const boxOf = (sealed: 'provider-key' | 'provider-session') => createSecretBox({ secret, sealed, owners: 'vendor' })
  const keyRows = createProviderKeyRepository(database, inTransaction)
  const keys = createProviderKeys({ rows: keyRows, box: boxOf('provider-key'), clock })
  const wallet = createWalletClient({ platformUrl, keyOf: keys.of, clock })
  const rounds = createSlotRoundRepository(database)
  const games = createSlotGames(rounds.sheet, sheets)
  const sessionRows = createSlotSessionRepository(database, inTransaction)
  const sessions = createSlotSessions({ rows: sessionRows, games, wallet, box: boxOf('provider-session'), clock })
  const outbox = createWalletOutbox({ rounds, sessions, wallet, clock, logger })
  const oldRows = createOldRows({ rows: createOldRowRepository(database), games, clock })
  const service = createSlotsService({ rounds, sessions, games, wallet, outbox, inTransaction, clock })

  async function work(): Promise<void> {
    await service.finishForgotten(new Date(clock.now().getTime() - FORGOTTEN_MS))
    await outbox.deliverDue()
    await oldRows.forgetDue()
  }
  let [timer, working]: [NodeJS.Timeout | undefined, Promise<void>] = [undefined, Promise.resolve()]
  let isStopped = false
  function workAgain(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      working = work()
        .catch((error: unknown) => {
          // Outages are logged once elsewhere; the next run finds the work that is due.
          if (!outageOf(error)) logger.error({ err: error }, 'the provider’s work failed')
        })
        .then(workAgain)
    }, EVERY_MS)
  }

  return {
    router: createProviderRouter({
      routes: slotsRoutes(service),
      findSession: sessions.find,
      rateLimit,
      trustProxy,
      clock,
      logger,
    }),
    keys,
    vendorCodes: games.vendorCodes,
    work,
    async start() {
      await outbox.resume()
      workAgain()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}
