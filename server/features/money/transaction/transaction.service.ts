/** A member's statement: rows, totals of all matches, a file, and net deposits (LED-12, LED-13). */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as transactionEndpoints from '#contract/money/transaction.ts'
import { TX_CODES, type TransactionRow, type TxCode } from '#contract/money/transaction.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import { windowOf } from '#server/platform/report/day-window.ts'
import { type AskedRange, type Range, rangeOf } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { codeFilter, codesOfGroup } from './code-filter.ts'
import { dailyStatement } from './daily-statement.ts'
import { DAILY_FILE_HEAD, FILE_HEAD, transactionName } from './transaction-names.ts'
import type { CodeFilter, Owner, StoredTransaction, Sums, TransactionRepository } from './transaction.repository.ts'

/** Unsummed postings tolerated on reading; a read that finds more sums them for the next read. */
const MOST_NEW_ROWS = 1_000
const FILE_PAGE = 2_000
const FIRST_DAY = '2000-01-01'
const EVERY_CODE: CodeFilter = { without: [] }
const BUSY_SINCE_MS = 26 * 3_600_000

interface Deps {
  transactions: TransactionRepository
  clock: Clock
  logger: Logger
}
type Caller = Pick<MemberCaller, 'memberId' | 'isTrial'>
type OwnMerchant = Pick<Merchant, 'currency' | 'timezone'>

const toRow = (
  { entryId, line, createdAt, code, amount, balanceAfter, reference }: StoredTransaction,
  language: Language,
): TransactionRow => ({
  id: `${entryId}-${line}`,
  txTime: createdAt.getTime(),
  txTypeId: TX_CODES[code as TxCode]?.id ?? 0,
  txCode: code,
  txTypeName: transactionName(code, language),
  amount,
  balanceBefore: balanceAfter - amount,
  balanceAfter,
  reference: reference ?? '',
})

