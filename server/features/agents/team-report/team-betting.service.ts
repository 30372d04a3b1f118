/** The bets of an agent's team, one by one. */
import type { Query, Value } from '#contract/endpoint.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import type * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import type { TeamBet } from '#contract/agents/team-report/team-betting.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { BetFilter, BetSums, Place, StoredBet, TeamBettingRepository } from './team-betting.repository.ts'
import type { TeamGamesRepository } from './team-games.repository.ts'
import { BET_FILE_HEAD } from './team-report-names.ts'
import { teamRange } from './team-days.ts'
import { addUp } from './team-figures.ts'
import type { DayRow, Reach, TeamReportRepository } from './team-report.repository.ts'

/** Up to this many bets are fetched member by member; more are dense enough to be scanned by time. */
const FEW_BETS = 3_000
const FILE_PAGE = 2_000

/** Name and vendor of a game. */
export interface GameName {
  name(language: Language): string
  vendor: string
  vendorName: string
}
interface Deps {
  reports: TeamReportRepository
  bets: TeamBettingRepository
  byGame: TeamGamesRepository
  games: (codes: readonly string[]) => Promise<ReadonlyMap<string, GameName>>
  clock: Clock
}
type Caller = Pick<MemberCaller, 'memberId'>
type Zoned = Pick<Merchant, 'timezone'>
type Filters = Query<typeof teamBettingEndpoints.exported>
interface Asked {
  reach: Reach
  range: Range
  zone: string
  filter: BetFilter
  isSparse: boolean
  days: readonly DayRow[]
}

const LOTTERIES: readonly GameType[] = ['LOTT', 'ELOTT']
const STATES = { VOID: 'VOIDED', RESETTLE: 'CORRECTED' } as const

const toPlace = (after: string | undefined): Place | undefined => {
  const [at, id] = after?.split('-') ?? []
  return at === undefined || id === undefined ? undefined : { settledAt: new Date(Number(at)), id: BigInt(id) }
}

