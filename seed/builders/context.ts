/** What every builder stands on. */
import type { Ledger } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'

export interface BuilderDeps {
  database: Database
  ledger: Ledger
  clock: Clock
  bcryptCost: number
  /** Merchant of whatever names none: found by its code, else made at first use. */
  merchantCode?: string
}

/** Password of every account that is given none. */
export const DEFAULT_PASSWORD = 'demo1234'
