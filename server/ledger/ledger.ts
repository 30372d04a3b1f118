/** The double-entry core, through which all money moves. It is built on `prisma/functions/ledger.sql`. */
import { createBatcher } from '#server/platform/batcher.ts'
import { businessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { createAccounts } from './accounts.ts'
import type { SweptFeature } from './causes.ts'
import { type AccountAddress, memberAccount, type MemberKind } from './chart.ts'
import { accept, checkEntry, type Entry, fingerprintOf, type Posted, type PostResult, type PreparedEntry } from './entry.ts'
import { createHolds } from './hold.ts'
import { createImporter } from './import.ts'
import { postAllIn, postBatch, postOneIn } from './post.ts'
import { dueSince, reconcile } from './reconcile.ts'
import { putRounds } from './round-steps.ts'
import { createRoundSettlement } from './settle-rounds.ts'
import { createSharedCommit } from './shared-commit.ts'
import { type Prepared, queryIn, type Transaction } from './transaction.ts'

const MONTHS_AHEAD = 4
const LAST_ENTRY: Prepared = { name: 'ledger_last_entry', text: 'SELECT last_value AS id FROM ledger_entry_id_seq' }

const addressesOf = (entry: Entry): AccountAddress[] => entry.lines.map(({ account }) => account)

interface Deps {
  database: Pick<Database, 'pool'>
  clock: Clock
  logger: Logger
  /** The features that declare causes of entries to the sweep, besides the ledger's own tables. */
  swept: readonly SweptFeature[]
}

export function createLedger({ database: { pool }, clock, logger, swept }: Deps) {
  const accounts = createAccounts(pool)
  const batcher = createBatcher<PreparedEntry, PostResult>((batch) => postBatch(pool, batch, clock.now()))

  async function prepare(entry: Entry, tx?: Transaction): Promise<PreparedEntry> {
    checkEntry(entry)
    const accountIds = accounts.recall(addressesOf(entry)) ?? (await accounts.resolve(addressesOf(entry), tx))
    return { entry, accountIds, fingerprint: fingerprintOf(entry) }
  }

  /** Resolves all accounts at once, so that a batch with uncached accounts needs one look-up, not one per entry. */
  async function prepareAll(entries: readonly Entry[], tx: Transaction): Promise<PreparedEntry[]> {
    for (const entry of entries) checkEntry(entry)
    const ids = await accounts.resolve(entries.flatMap(addressesOf), tx)
    let next = 0
    return entries.map((entry) => {
      const accountIds = ids.slice(next, (next += entry.lines.length))
      return { entry, accountIds, fingerprint: fingerprintOf(entry) }
    })
  }

  const tryPost = async (entry: Entry): Promise<PostResult> => batcher.submit(await prepare(entry))

  const postIn = async (tx: Transaction, entry: Entry): Promise<Posted> =>
    accept(await postOneIn(tx, await prepare(entry, tx), clock.now()))

  const holds = createHolds({ pool, clock, postIn, resolve: accounts.resolve })

  return {
    /** Posts, in a batch with concurrent entries. A refusal is a result, with the current balance (WAL-04). */
    tryPost,
    /** Posts; throws `account.balance.not.enough` or `idempotency.key.reused`. A replay returns the first answer. */
    post: async (entry: Entry): Promise<Posted> => accept(await tryPost(entry)),
    /**
     * Posts inside the caller's transaction (Prisma's or `pg`'s), so that the feature's own row and the money commit together;
     * throws as `post`. For several entries in one transaction use `postAllIn`, which locks in one sorted order.
     */
    postIn,
    async postAllIn(tx: Transaction, entries: readonly Entry[]): Promise<Posted[]> {
      return (await postAllIn(tx, await prepareAll(entries, tx), clock.now())).map(accept)
    },

    /** Rounds of in-house games, many in one commit: see `settle-rounds.ts` for the guarantees. */
    settleRounds: createRoundSettlement(pool, clock),
    /** For rounds in several steps: writes their rows, in the transaction of their entries (`stepEntry`). */
    putRounds,
    /** For features with their own rules, many calls in one commit: see `shared-commit.ts`. */
    shareCommits: createSharedCommit(pool, clock),

    /** Opens a member's main and locked accounts in each asset. Idempotent; posting opens missing accounts too. */
    openAccounts: (of: { merchantId: number; memberId: number; assets: readonly string[] }, tx?: Transaction) =>
      accounts.open(
        of.assets.flatMap((asset) => [memberAccount({ ...of, asset }), memberAccount({ ...of, asset }, 'MEMBER_LOCKED')]),
        tx,
      ),
    /** Ids of accounts, as rounds need them; opens missing accounts. */
    resolveAccounts: (addresses: readonly AccountAddress[]) => accounts.resolve(addresses),

    /** The balance a member can play with and withdraw, or that of another of the member's accounts. */
    async balanceOf(memberId: number, asset: string, tx?: Transaction, kind: MemberKind = 'MEMBER_MAIN'): Promise<bigint> {
      const all = await accounts.balances(memberId, tx)
      return all.find((account) => account.kind === kind && account.asset === asset)?.balance ?? 0n
    },
    balancesOf: accounts.balances,
    /** The same, locked until the transaction ends. Take these locks last, just before the ledger's own. */
    lockBalancesOf: accounts.lockBalances,
    /** The same for many members at once. */
    lockBalancesOfAll: accounts.lockAllBalances,

    /** The highest entry id so far; later entries on accounts that this transaction has locked get higher ones. */
    async lastEntryId(tx: Transaction): Promise<bigint> {
      const [row] = await queryIn<{ id: bigint }>(tx, LAST_ENTRY, [])
      return row!.id
    },

    hold: holds.hold,
    settleHold: holds.settleHold,
    voidHold: holds.voidHold,
    expireHolds: holds.expireHolds,

    /** The first answer to a key, if it was ever used. */
    async replay(key: string): Promise<{ entryId: bigint; createdAt: Date; answer: unknown } | undefined> {
      const { rows } = await pool.query<{ entryId: bigint; createdAt: Date; answer: unknown }>(
        'SELECT entry_id AS "entryId", created_at AS "createdAt", answer FROM ledger_key WHERE key = $1',
        [key],
      )
      return rows[0]
    },

    /** Weeks of history at once, for seeds: see `import.ts`. */
    importHistory: createImporter(pool, accounts),

    /** The sweep (LED-10): of everything, or of entries since an instant. */
    reconcile: (since?: Date) => reconcile({ pool, clock, logger, swept }, since),
    /** The hourly sweep: of everything once a day, otherwise of new entries. */
    reconcileDue: async () => reconcile({ pool, clock, logger, swept }, await dueSince({ pool, clock })),
    /** Creates the partitions of this month and the coming ones; a daily job. */
    async createPartitions(): Promise<number> {
      const { rows } = await pool.query<{ made: number }>('SELECT ledger_create_partitions($1::date, $2) AS made', [
        businessDay(clock.now(), 'UTC'),
        MONTHS_AHEAD,
      ])
      return rows[0]!.made
    },
    /** Forgets keys older than `before`; their requests are no longer recognised. */
    async pruneKeys(before: Date): Promise<number> {
      return (await pool.query('DELETE FROM ledger_key WHERE created_at < $1', [before])).rowCount ?? 0
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>
