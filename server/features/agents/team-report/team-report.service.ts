/** An agent's reports about its team. Members outside of it are invisible (AGT-13). */
import { pageOf } from '#server/platform/report/page-of.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import type * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import type { PnlRow, TeamDay, TeamScope } from '#contract/agents/team-report/team-report.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AskedRange, Range } from '#server/platform/report/report-range.ts'
import { daysOf, teamRange } from './team-days.ts'
import type { Heads } from './team-columns.ts'
import { mayRead } from './whose-report.ts'
import { addUp, isNothing, NOTHING, pnlOf, sortRows, toFigures } from './team-figures.ts'
import type { DayRow, Reach, TeamReportRepository } from './team-report.repository.ts'

interface Deps {
  reports: TeamReportRepository
  /** Members with an open session. */
  online: () => Promise<number[]>
  clock: Clock
}
type Caller = Pick<MemberCaller, 'memberId' | 'memberType'>
type Zoned = Pick<Merchant, 'timezone'>
type Endpoints = typeof teamReportEndpoints
interface Named {
  username?: string | undefined
  customerId?: string | undefined
}
type AskedType = GameType | 'ALL' | undefined

const NO_HEADS: Heads = { betMembers: 0, depositMembers: 0, loginMembers: 0 }
const headCounts = (heads: Heads | undefined) => ({
  betMemberCount: heads?.betMembers ?? null,
  depositMemberCount: heads?.depositMembers ?? null,
  loginMemberCount: heads?.loginMembers ?? null,
})
const typesOf = (asked: AskedType): GameType[] | null => (asked === undefined || asked === 'ALL' ? null : [asked])

