/** Transactions in the wallets of an agent's team. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as teamTransactionEndpoints from '#contract/agents/team-report/team-transaction.ts'
import type { TeamTransaction } from '#contract/agents/team-report/team-transaction.ts'
import { TX_CODES, type TxCode } from '#contract/money/transaction.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import { codeFilter } from '#server/features/money/transaction/code-filter.ts'
import { transactionName } from '#server/features/money/transaction/transaction-names.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import { teamRange } from './team-days.ts'
import { TRANSACTION_FILE_HEAD } from './team-report-names.ts'
import type { Reach, TeamReportRepository } from './team-report.repository.ts'
import type {
  StoredTeamTransaction,
  TeamTransactionRepository,
  TransactionPlace,
  TransactionsOf,
} from './team-transaction.repository.ts'

const FILE_PAGE = 2_000
/** The team's bets have their own list: there are thousands for each other transaction. */
const OF_BETS = ['BET', 'WIN']

interface Deps {
  reports: Pick<TeamReportRepository, 'find'>
  transactions: TeamTransactionRepository
  clock: Clock
}
type Caller = Pick<MemberCaller, 'memberId'>
type Zoned = Pick<Merchant, 'timezone'>
type Filters = Query<typeof teamTransactionEndpoints.exported>

const toPlace = (after: string | undefined): TransactionPlace | undefined => {
  const [at, entryId, line] = after?.split('-') ?? []
  if (at === undefined || entryId === undefined || line === undefined) return undefined
  return { createdAt: new Date(Number(at)), entryId: BigInt(entryId), line: Number(line) }
}
const placeOf = ({ createdAt, entryId, line }: TransactionPlace) => `${createdAt.getTime()}-${entryId}-${line}`

const toRow = (
  { entryId, line, createdAt, memberId, username, code, amount }: StoredTeamTransaction,
  language: Language,
): TeamTransaction => ({
  id: `${entryId}-${line}`,
  customerId: String(memberId),
  username,
  txTime: createdAt.getTime(),
  txTypeId: TX_CODES[code as TxCode]?.id ?? 0,
  txCode: code,
  txTypeName: transactionName(code, language),
  amount,
})

export function createTeamTransactionService({ reports, transactions, clock }: Deps) {
  /**
   * Throws `no.data` if the member is not in the team; `request.param.err`, also when asking for the bets of more than one
   * member.
   */
  async function read({ memberId }: Caller, { timezone }: Zoned, asked: Filters): Promise<TransactionsOf> {
    const range = teamRange(asked, timezone, clock.now())
    const named = asked.username ?? asked.customerId
    const node = await reports.find(memberId, named)
    if (!node) throw new AppError('no.data')
    const reach: Reach = { viewerId: memberId, node, scope: asked.scope ?? (named === undefined ? 'TEAM' : 'OWN') }
    const codes = codeFilter(asked)
    if (reach.scope !== 'OWN' && codes.only?.every((code) => OF_BETS.includes(code)))
      throw new AppError('request.param.err', { fields: [{ path: 'types', message: 'of one member only' }] })
    return { reach, range, zone: timezone, codes, isSparse: await transactions.isSparse(reach) }
  }

  async function* pagesOf(of: TransactionsOf, language: Language) {
    let after: TransactionPlace | undefined
    do {
      const stored = await transactions.page(of, { take: FILE_PAGE, after })
      after = stored.length === FILE_PAGE ? stored.at(-1) : undefined
      yield stored.map((row) => {
        const { id, username, txTypeName, amount } = toRow(row, language)
        return [fileTime(row.createdAt, of.zone), id, username, txTypeName, moneyToWire(amount)]
      })
    } while (after)
  }

  return {
    async list(
      caller: Caller,
      merchant: Zoned,
      language: Language,
      { page, size, after, ...filters }: Query<typeof teamTransactionEndpoints.list>,
    ): Promise<Value<typeof teamTransactionEndpoints.list>> {
      const of = await read(caller, merchant, filters)
      const place = toPlace(after)
      const [sums, found] = await Promise.all([
        transactions.sums(of),
        transactions.page(of, { skip: place ? 0 : (page - 1) * size, take: size + 1, after: place }),
      ])
      const shown = found.slice(0, size)
      const last = shown.at(-1)
      return {
        list: shown.map((row) => toRow(row, language)),
        total: sums.count,
        totalPages: Math.ceil(sums.count / size),
        page,
        next: last && found.length > size ? placeOf(last) : null,
        footer: { count: sums.count, totalIn: sums.credit, totalOut: sums.debit, totalAmount: sums.credit - sums.debit },
      }
    },

    async exported(caller: Caller, merchant: Zoned, language: Language, query: Filters) {
      const of = await read(caller, merchant, query)
      const { from, to } = of.range
      return csvAnswer(`team-transactions-${from}-${to}.csv`, TRANSACTION_FILE_HEAD[language], pagesOf(of, language))
    },
  }
}
export type TeamTransactionService = ReturnType<typeof createTeamTransactionService>
