/**
 * `npm run fuzz`: hostile requests by declaration against the real server (`-- --requests 100000 --seed 7`; `--only 4711` repeats
 * one).
 */
import { buildPrismaClient } from '#server/cli/build-stale.ts'
import { readSwitches } from '#tests/support/read-switches.ts'
import type { Tally } from './run.ts'

const values = readSwitches(
  {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    connections: { type: 'string', default: '16' },
    /** Only the request at this index of the run. */
    only: { type: 'string' },
    /** The index to start at. */
    from: { type: 'string', default: '0' },
  },
  'npm run fuzz -- [--requests 100000] [--seed 7] [--connections 16] [--only 4711] [--from 0]',
)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
/** Also of the names in the worlds, which the server's process makes. */
process.env.TEST_SEED = String(seed)
const REQUESTS_PER_WORLD = 800
/** Share of the run before memory is first measured: code gets compiled, pools and caches fill. */
const WARM_UP_SHARE = 0.1
const MOST_GROWTH = 1.2
const SAY_EVERY = 5_000
/** Memory is also measured in between: does it keep growing, or level off? */
const LOOKS = 9

await buildPrismaClient()
const [{ startFuzzServer }, { emptyTally, runFuzz }, report] = await Promise.all([
  import('./start-server.ts'),
  import('./run.ts'),
  import('./report.ts'),
])
const server = await startFuzzServer()
let isFine = false
try {
  const [from, to] = values.only ? [Number(values.only), Number(values.only) + 1] : [Number(values.from), Number(values.requests)]
  console.log(
    `Seed ${seed}: \`npm run fuzz -- --seed ${seed}\` sends the same requests. Redis: ${server.hasRedis ? 'its own' : 'in the server'}.`,
  )
  const tally = emptyTally()
  const startedAt = performance.now()
  let reported = 0
  const options = {
    url: server.url,
    seed,
    connections: Number(values.connections),
    newWorld: server.newWorld,
    requestsPerWorld: REQUESTS_PER_WORLD,
    onProgress: ({ sent, failed, failures }: Tally) => {
      if (failed > reported) console.log(report.describeFailures({ failures: failures.slice(reported) }))
      reported = failed
      if (sent % SAY_EVERY === 0)
        console.log(`${sent} sent, ${failed} unhandled, ${Math.round((performance.now() - startedAt) / 1_000)} s`)
    },
  }
  const warm = from + Math.ceil((to - from) * WARM_UP_SHARE)
  await runFuzz({ ...options, from, to: warm }, tally)
  const mb = (number: number) => `${number.toFixed(0)} MB`
  const measure = async (at: number) => {
    const memory = await server.memory()
    console.log(
      `After ${at}: ${mb(memory.heapMb)}, the list of ${memory.merchants} merchants ${memory.directoryMb.toFixed(1)} MB, resident ${mb(memory.residentMb)}`,
    )
    return memory
  }
  const before = await measure(warm)
  let after = before
  const step = Math.ceil((to - warm) / LOOKS)
  for (let at = warm; at < to; at += step) {
    const next = Math.min(to, at + step)
    await runFuzz({ ...options, from: at, to: next }, tally)
    after = await measure(next)
  }

  if (tally.failed > 0) console.log(server.errors())
  console.log(report.describeRun(tally))
  const growth = after.heapMb / before.heapMb
  console.log(
    `Memory after garbage collection: ${mb(before.heapMb)} when warm, ${mb(after.heapMb)} at the end (× ${growth.toFixed(2)}, at most ${MOST_GROWTH}); resident ${mb(before.residentMb)} → ${mb(after.residentMb)}`,
  )
  isFine = tally.failed === 0 && (values.only !== undefined || growth <= MOST_GROWTH)
  console.log(`${isFine ? 'Passed' : 'Failed'}, seed ${seed}`)
} finally {
  await server.stop()
}
process.exit(isFine ? 0 : 1)
