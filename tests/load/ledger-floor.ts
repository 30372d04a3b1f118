/** The baseline: the ledger's single-entry function, called one entry at a time by 16 clients, on accounts of its own. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createLedger, houseAccount, memberAccount } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogger } from '#server/platform/logger.ts'
import { withClient } from '#server/platform/with-client.ts'

const CLIENTS = 16
const ACCOUNTS = 512
const FIRST_MEMBER = 1_000_000_000
const PURSE = 10_000_000_000_000n
const PGBENCH = ['/usr/bin/pgbench', '/usr/local/bin/pgbench']
const SCRIPT = fileURLToPath(new URL('ledger-floor.sql', import.meta.url))
const POST_ONE =
  "SELECT * FROM ledger_post_one($1, 'f', 'BET', 'floor', ARRAY[$2, $3]::bigint[], ARRAY[0 - $4::bigint, $4::bigint]::bigint[], ARRAY['BET', 'BET'])"

export interface Floor {
  /** How it was measured, for the report. */
  by: string
  entriesPerSecond(seconds: number): Promise<number>
}

async function openAccounts(url: string): Promise<{ first: bigint; house: bigint }> {
  const database = createDatabase({ url, poolSize: 4 })
  const ledger = createLedger({ database, clock: systemClock, logger: createLogger('error'), swept: SWEPT_FEATURES })
  const owners = Array.from({ length: ACCOUNTS }, (_, index) => ({ merchantId: 1, memberId: FIRST_MEMBER + index, asset: 'PHP' }))
  const ids = await ledger.resolveAccounts([
    ...owners.map((owner) => memberAccount(owner)),
    houseAccount(owners[0]!, 'HOUSE_GAMES'),
  ])
  await Promise.all(
    owners.map((owner) =>
      ledger.post({
        key: newId(),
        type: 'ADJUSTMENT',
        reference: 'floor',
        lines: [
          { account: memberAccount(owner), amount: PURSE },
          { account: houseAccount(owner, 'ADJUSTMENTS'), amount: -PURSE },
        ],
      }),
    ),
  )
  await database.close()
  return { first: ids[0]!, house: ids.at(-1)! }
}

/** Without pgbench: as many `pg` connections, each waiting for its own commit. */
async function byPgClients(url: string, { first, house }: { first: bigint; house: bigint }, seconds: number): Promise<number> {
  let entries = 0
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: CLIENTS }, () =>
      withClient(url, async (client) => {
        while (performance.now() < end) {
          const account = first + BigInt(Math.floor(Math.random() * ACCOUNTS))
          await client.query({ name: 'post-one', text: POST_ONE, values: [newId(), account, house, 100] })
          entries += 1
        }
      }),
    ),
  )
  return entries / seconds
}

export async function prepareFloor(url: string): Promise<Floor> {
  const accounts = await openAccounts(url)
  const pgbench = PGBENCH.find((path) => existsSync(path))
  if (!pgbench) return { by: `${CLIENTS} pg clients`, entriesPerSecond: (seconds) => byPgClients(url, accounts, seconds) }
  const variables = [`members=${ACCOUNTS}`, `first=${accounts.first}`, `house=${accounts.house}`].flatMap((variable) => [
    '-D',
    variable,
  ])
  return {
    by: `pgbench, ${CLIENTS} clients`,
    async entriesPerSecond(seconds) {
      const args = [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(CLIENTS),
        '-j',
        '2',
        '-T',
        String(seconds),
        '-f',
        SCRIPT,
        ...variables,
        url,
      ]
      const { stdout } = await promisify(execFile)(pgbench, args)
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    },
  }
}
