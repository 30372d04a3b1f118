/** What an agent's team played, by game. */
import type { Query, Value } from '#contract/endpoint.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import type * as teamGamesEndpoints from '#contract/agents/team-report/team-games.ts'
import type { TeamGame } from '#contract/agents/team-report/team-games.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { GameName } from './team-betting.service.ts'
import { teamRange } from './team-days.ts'
import type { GameSums, TeamGamesRepository } from './team-games.repository.ts'
import { GAME_FILE_HEAD } from './team-report-names.ts'
import type { Reach, TeamReportRepository } from './team-report.repository.ts'
import { mayRead, scopeFor } from './whose-report.ts'

interface Deps {
  reports: Pick<TeamReportRepository, 'find' | 'fold'>
  games: TeamGamesRepository
  names: (codes: readonly string[]) => Promise<ReadonlyMap<string, GameName>>
  clock: Clock
}
type Caller = Pick<MemberCaller, 'memberId' | 'memberType'>
type Zoned = Pick<Merchant, 'timezone'>
type Asked = Query<typeof teamGamesEndpoints.exported>

const NOTHING = { bets: 0, stake: 0n, payout: 0n, turnover: 0n }
const addUp = (rows: readonly GameSums[]): typeof NOTHING => {
  const sum = { ...NOTHING }
  for (const { bets, stake, payout, turnover } of rows) {
    sum.bets += bets
    sum.stake += stake
    sum.payout += payout
    sum.turnover += turnover
  }
  return sum
}
const toFigures = ({ bets, stake, payout, turnover }: typeof NOTHING) => ({
  betCount: bets,
  stake,
  validTurnover: turnover,
  excludeTurnover: stake - turnover,
  prize: payout,
  PnL: payout - stake,
})

export function createTeamGamesService({ reports, games, names, clock }: Deps) {
  /** Highest turnover first. Throws `no.data` if the member is not in the team, `request.param.err`. */
  async function read({ memberId, memberType }: Caller, { timezone }: Zoned, asked: Asked, types: readonly GameType[] | null) {
    const range = teamRange(asked, timezone, clock.now())
    const node = await reports.find(memberId, asked.username ?? asked.customerId)
    if (!node || !mayRead(memberType, node.id === memberId)) throw new AppError('no.data')
    const reach: Reach = { viewerId: memberId, node, scope: scopeFor(memberType, asked.scope) }
    await reports.fold()
    const isWanted = ({ gameType }: GameSums) =>
      (types === null || types.includes(gameType)) &&
      (asked.gameType === undefined || asked.gameType === 'ALL' || asked.gameType === gameType)
    const rows = (await games.byGame(reach, range, timezone)).filter(isWanted)
    rows.sort((a, b) => Number(b.turnover - a.turnover) || (a.gameCode < b.gameCode ? -1 : 1))
    return { range, rows }
  }

  async function named(rows: readonly GameSums[], language: Language): Promise<TeamGame[]> {
    const known = await names(rows.map(({ gameCode }) => gameCode))
    return rows.map((row) => {
      const game = known.get(row.gameCode)
      return {
        gameCode: row.gameCode,
        gameName: game?.name(language) ?? row.gameCode,
        gameType: row.gameType,
        vassalage: game?.vendor ?? '',
        vassalageName: game?.vendorName ?? '',
        ...toFigures(row),
      }
    })
  }

  return {
    async list(
      caller: Caller,
      merchant: Zoned,
      language: Language,
      { page, size, ...asked }: Query<typeof teamGamesEndpoints.list>,
      types: readonly GameType[] | null = null,
    ): Promise<Value<typeof teamGamesEndpoints.list>> {
      const { rows } = await read(caller, merchant, asked, types)
      return {
        list: await named(rows.slice((page - 1) * size, page * size), language),
        total: rows.length,
        totalPages: Math.ceil(rows.length / size),
        page,
        footer: toFigures(addUp(rows)),
      }
    },

    async exported(caller: Caller, merchant: Zoned, language: Language, asked: Asked) {
      const { range, rows } = await read(caller, merchant, asked, null)
      async function* pages() {
        yield (await named(rows, language)).map((row) => [
          row.gameName,
          row.vassalageName,
          row.gameType,
          row.betCount,
          ...[row.stake, row.validTurnover, row.excludeTurnover, row.prize, row.PnL].map(moneyToWire),
        ])
      }
      return csvAnswer(`team-games-${range.from}-${range.to}.csv`, GAME_FILE_HEAD[language], pages())
    },
  }
}
export type TeamGamesService = ReturnType<typeof createTeamGamesService>
