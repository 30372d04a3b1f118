/** Reads everything about a member. Contacts are masked; read-only. */
import type { Query, Value } from '#contract/endpoint.ts'
import { correctionKind } from '#contract/play/bet-record/round-mark.ts'
import type * as endpoints from '#contract/back-office/player-profile/player-profile.ts'
import type { BetRow, PlayerProfile, MemberRow } from '#contract/back-office/player-profile/player-profile.ts'
import { isTrialType, memberType } from '#contract/wire.ts'
import { maskMobileNumber } from '#server/platform/contact/mobile-number.ts'
import { maskEmail } from '#server/platform/contact/code-target.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import type { Ledger } from '#server/ledger/index.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasVipRoom } from '#server/platform/merchant/vip-room.ts'
import { BET_FILE_HEAD, betFileRow, LEDGER_FILE_HEAD, ledgerFileRow, MEMBER_CSV_HEAD, playerProfileRow } from './member-csv.ts'
import type { PlayerProfileRepository, PostingRow } from './player-profile.repository.ts'

interface Deps {
  files: PlayerProfileRepository
  sessions: Pick<SessionStore, 'list'>
  ledger: Pick<Ledger, 'balancesOf'>
}
type BetRecord = Awaited<ReturnType<PlayerProfileRepository['bets']>>[number]
type Row = NonNullable<Awaited<ReturnType<PlayerProfileRepository['find']>>>

const toRow = (row: Row, balance: bigint): MemberRow => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  type: memberType.parse(row.type),
  status: row.status,
  isTest: row.isTest,
  agent: row.parent?.username ?? null,
  balance,
  registeredAt: row.createdAt.getTime(),
  lastLoginAt: row.lastLoginAt?.getTime() ?? null,
  tags: row.tags.map(({ tag }) => tag),
})

/** One more than the page holds, to see whether there is another page. */
function cut<T>(rows: readonly T[], size: number): { rows: readonly T[]; hasMore: boolean } {
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}
const windowOf = ({
  page,
  size,
  from,
  to,
}: {
  page: number
  size: number
  from?: number | undefined
  to?: number | undefined
}) => ({
  from,
  to,
  skip: (page - 1) * size,
  take: size + 1,
})

export function createPlayerProfileService({ files, sessions, ledger }: Deps) {
  /** Throws `no.data`, also for a member of another merchant. */
  async function find({ merchantId }: OperatorCaller, memberId: number): Promise<Row> {
    const row = await files.find(merchantId, memberId)
    if (!row) throw new AppError('no.data')
    return row
  }

  async function toRows(rows: readonly Row[], { currency }: Merchant): Promise<MemberRow[]> {
    const balances = await files.balances(
      rows.map(({ id }) => id),
      currency,
    )
    return rows.map((row) => toRow(row, balances.get(row.id) ?? 0n))
  }

  /** In their current state. */
  async function toBets(rows: readonly BetRecord[]): Promise<BetRow[]> {
    const corrections = await files.corrections(rows.map(({ id }) => id))
    return rows.map((row) => {
      const { id, createdAt, gameCode, balanceAfter, isTrial } = row
      const put = corrections.get(id)
      const { stake, payout } = put ?? row
      return {
        id: String(id),
        at: createdAt.getTime(),
        game: gameCode,
        stake,
        payout,
        balanceAfter,
        isTrial,
        correction: put
          ? {
              kind: correctionKind.parse(put.kind),
              stakeBefore: row.stake,
              payoutBefore: row.payout,
              correctedAt: put.correctedAt.getTime(),
            }
          : null,
      }
    })
  }

  return {
    async search({ merchantId }: OperatorCaller, merchant: Merchant, query: Query<typeof endpoints.search>) {
      const { page, size, ...search } = query
      const { rows, total } = await files.page({ merchantId, ...search }, page, size)
      const list = await toRows(rows, merchant)
      return { list, total, page, totalPages: Math.ceil(total / size) } satisfies Value<typeof endpoints.search>
    },

    async searchFile({ merchantId }: OperatorCaller, merchant: Merchant, query: Query<typeof endpoints.searchFile>) {
      const pages = filePages<Row>(
        (last, take) => files.older({ merchantId, ...query }, last?.id, take),
        async (rows) => (await toRows(rows, merchant)).map((row) => playerProfileRow(row, merchant.timezone)),
      )
      return csvAnswer('members.csv', MEMBER_CSV_HEAD, pages)
    },

    async file(caller: OperatorCaller, merchant: Merchant, { memberId }: Query<typeof endpoints.file>): Promise<PlayerProfile> {
      const row = await find(caller, memberId)
      const asset = assetOf(merchant, isTrialType(row.type))
      const [accounts, clubLabel, sums, open] = await Promise.all([
        ledger.balancesOf(memberId),
        hasVipRoom(merchant) ? files.rankName(memberId, merchant.defaultLanguage) : null,
        files.sums(memberId),
        sessions.list(memberId),
      ])
      const balance = (kind: string) => accounts.find((one) => one.kind === kind && one.asset === asset)?.balance ?? 0n
      const locked = balance('MEMBER_LOCKED')
      // Includes vendors' wallets, if there are any.
      const all = accounts.reduce((sum, one) => (one.asset === asset ? sum + one.balance : sum), 0n)
      return {
        ...toRow(row, all - locked),
        payeeName: row.payeeName,
        email: row.email && maskEmail(row.email),
        mobileNumber: row.mobileNumber && maskMobileNumber(row.mobileNumber),
        language: row.language,
        clubLabel,
        excludedUntil: row.excludedUntil?.getTime() ?? null,
        locked,
        ...sums,
        sessions: open.map(({ sessionId, ip, device, country, openedAt }) => ({ sessionId, ip, device, country, openedAt })),
      }
    },

    async ledger(caller: OperatorCaller, query: Query<typeof endpoints.ledger>): Promise<Value<typeof endpoints.ledger>> {
      await find(caller, query.memberId)
      const { rows, hasMore } = cut(await files.postings(query.memberId, windowOf(query)), query.size)
      const list = rows.map(({ entryId, line, at, ...row }) => ({ id: `${entryId}-${line}`, at: at.getTime(), ...row }))
      return { list, page: query.page, hasMore }
    },

    async ledgerFile(caller: OperatorCaller, { timezone }: Merchant, query: Query<typeof endpoints.ledgerFile>) {
      const { username } = await find(caller, query.memberId)
      const pages = filePages<PostingRow>(
        (last, take) => files.olderPostings(query.memberId, query, last, take),
        (rows) => rows.map((row) => ledgerFileRow(row, timezone)),
      )
      return csvAnswer(`ledger-${username}.csv`, LEDGER_FILE_HEAD, pages)
    },

    async bets(caller: OperatorCaller, query: Query<typeof endpoints.bets>): Promise<Value<typeof endpoints.bets>> {
      await find(caller, query.memberId)
      const { rows, hasMore } = cut(await files.bets(query.memberId, windowOf(query)), query.size)
      return { list: await toBets(rows), page: query.page, hasMore }
    },

    async betsFile(caller: OperatorCaller, { timezone }: Merchant, query: Query<typeof endpoints.betsFile>) {
      const { username } = await find(caller, query.memberId)
      const pages = filePages<BetRecord>(
        (last, take) => files.olderBets(query.memberId, query, last, take),
        async (rows) => (await toBets(rows)).map((row) => betFileRow(row, timezone)),
      )
      return csvAnswer(`bets-${username}.csv`, BET_FILE_HEAD, pages)
    },
  }
}
export type PlayerProfileService = ReturnType<typeof createPlayerProfileService>
