/** `npm run merchant -- create …`: creates a merchant with the catalogue and an empty site, on any environment's database. */
import { parseArgs } from 'node:util'
import { LANGUAGES, language } from '#contract/wire.ts'
import { readConfig } from '#server/config/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { isTimeZone } from '#server/platform/time-zone.ts'
import { withWorldDeps } from '#seed/index.ts'
import { addMerchant, type NewMerchant } from '#seed/worlds/new-merchant.ts'

const USAGE = `Usage:
  npm run merchant -- create --code CODE --name NAME [--domain play.example] [--currency PHP] [--symbol ₱]
                             [--timezone Asia/Manila] [--language ${LANGUAGES.join('|')}]

Creates a merchant with the whole catalogue, without accounts or content. Then: npm run operator -- create`

const CURRENCY = /^[A-Z]{3}$/
const HOST = /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function readArguments(): NewMerchant {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      domain: { type: 'string' },
      currency: { type: 'string', default: 'PHP' },
      symbol: { type: 'string' },
      timezone: { type: 'string', default: 'Asia/Manila' },
      language: { type: 'string', default: 'tl' },
    },
  })
  if (positionals.join(' ') !== 'create') return refuse('Which command?')
  const { code, name, currency, timezone } = values
  if (!code || !name?.trim()) return refuse('A merchant needs --code and --name.')
  const domain = values.domain?.toLowerCase()
  if (domain !== undefined && !HOST.test(domain)) return refuse('--domain must be a host, e.g. play.example.')
  if (!CURRENCY.test(currency)) return refuse('--currency must be a code of three capital letters, e.g. PHP.')
  if (!isTimeZone(timezone)) return refuse('--timezone must be a time zone, e.g. Asia/Manila.')
  const spoken = language.safeParse(values.language)
  if (!spoken.success) return refuse(`--language must be one of ${LANGUAGES.join(', ')}.`)
  const currencySymbol = values.symbol ?? symbolOf(currency)
  return { code, name: name.trim(), domain, currency, currencySymbol, timezone, language: spoken.data }
}

async function create(): Promise<void> {
  const asked = readArguments()
  const config = readConfig()
  const database = await openDatabase(config, console.log)
  try {
    await migrate(database.url)
    await withWorldDeps(database.url, config, console.log, (deps) => addMerchant(deps, asked))
    console.log(
      `Created merchant ${asked.code} (${asked.name}). To create its first manager: npm run operator -- create --merchant ${asked.code} --username NAME`,
    )
  } finally {
    await database.stop()
  }
}

create().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
