/** What every group of features is made from. */
import type { Config } from '#server/config/config.ts'
import type { SessionStore } from '#server/features/session/session-store.ts'
import type { Ledger } from '#server/ledger/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Pool } from '#server/platform/database.ts'
import type { Live } from '#server/platform/live.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import type { Redis } from '#server/platform/redis.ts'

export interface Core {
  config: Config
  database: Database
  /** Where reports are read: the replica, where there is one. */
  reports: Pool
  redis: Redis
  clock: Clock
  logger: Logger
  ledger: Ledger
  merchants: MerchantDirectory
  sessions: SessionStore
  live: Live
  redrawPicture: RedrawPicture
  /** The house's own secret, for what only it may recognise. */
  sessionSecret: string
  /** Tests: nothing is held in memory between calls. */
  holdsNothing: boolean
}
