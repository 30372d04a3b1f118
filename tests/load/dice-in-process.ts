/**
 * How fast is the money? Side by side, on one database: pgbench calling `ledger_post_one` an entry at a time (the floor), and
 * `dice.bet` in this process, batched. `node --import tsx tests/load/dice-in-process.ts [seconds]`; DATABASE_URL names a
 * migrated scratch database, else a durable embedded one is started.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createDiceRepository } from '#server/features/dice/dice.repository.ts'
import { createDiceService } from '#server/features/dice/dice.service.ts'
import { createFairnessRepository } from '#server/features/fairness/fairness.repository.ts'
import { createFairnessService } from '#server/features/fairness/fairness.service.ts'
import { createLedger, houseAccount, memberAccount } from '#server/ledger/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { ensureDatabase, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogger } from '#server/platform/logger.ts'
import { migrate } from '#server/platform/migrate.ts'

const MEMBERS = 500
const MERCHANT = 1
const ASSET = 'PHP'
const FIRST_MEMBER = 1_000_000
const PORT = 54_760
const FLOOR_CLIENTS = 16
const CONCURRENCY = [1, 32, 256]
const DEFAULT_SECONDS = 6

const seconds = Number(process.argv[2] ?? DEFAULT_SECONDS)
const cluster = process.env.DATABASE_URL
  ? undefined
  : await startCluster({ name: 'load', port: PORT, isDurable: true, say: console.log })
if (cluster) await ensureDatabase(cluster, 'load')
const url = process.env.DATABASE_URL ?? cluster!.urlOf('load')
if (cluster) await migrate(url)

const database = createDatabase({ url, poolSize: 10 })
const ledger = createLedger({ database, clock: systemClock, logger: createLogger('error') })
const fairness = createFairnessService({ fairness: createFairnessRepository(database), clock: systemClock })
const dice = createDiceService({ dice: createDiceRepository(database), fairness, ledger, clock: systemClock })

const players = Array.from({ length: MEMBERS }, (_, index) => ({
  memberId: FIRST_MEMBER + index,
  merchantId: MERCHANT,
  asset: ASSET,
  isTrial: false,
  gameCode: 'dice',
}))

async function prepare() {
  for (const player of players) {
    await fairness.ensureSeeds(player.memberId)
    await ledger.post({
      key: newId(),
      type: 'ADJUSTMENT',
      reference: 'load',
      lines: [
        { account: memberAccount(player), amount: 10_000_000_000_000n },
        { account: houseAccount(player, 'ADJUSTMENTS'), amount: -10_000_000_000_000n },
      ],
    })
  }
  const ids = await ledger.resolveAccounts([
    ...players.map((player) => memberAccount(player)),
    houseAccount(players[0]!, 'HOUSE_GAMES'),
  ])
  return { members: ids.slice(0, -1), house: ids.at(-1)! }
}

async function floor(first: bigint, house: bigint): Promise<number> {
  const script = join(fileURLToPath(new URL('.', import.meta.url)), 'ledger-floor.sql')
  const variables = [`members=${MEMBERS}`, `first=${first}`, `house=${house}`].flatMap((variable) => ['-D', variable])
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(FLOOR_CLIENTS),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
    ...variables,
    url,
  ]
  const { stdout } = await promisify(execFile)('pgbench', args)
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

async function batched(concurrency: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let bets = 0
  await Promise.all(
    Array.from({ length: concurrency }, async (_, lane) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const player = players[(lane * 31 + turn * 7) % MEMBERS]!
        await dice.bet(player, { requestId: newId(), stake: 10_000n, target: 5_050, direction: 'over' })
        bets += 1
      }
    }),
  )
  return bets / seconds
}

try {
  const { members, house } = await prepare()
  const show = (name: string, rate: number) =>
    console.log(`${name.padEnd(44)} ${Math.round(rate).toLocaleString('en').padStart(8)} /s`)
  show(`floor: pgbench ledger_post_one, ${FLOOR_CLIENTS} clients`, await floor(members[0]!, house))
  for (const concurrency of CONCURRENCY) show(`dice.bet in process, ${concurrency} at a time`, await batched(concurrency))
  show(`floor again`, await floor(members[0]!, house))
  const { drifts } = await ledger.reconcile()
  console.log(`reconciled: ${drifts.length} drifts`)
} finally {
  await database.close()
  await cluster?.stop()
}
