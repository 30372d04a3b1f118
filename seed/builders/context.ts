/** What every builder needs. */
import type { Ledger } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'

export interface BuilderDeps {
  database: Database
  ledger: Ledger
  clock: Clock
  bcryptCost: number
  /** The default merchant: found by its code, or made on first use. */
  merchantCode?: string
}

/** Password of every account without one of its own. */
export const DEFAULT_PASSWORD = 'demo1234'
