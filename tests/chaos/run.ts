/**
 * `npm run chaos [-- --kills 500 --members 16 --only PostgreSQL --seed 7]`: kills parts of a site at random under load; `-- --outage
 * [--seconds 90]`: takes PostgreSQL down. With the same seed, it makes the same choices; what they meet differs.
 */
import { buildPrismaClient } from '#server/cli/build-stale.ts'
import { readSwitches } from '#tests/support/read-switches.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const values = readSwitches(
  {
    kills: { type: 'string', default: '500' },
    only: { type: 'string' },
    members: { type: 'string', default: '16' },
    outage: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '90' },
    seed: { type: 'string' },
  },
  'npm run chaos -- [--kills 500] [--members 16] [--only PostgreSQL] [--seed 7] [--outage] [--seconds 90]',
)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
process.env.TEST_SEED = String(seed)
say(`Seed ${seed}`)
await buildPrismaClient()
const [{ drawFor }, { runChaos }, { runOutage }, { hasRedis, KINDS }] = await Promise.all([
  import('#tests/support/draw-for.ts'),
  import('./chaos.ts'),
  import('./outage.ts'),
  import('./stage.ts'),
])
drawFor('chaos')
const withRedis = hasRedis()
if (!withRedis) say('No redis-server on this machine: sessions are in PostgreSQL, and Redis is not killed.')
const members = Number(values.members)
const counted = (counts: object) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

function end(faults: readonly string[]): never {
  say(`  Faults         ${faults.length}`)
  for (const fault of faults) say(`    ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}

async function kill(): Promise<never> {
  const only = KINDS.find((kind) => kind === values.only)
  const startedAt = performance.now()
  const report = await runChaos({ kills: Number(values.kills), only, members, withRedis, say })
  const { kills, acknowledged, looks, longestAway, faults } = report
  say(`
  Kills          ${counted(kills)}
  Acknowledged   ${counted(acknowledged)}: each exists exactly once, and nothing else does
  Checks         ${looks}, each over every deposit, withdrawal, transfer, payout and entry
  Longest wait   ${inSeconds(longestAway)} until the site served again
  Took           ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
  end(faults)
}

async function goAway(): Promise<never> {
  const report = await runOutage({ seconds: Number(values.seconds), members, withRedis, say })
  const { acknowledged, refused, slowestRefusal, ready, served, paid, faults } = report
  say(`
  Down           ${values.seconds} s under ${members} members; logins during the outage by status: ${counted(refused)}; slowest answer ${inSeconds(slowestRefusal)}
  Back           ready after ${inSeconds(ready)}, an operation acknowledged after ${inSeconds(served)}, a payout made by its job after ${inSeconds(paid)}
  Acknowledged   ${counted(acknowledged)}: each exists exactly once, and nothing else does`)
  end(faults)
}

await (values.outage ? goAway() : kill())
