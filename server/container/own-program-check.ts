import type { Config } from '#server/config/config.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { createProgramCheck, type ObserveProgram, type ProgramCheck } from '#server/platform/program/program-check.ts'
import { digestOfPart } from '#server/platform/program/program-files.ts'
import { CONFIGURATION_HASHING, loadServerSecret } from '#server/platform/server-secret.ts'

interface Deps {
  config: Config
  database: Database
  observe: ObserveProgram
  clock: Clock
  logger: Logger
}

/** Checks the files this process runs from, and its configuration. Daily in production only. */
export function createOwnProgramCheck({ config, database, observe, clock, logger }: Deps): ProgramCheck {
  const check = createProgramCheck({
    digestOfPart,
    released: config.programDigest,
    environment: config,
    async settings() {
      const { rows } = await database.pool.query<{ code: string; settings: string }>(
        'SELECT code, settings::text FROM merchant ORDER BY code',
      )
      return new Map(rows.map(({ code, settings }) => [code, settings]))
    },
    hashKey: () => loadServerSecret(database, CONFIGURATION_HASHING),
    observe,
    clock,
    logger,
  })
  return config.isProduction ? check : { ...check, startDaily: () => () => {} }
}