export function createTeamReportService({ reports, online, clock }: Deps) {
  const rangeIn = (asked: AskedRange, { timezone }: Zoned) => teamRange(asked, timezone, clock.now())

  /** Throws `no.data` if the member is not in the team or does not exist. */
  async function find({ memberId, memberType }: Caller, { username, customerId }: Named) {
    const node = await reports.find(memberId, username ?? customerId)
    if (!node || !mayRead(memberType, node.id === memberId)) throw new AppError('no.data')
    return node
  }
  async function reach(caller: Caller, asked: Named & { scope: TeamScope }): Promise<Reach> {
    return { viewerId: caller.memberId, node: await find(caller, asked), scope: asked.scope }
  }

  /** For a single day the distinct members are already counted. */
  const headsOfDay = ({ from, to }: Range, days: readonly DayRow[]): Heads | undefined =>
    from === to ? (days[0] ?? NO_HEADS) : undefined

  async function overview(caller: Caller, merchant: Zoned, asked: Query<Endpoints['sum']>) {
    const range = rangeIn(asked, merchant)
    const of = await reach(caller, asked)
    await reports.fold()
    const days = await reports.days(of, range, null)
    return { range, of, days, heads: headsOfDay(range, days) }
  }
  function everyDay(range: Range, days: readonly DayRow[]): TeamDay[] {
    const known = new Map(days.map((row) => [row.day, row]))
    return daysOf(range).map((day) => {
      const row = known.get(day)
      return { day, ...toFigures(row ?? NOTHING), ...headCounts(row ?? NO_HEADS) }
    })
  }

  /** Every row, sorted, before paging. */
  async function pnlRows(caller: Caller, merchant: Zoned, asked: Query<Endpoints['pnlFile']>, types = typesOf(asked.gameType)) {
    const range = rangeIn(asked, merchant)
    const node = await find(caller, asked)
    await reports.fold()
    const found = await reports.children(caller.memberId, node, range, types)
    const search = asked.search?.toLowerCase() ?? ''
    // A member who left the team is listed with what it earned here; rows without figures are left out.
    const seen = found
      .map(({ id, username, type, isBelow, hasTeam, isCounted, ...figures }) => ({
        id,
        username,
        type,
        hasTeam: isBelow && hasTeam && id !== node.id,
        figures: { ...NOTHING, ...Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null)) },
        isListed: isBelow && isCounted,
      }))
      .filter(({ username, isListed, figures }) => username.includes(search) && (isListed || !isNothing(figures)))
    const rows = seen.map(({ id, username, type, hasTeam, figures }): PnlRow => ({
      customerId: String(id),
      username,
      type,
      isOwn: id === node.id,
      hasTeam,
      ...toFigures(figures),
    }))
    return {
      range,
      node,
      rows: sortRows(rows, asked.sort, asked.order),
      footer: toFigures(addUp(seen.map(({ figures }) => figures))),
    }
  }

  async function pnl(
    caller: Caller,
    merchant: Zoned,
    { page, size, ...asked }: Query<Endpoints['pnl']>,
    types?: GameType[],
  ): Promise<Value<Endpoints['pnl']>> {
    const { rows, footer, node } = await pnlRows(caller, merchant, asked, types)
    return {
      ...pageOf(rows, page, size),
      footer,
      path: node.path,
    }
  }

  return {
    rangeIn,
    pnl,
    pnlRows,

    async kpi(caller: Caller, merchant: Zoned, { size, ...asked }: Query<Endpoints['kpi']>): Promise<Value<Endpoints['kpi']>> {
      const { range, of, days, heads: ofDay } = await overview(caller, merchant, asked)
      const heads = ofDay ?? (await reports.heads(of, range))
      const { registered, firstDeposits } = addUp(days)
      const counts = (row: Heads & { registered: number; firstDeposits: number }) => ({
        teamLoginMemberCount: row.loginMembers,
        teamBetMemberCount: row.betMembers,
        teamRegisterMemberCount: row.registered,
        teamDepositMemberCount: row.depositMembers,
        teamFirstDepositMemberCount: row.firstDeposits,
      })
      const teamOnlineCount = await reports.countOf(of, await online())
      return {
        list: days
          .toReversed()
          .slice(0, size)
          .map((row) => ({ day: row.day, ...counts(row) })),
        total: days.length,
        totalPages: size > 0 ? Math.ceil(days.length / size) : 0,
        page: 1,
        footer: { ...counts({ ...heads, registered, firstDeposits }), teamOnlineCount },
      }
    },

    async sum(caller: Caller, merchant: Zoned, asked: Query<Endpoints['sum']>): Promise<Value<Endpoints['sum']>> {
      const { days, heads } = await overview(caller, merchant, asked)
      return { ...toFigures(addUp(days)), ...headCounts(heads) }
    },

    async days(caller: Caller, merchant: Zoned, asked: Query<Endpoints['days']>): Promise<Value<Endpoints['days']>> {
      const { range, days, heads } = await overview(caller, merchant, asked)
      const list = everyDay(range, days)
      return { list, total: list.length, footer: { ...toFigures(addUp(days)), ...headCounts(heads) } }
    },
    /** For the file. */
    async dayRows(caller: Caller, merchant: Zoned, asked: Query<Endpoints['daysFile']>) {
      const range = rangeIn(asked, merchant)
      const of = await reach(caller, asked)
      await reports.fold()
      return { range, rows: everyDay(range, await reports.days(of, range, null)) }
    },

    async memberPnl(
      caller: Caller,
      merchant: Zoned,
      { gameType, ...asked }: Query<Endpoints['memberPnl']>,
    ): Promise<Value<Endpoints['memberPnl']>> {
      const range = rangeIn(asked, merchant)
      const node = await find(caller, asked)
      await reports.fold()
      const days = await reports.days({ viewerId: caller.memberId, node, scope: 'OWN' }, range, typesOf(gameType))
      return { username: node.username, ...toFigures(addUp(days)) }
    },

    async byGameType(
      caller: Caller,
      merchant: Zoned,
      asked: Query<Endpoints['byGameType']>,
    ): Promise<Value<Endpoints['byGameType']>> {
      const range = rangeIn(asked, merchant)
      const of = await reach(caller, asked)
      await reports.fold()
      const rows = (await reports.gameTypes(of, range)).map((row) => ({ ...NOTHING, ...row }))
      const present = (row: typeof NOTHING) => ({
        betCount: row.bets,
        stake: row.stake,
        validTurnover: row.turnover,
        prize: row.payout,
        PnL: pnlOf(row),
      })
      return { list: rows.map((row) => ({ gameType: row.gameType, ...present(row) })), footer: present(addUp(rows)) }
    },

    async gifts(caller: Caller, merchant: Zoned, asked: Query<Endpoints['gifts']>): Promise<Value<Endpoints['gifts']>> {
      const { days } = await overview(caller, merchant, asked)
      const hasGift = (row: DayRow) =>
        [row.rebate, row.promotion, row.dailySalary, row.hourlySalary, row.realTimeSalary, row.dividend, row.adjustment].some(
          (amount) => amount !== 0n,
        )
      const list = days.filter(hasGift).toReversed()
      return { list: list.map((row) => ({ day: row.day, ...toFigures(row) })), footer: toFigures(addUp(list)) }
    },

    async fees(caller: Caller, merchant: Zoned, asked: Query<Endpoints['fees']>): Promise<Value<Endpoints['fees']>> {
      const { days } = await overview(caller, merchant, asked)
      const list = days.filter((row) => row.deposits > 0 || row.withdrawals > 0 || row.fees !== 0n).toReversed()
      return { list: list.map((row) => ({ day: row.day, ...toFigures(row) })), footer: toFigures(addUp(list)) }
    },
  }
}
export type TeamReportService = ReturnType<typeof createTeamReportService>
