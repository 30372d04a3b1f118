/** `npm run vendor`: makes or renews vendors' keys to the wallet API, on any environment's database. */
import { parseArgs } from 'node:util'
import type { ErrorCode } from '#contract/errors.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { AppError } from '#server/platform/app-error.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import { provideKeysAlone } from './provide-keys.ts'
import { withDatabase } from './with-database.ts'
import { type NewVendorKey, renewVendorKey } from './vendor-key.ts'

const USAGE = `Usage:
  npm run vendor -- key CODE [--after-win refuse|compensate]
  npm run vendor -- provide

Makes the key by which the vendor's server signs its calls to the wallet API, or a new one; the old one stays valid for a day.
--after-win: what becomes of a rollback of a bet whose round has won. It is refused, unless the contract with the vendor says otherwise.

provide: gives the local game provider (server/provider.ts) a key of each of its studios that has none.`

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

function readArguments(): NewVendorKey | 'provide' {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'after-win': { type: 'string' } } })
  const [command, vendorCode] = positionals
  if (command === 'provide') return 'provide'
  if (command !== 'key' || !vendorCode) return refuse('Which vendor?')
  const asked = values['after-win']?.toUpperCase()
  if (asked !== undefined && asked !== 'REFUSE' && asked !== 'COMPENSATE') return refuse('--after-win is refuse or compensate.')
  return { vendorCode, afterWin: asked }
}

const REFUSALS: Partial<Record<ErrorCode, (vendorCode: string) => string>> = {
  'no.data': (vendorCode) => `There is no vendor "${vendorCode}".`,
  'permission.denied': (vendorCode) =>
    `"${vendorCode}" is the house itself: its games are played here, without the wallet API. Name another vendor.`,
}

async function makeKey(database: Database, asked: NewVendorKey): Promise<void> {
  const secret = await renewVendorKey({ database, clock: systemClock }, asked).catch((error: unknown) => {
    throw error instanceof AppError ? new Error(REFUSALS[error.code]?.(asked.vendorCode) ?? error.code) : error
  })
  console.log(`Key of ${asked.vendorCode}, shown only now: ${secret}`)
}

async function provide(database: Database, { logLevel }: Config): Promise<void> {
  const provided = await provideKeysAlone({ database, clock: systemClock, logger: createLogger(logLevel) })
  console.log(provided.length > 0 ? `The provider has keys of ${provided.join(', ')}.` : 'Every studio has its key already.')
}

async function run(): Promise<void> {
  const asked = readArguments()
  const config = readConfig()
  await withDatabase(config, (database) => (asked === 'provide' ? provide(database, config) : makeKey(database, asked)))
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
