/** `npm run vendor`: vendors' keys to the wallet API and where their games open, on any environment's database. */
import { parseArgs } from 'node:util'
import type { ErrorCode } from '#contract/errors.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { AppError } from '#server/platform/app-error.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import { provideKeysAlone } from './provide-keys.ts'
import { setVendorAddress, type VendorAddress } from './vendor-address.ts'
import { withDatabase } from './with-database.ts'
import { type NewVendorKey, renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'

const USAGE = `Usage:
  npm run vendor -- key CODE [--after-win refuse|compensate]
  npm run vendor -- address CODE https://…|here
  npm run vendor -- provide

Makes the key by which the vendor's server signs its calls to the wallet API, or a new one; the old one stays valid for a day.
--after-win: what becomes of a rollback of a bet whose round has won. It is refused, unless the contract with the vendor says otherwise.

address: where the vendor's games open for every merchant that has set no other address for it, or here, by this site's own engines.

provide: gives the local game provider (server/provider.ts) a key of each of its studios that has none.`

const HERE = 'here'

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

type Asked = { key: NewVendorKey } | { address: VendorAddress } | 'provide'

function readArguments(): Asked {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'after-win': { type: 'string' } } })
  const [command, vendorCode, address] = positionals
  if (command === 'provide') return 'provide'
  if ((command !== 'key' && command !== 'address') || !vendorCode) return refuse('Which vendor?')
  if (command === 'address') {
    if (!address) return refuse('Which address?')
    return { address: { vendorCode, launchUrl: address === HERE ? null : address } }
  }
  const asked = values['after-win']?.toUpperCase()
  if (asked !== undefined && asked !== 'REFUSE' && asked !== 'COMPENSATE') return refuse('--after-win is refuse or compensate.')
  return { key: { vendorCode, afterWin: asked } }
}

const REFUSALS: Partial<Record<ErrorCode, (vendorCode: string) => string>> = {
  'no.data': (vendorCode) => `There is no vendor "${vendorCode}".`,
  'permission.denied': (vendorCode) =>
    `"${vendorCode}" is the house itself: its games are played here, without the wallet API. Name another vendor.`,
  'request.param.err': () =>
    'An address starts with https:// (http://localhost too outside production), without a password or #.',
}

/** Explains a refusal in words. */
async function orExplain<Result>(command: Promise<Result>, vendorCode: string): Promise<Result> {
  return command.catch((error: unknown) => {
    throw error instanceof AppError ? new Error(REFUSALS[error.code]?.(vendorCode) ?? error.code) : error
  })
}

async function makeKey(database: Database, asked: NewVendorKey): Promise<void> {
  const secret = await orExplain(renewVendorKey({ database, clock: systemClock }, asked), asked.vendorCode)
  console.log(`Key of ${asked.vendorCode}, shown only now: ${secret}`)
}

async function setAddress(database: Database, asked: VendorAddress, { isProduction }: Config): Promise<void> {
  const { vendorCode, launchUrl } = asked
  await orExplain(setVendorAddress(database, asked, isProduction), vendorCode)
  console.log(
    `Games of ${vendorCode} open ${launchUrl === null ? 'here' : `at ${launchUrl}`}, where a merchant has set no other address.`,
  )
}

async function provide(database: Database, { logLevel }: Config): Promise<void> {
  const provided = await provideKeysAlone({ database, clock: systemClock, logger: createLogger(logLevel) })
  console.log(provided.length > 0 ? `The provider has keys of ${provided.join(', ')}.` : 'Every studio has its key already.')
}

async function run(): Promise<void> {
  const asked = readArguments()
  const config = readConfig()
  await withDatabase(config, (database) => {
    if (asked === 'provide') return provide(database, config)
    return 'key' in asked ? makeKey(database, asked.key) : setAddress(database, asked.address, config)
  })
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
