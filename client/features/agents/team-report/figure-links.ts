/** The figures of the overview, and the lists behind them. */
import { SCREENS } from '#client/lib/paths.ts'
import type { PnlColumn, TeamSum } from './team-report.queries.ts'

type FigureName = Exclude<keyof TeamSum, Beside>
type Beside = 'depositCount' | 'firstDepositCount' | 'withdrawCount'
export interface FigureTile {
  name: FigureName
  /** A count shown next to the amount. */
  beside?: Beside
  /** Where it leads, without the dates. */
  path: string
  params?: Readonly<Record<string, string>>
}

const pnl = (name: FigureName, sort: PnlColumn | undefined = undefined, beside?: Beside): FigureTile => ({
  name,
  path: SCREENS.teamPnl.path,
  params: { sort: sort ?? name },
  ...(beside && { beside }),
})
const betting = (name: FigureName): FigureTile => ({ name, path: SCREENS.teamBetting.path })

export const FIGURES: readonly { group: 'play' | 'money' | 'gifts' | 'people'; tiles: readonly FigureTile[] }[] = [
  { group: 'play', tiles: [betting('betCount'), betting('stake'), betting('validTurnover'), betting('prize')] },
  {
    group: 'money',
    tiles: [
      pnl('deposit', 'deposit', 'depositCount'),
      pnl('withdraw', 'withdraw', 'withdrawCount'),
      pnl('firstDepositAmount', 'firstDepositAmount', 'firstDepositCount'),
      pnl('adjustment'),
    ],
  },
  {
    group: 'gifts',
    tiles: [pnl('rebate'), pnl('promotion'), pnl('dailySalary'), pnl('hourlySalary'), pnl('realTimeSalary'), pnl('dividend')],
  },
  {
    group: 'people',
    tiles: [
      { name: 'registerCount', path: SCREENS.team.path },
      pnl('loginMemberCount', 'loginCount'),
      betting('betMemberCount'),
      pnl('depositMemberCount', 'depositCount'),
    ],
  },
]
