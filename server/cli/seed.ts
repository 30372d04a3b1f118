/** `npm run seed -- demo|qa|load|merchant`: fills DATABASE_URL, or the embedded database, with a world. */
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { refuseInProduction, seedWorld, type WorldName, type WorldOptions, WORLDS, withWorldDeps } from '#seed/index.ts'

const USAGE = `Usage:
  npm run seed -- demo                              the demo world: merchants demo and demo2
  npm run seed -- qa                                an account for every state a tester needs, at merchant demo
  npm run seed -- load [--members N] [--agents N] [--days N]
                                                    merchant load with N members (10000) below N agents (one for 90)
                                                    and the bets of N days (0)
  npm run seed -- merchant --code CODE [--like demo]   another merchant with the accounts of an existing one

An existing world is left unchanged.`

const MAX_MEMBERS = 1_000_000
const MAX_AGENTS = 10_000
const MAX_DAYS = 400

/** A mistake in the command: shown with the usage. */
function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

function readArguments(): { world: WorldName; options: WorldOptions } {
  let parsed
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        members: { type: 'string' },
        agents: { type: 'string' },
        days: { type: 'string' },
        code: { type: 'string' },
        like: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
  const { positionals, values } = parsed
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [asked, ...more] = positionals
  const world = WORLDS.find((name) => name === asked)
  if (!world) return refuse(asked ? `There is no world "${asked}".` : 'Which world?')
  if (more.length > 0) return refuse(`Only one world at a time; "${more.join(' ')}" is not expected.`)
  const countOf = (name: 'members' | 'agents' | 'days', max: number) => {
    const typed = values[name]
    if (typed === undefined) return {}
    if (world !== 'load') return refuse(`--${name} is only for load.`)
    const count = Number(typed)
    if (!(Number.isInteger(count) && count > 0 && count <= max))
      return refuse(`--${name} must be a whole number from 1 to ${max}.`)
    return { [name]: count }
  }
  const counts = { ...countOf('members', MAX_MEMBERS), ...countOf('agents', MAX_AGENTS), ...countOf('days', MAX_DAYS) }
  if ((values.code !== undefined || values.like !== undefined) && world !== 'merchant')
    return refuse('--code and --like are only for merchant.')
  if (world === 'merchant' && values.code === undefined) return refuse('A merchant needs --code.')
  return {
    world,
    options: {
      ...counts,
      ...(values.code === undefined ? {} : { code: values.code }),
      ...(values.like === undefined ? {} : { like: values.like }),
    },
  }
}

async function seed(): Promise<void> {
  const { world, options } = readArguments()
  const config = readConfig()
  refuseInProduction(config)
  const database = await openDatabase(config, console.log)
  try {
    await migrate(database.url)
    const startedAt = performance.now()
    const made = await withWorldDeps(database.url, config, console.log, (deps) => seedWorld(world, deps, options))
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    console.log(made ? `Seeded ${made}. (${seconds} s)` : `The ${world} world exists already; nothing changed.`)
  } finally {
    await database.stop()
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
