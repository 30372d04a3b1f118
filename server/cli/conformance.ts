/** `npm run conformance`: tries the wallet API for vendors from outside, on any environment or on one of its own. Exits with 1 if a rule is broken. */
import { parseArgs } from 'node:util'
import { type BadDay, type Fault, FAULTS } from '#server/testing/conformance/bad-day.ts'
import { tryWallet } from '#server/testing/conformance/conformance.ts'
import type { Target } from '#server/testing/conformance/seat.ts'
import { amount, startPalaro } from '#server/testing/index.ts'
import { createVendorClient } from '#server/features/play/vendor-wallet/vendor-client.ts'

const USAGE = `Usage:
  npm run conformance
  npm run conformance -- --url http://localhost:3000 --vendor CODE --game NODE_ID --user member01 --password demo1234

Plays a vendor's server that keeps the rules and one that breaks them. Without --url it starts a Palaro of its own and stops it.

  --key        the vendor's key (npm run vendor -- key CODE); or VENDOR_KEY, which no other user of the machine can see
  --merchant   the site's code; demo if absent
  --after-win  refuse or compensate, as the key was made; refuse if absent
  --rounds     of the bad day; 100 if absent
  --seed       of the bad day; another each time if absent
  --faults     some of ${Object.keys(FAULTS).join(', ')}; all if absent

The player needs a balance of 100 units at least, and has as much at the end as at the beginning.`

const options = {
  url: { type: 'string' },
  vendor: { type: 'string' },
  key: { type: 'string' },
  game: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  merchant: { type: 'string', default: 'demo' },
  'after-win': { type: 'string', default: 'refuse' },
  rounds: { type: 'string', default: '100' },
  seed: { type: 'string' },
  faults: { type: 'string' },
} as const

/** A mistake in the command: its message is for the person who typed it. */
class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${USAGE}`)
  }
}

function readArguments() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
type Asked = ReturnType<typeof readArguments>

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= most)) throw new UsageError(`--${name}: a whole number up to ${most}`)
  return value
}

const MOST_ROUNDS = 100_000
const MOST_SEED = 2 ** 32 - 1

function dayOf({ rounds, seed, faults }: Asked): BadDay {
  const chosen = faults === undefined ? Object.keys(FAULTS) : faults.split(',').filter(Boolean)
  const unknown = chosen.filter((fault) => !(fault in FAULTS))
  if (unknown.length > 0) throw new UsageError(`--faults: there is no ${unknown.join(', ')}`)
  return {
    rounds: wholeNumber('rounds', rounds, MOST_ROUNDS),
    seed: seed === undefined ? Date.now() % MOST_SEED : wholeNumber('seed', seed, MOST_SEED),
    faults: chosen as Fault[],
  }
}

function afterWinOf({ 'after-win': asked }: Asked): Target['afterWin'] {
  if (asked === 'refuse' || asked === 'compensate') return asked
  throw new UsageError('--after-win is refuse or compensate')
}

function targetOf(asked: Asked): Target {
  const { url, vendor, game, user, password, merchant, key = process.env.VENDOR_KEY } = asked
  if (!url || !vendor || !game || !user || !password || !key)
    throw new UsageError('--url needs --vendor, --game, --user, --password, and --key or VENDOR_KEY')
  return {
    player: { url, merchantCode: merchant, username: user, password, game },
    client: createVendorClient({ url, vendorCode: vendor, secret: key }),
    afterWin: afterWinOf(asked),
  }
}

/** A Palaro of its own, with a vendor, a game and a player. */
async function ownTarget(asked: Asked): Promise<Target & { stop: () => Promise<void> }> {
  const afterWin = afterWinOf(asked)
  const { url, given, stop } = await startPalaro({ world: 'empty' })
  const vendor = await given.vendor({ isRunning: true })
  const game = await given.game({ vendor, isRunning: true, category: 'RNG' })
  const { username, password } = await given.member({ balance: amount(1_000) })
  const secret = await given.vendorKey(vendor, afterWin === 'compensate' ? 'COMPENSATE' : 'REFUSE')
  return {
    player: { url, merchantCode: 'demo', username, password, game: game.nodeId },
    client: createVendorClient({ url, vendorCode: vendor.code, secret }),
    afterWin,
    stop,
  }
}

async function tryAll(target: Target, day: BadDay): Promise<boolean> {
  let [held, broken] = [0, 0]
  for await (const { rule, title, problem } of tryWallet(target, day)) {
    if (problem === undefined) held++
    else broken++
    console.log(
      `${problem === undefined ? 'ok    ' : 'BROKEN'} ${rule.padEnd(8)} ${title}${problem ? `\n       ${problem}` : ''}`,
    )
  }
  console.log(`${held} rules hold, ${broken} broken`)
  return broken === 0
}

async function run(): Promise<void> {
  const asked = readArguments()
  const day = dayOf(asked)
  const { stop, ...target } = asked.url ? { ...targetOf(asked), stop: undefined } : await ownTarget(asked)
  try {
    if (!(await tryAll(target, day))) process.exitCode = 1
  } finally {
    await stop?.()
  }
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