export function createTeamBettingService({ reports, bets, byGame, games, clock }: Deps) {
  /** Throws `no.data` if the member is not in the team, `request.param.err`. */
  async function read(caller: Caller, { timezone }: Zoned, asked: Filters, types: readonly GameType[] | null): Promise<Asked> {
    const range = teamRange(asked, timezone, clock.now())
    const member = asked.member ?? asked.username ?? asked.customerId
    const node = await reports.find(caller.memberId, member)
    if (!node) throw new AppError('no.data')
    const reach: Reach = { viewerId: caller.memberId, node, scope: asked.scope ?? (member === undefined ? 'TEAM' : 'OWN') }
    await reports.fold()
    const days = (await reports.days(reach, range, types)).filter(({ bets: count }) => count > 0)
    const isSparse = addUp(days).bets <= FEW_BETS
    return { reach, range, zone: timezone, filter: { types, gameCode: asked.gameCode ?? null }, isSparse, days }
  }
  const typesOf = ({ gameType }: Filters): GameType[] | null => (gameType === undefined || gameType === 'ALL' ? null : [gameType])

  async function toRows(stored: readonly StoredBet[], language: Language): Promise<TeamBet[]> {
    const known = await games(stored.map(({ gameCode }) => gameCode))
    return stored.map((bet): TeamBet => {
      const game = known.get(bet.gameCode)
      return {
        roundId: String(bet.id),
        customerId: String(bet.memberId),
        username: bet.username,
        betTime: bet.createdAt.getTime(),
        settleTime: bet.settledAt.getTime(),
        gameCode: bet.gameCode,
        gameName: game?.name(language) ?? bet.gameCode,
        gameType: bet.gameType,
        vassalage: game?.vendor ?? '',
        vassalageName: game?.vendorName ?? '',
        betAmount: bet.stake,
        validTurnover: bet.turnover,
        winAmount: bet.payout,
        netAmount: bet.payout - bet.stake,
        state: bet.kind === null ? 'SETTLED' : STATES[bet.kind],
      }
    })
  }

  async function sumsOf({ reach, range, zone, filter, isSparse, days }: Asked): Promise<BetSums> {
    if (filter.gameCode === null) return { ...addUp(days), voided: await bets.voided(reach, range, zone, filter) }
    if (reach.scope !== 'TEAM' || !reach.node.isWhole) return bets.sums(reach, range, zone, filter, isSparse)
    const [played, voided] = await Promise.all([
      byGame.byGame(reach, range, zone, filter.gameCode),
      bets.voided(reach, range, zone, filter),
    ])
    const { types } = filter
    const [game] = played.filter(({ gameType }) => types === null || types.includes(gameType))
    return { bets: 0, stake: 0n, payout: 0n, turnover: 0n, ...game, voided }
  }

  async function page(
    caller: Caller,
    merchant: Zoned,
    language: Language,
    { page: number, size, after, ...filters }: Query<typeof teamBettingEndpoints.list>,
    types: readonly GameType[] | null,
  ): Promise<Value<typeof teamBettingEndpoints.list>> {
    const asked = await read(caller, merchant, filters, types)
    const { reach, range, zone, filter, isSparse } = asked
    const place = toPlace(after)
    const [sums, found] = await Promise.all([
      sumsOf(asked),
      bets.page(reach, range, zone, filter, isSparse, { skip: place ? 0 : (number - 1) * size, take: size + 1, after: place }),
    ])
    const shown = found.slice(0, size)
    const last = shown.at(-1)
    const total = sums.bets + sums.voided
    return {
      list: await toRows(shown, language),
      total,
      totalPages: Math.ceil(total / size),
      page: number,
      next: last && found.length > size ? `${last.settledAt.getTime()}-${last.id}` : null,
      footer: {
        count: sums.bets,
        voided: sums.voided,
        betAmount: sums.stake,
        validTurnover: sums.turnover,
        winAmount: sums.payout,
        netAmount: sums.payout - sums.stake,
      },
    }
  }

  async function* pagesOf({ reach, range, zone, filter, isSparse }: Asked, language: Language) {
    let after: Place | undefined
    do {
      const stored = await bets.page(reach, range, zone, filter, isSparse, { take: FILE_PAGE, after })
      after = stored.length === FILE_PAGE ? stored.at(-1) : undefined
      yield (await toRows(stored, language)).map((row) => [
        fileTime(new Date(row.settleTime), zone),
        row.roundId,
        row.username,
        row.gameName,
        row.gameType,
        ...[row.betAmount, row.validTurnover, row.winAmount, row.netAmount].map(moneyToWire),
        row.state,
      ])
    } while (after)
  }

  return {
    list: (caller: Caller, merchant: Zoned, language: Language, query: Query<typeof teamBettingEndpoints.list>) =>
      page(caller, merchant, language, query, typesOf(query)),

    lottery: (caller: Caller, merchant: Zoned, language: Language, query: Query<typeof teamBettingEndpoints.lottery>) =>
      page(caller, merchant, language, query, LOTTERIES),

    /** Throws `no.data` for a bet the caller may not see. */
    async one({ memberId }: Caller, language: Language, { roundId }: Query<typeof teamBettingEndpoints.one>): Promise<TeamBet> {
      const bet = await bets.one(memberId, BigInt(roundId))
      if (!bet) throw new AppError('no.data')
      const [row] = await toRows([bet], language)
      return row!
    },

    async exported(caller: Caller, merchant: Zoned, language: Language, query: Filters) {
      const asked = await read(caller, merchant, query, typesOf(query))
      const { from, to } = asked.range
      return csvAnswer(`team-bets-${from}-${to}.csv`, BET_FILE_HEAD[language], pagesOf(asked, language))
    },
  }
}
export type TeamBettingService = ReturnType<typeof createTeamBettingService>