export function createTransactionService({ transactions, clock, logger }: Deps) {
  const ownerOf = ({ memberId, isTrial }: Caller, merchant: OwnMerchant): Owner => ({
    memberId,
    asset: assetOf(merchant, isTrial),
    zone: merchant.timezone,
  })
  const rangeIn = (asked: AskedRange, { timezone }: OwnMerchant) => rangeOf(asked, timezone, clock.now())

  /** Reads sums, and stores new ones for the next read. */
  async function summed<T>(owner: Owner, read: (isFresh: boolean) => Promise<Sums<T>>): Promise<T> {
    let found = await read(false)
    if (!found.isSound) {
      // Postings were inserted into a period already summed, as an import does.
      await transactions.addUp(owner, true)
      found = await read(true)
      if (!found.isSound) logger.error({ owner }, 'statement does not match the balances')
    } else if (found.newRows > MOST_NEW_ROWS) await transactions.addUp(owner, false)
    return found.sums
  }

  /** Reads every day since the opening, because balances by day are a running sum. */
  async function statement(caller: Caller, merchant: OwnMerchant, range: Range) {
    const owner = ownerOf(caller, merchant)
    const days = await summed(owner, (isFresh) =>
      transactions.days(owner, { from: FIRST_DAY, to: range.to }, EVERY_CODE, isFresh),
    )
    return dailyStatement(days, range)
  }

  async function* pagesOf(owner: Owner, range: Range, codes: CodeFilter, language: Language) {
    let after: StoredTransaction | undefined
    do {
      const page = await transactions.page(owner, range, codes, { take: FILE_PAGE, after })
      after = page.length === FILE_PAGE ? page.at(-1) : undefined
      yield page.map((stored) => {
        const row = toRow(stored, language)
        const money = [row.amount, row.balanceBefore, row.balanceAfter].map(moneyToWire)
        return [fileTime(stored.createdAt, owner.zone), row.id, row.txTypeName, ...money, row.reference]
      })
    } while (after)
  }

  return {
    /** Throws `request.param.err`. */
    async list(
      caller: Caller,
      merchant: OwnMerchant,
      language: Language,
      { page, size, ...asked }: Query<typeof transactionEndpoints.list>,
    ): Promise<Value<typeof transactionEndpoints.list>> {
      const [owner, range, codes] = [ownerOf(caller, merchant), rangeIn(asked, merchant), codeFilter(asked)]
      const days = await summed(owner, (isFresh) => transactions.days(owner, range, codes, isFresh))
      const window = windowOf(days, (page - 1) * size, size)
      const rows = window ? await transactions.page(owner, window, codes, { skip: window.skip, take: size }) : []
      const [total, totalIn, totalOut] = days.reduce(
        ([count, credits, debits], { rows: number, credit, debit }) => [count + number, credits + credit, debits + debit],
        [0, 0n, 0n],
      )
      return {
        list: rows.map((row) => toRow(row, language)),
        total,
        totalPages: Math.ceil(total / size),
        page,
        footer: { count: total, totalIn, totalOut, totalAmount: totalIn - totalOut },
      }
    },

    /** Throws `request.param.err`. */
    exported(caller: Caller, merchant: OwnMerchant, language: Language, asked: Query<typeof transactionEndpoints.exported>) {
      const [owner, range, codes] = [ownerOf(caller, merchant), rangeIn(asked, merchant), codeFilter(asked)]
      return csvAnswer(`transactions-${range.from}-${range.to}.csv`, FILE_HEAD[language], pagesOf(owner, range, codes, language))
    },

    /** Throws `request.param.err`. */
    async daily(
      caller: Caller,
      merchant: OwnMerchant,
      { page, size, ...asked }: Query<typeof transactionEndpoints.daily>,
    ): Promise<Value<typeof transactionEndpoints.daily>> {
      const { list, footer } = await statement(caller, merchant, rangeIn(asked, merchant))
      const rows = list.slice((page - 1) * size, page * size)
      return { list: rows, total: list.length, totalPages: Math.ceil(list.length / size), page, footer }
    },

    /** Throws `request.param.err`. */
    dailyExported(
      caller: Caller,
      merchant: OwnMerchant,
      language: Language,
      asked: Query<typeof transactionEndpoints.dailyExported>,
    ) {
      const range = rangeIn(asked, merchant)
      async function* pages() {
        const { list } = await statement(caller, merchant, range)
        yield list.map((row) => [
          row.day,
          row.count,
          ...[row.opening, row.totalIn, row.totalOut, row.closing].map((amount) => moneyToWire(amount)),
        ])
      }
      return csvAnswer(`statement-${range.from}-${range.to}.csv`, DAILY_FILE_HEAD[language], pages())
    },

    codes: (language: Language, { txType = 'ALL' }: Query<typeof transactionEndpoints.codes>) => {
      const { only } = codeFilter({ txType: [txType] })
      return Object.entries(TX_CODES)
        .filter(([code]) => !only || only.includes(code))
        .map(([code, { id, group }]) => ({
          txTypeId: id,
          txCode: code,
          txTypeName: transactionName(code, language),
          txGroup: group,
        }))
    },

    async netDeposits(caller: Caller, merchant: OwnMerchant): Promise<Value<typeof transactionEndpoints.netDeposits>> {
      const owner = ownerOf(caller, merchant)
      const codes = await summed(owner, (isFresh) => transactions.codes(owner, isFresh))
      const sumOf = (names: readonly string[]) => names.reduce((sum, code) => sum + (codes[code] ?? 0n), 0n)
      const deposits = sumOf(codesOfGroup('DEPOSIT'))
      const withdrawals = -sumOf(codesOfGroup('WITHDRAWAL'))
      return { deposits, withdrawals, netDeposits: deposits - withdrawals }
    },

    /** Nightly job: sums the postings of members with much play since yesterday, to keep their next read short. */
    async addUpBusy(): Promise<void> {
      const since = new Date(clock.now().getTime() - BUSY_SINCE_MS)
      for (const owner of await transactions.busySince(since, MOST_NEW_ROWS)) await transactions.addUp(owner, false)
    },
  }
}
export type TransactionService = ReturnType<typeof createTransactionService>
