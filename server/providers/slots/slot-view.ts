/** Presents sheets and rounds to the slot's page. */
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { slotRoundEnd, type SlotRoundView, type SlotScreen } from '#contract/play/slots/slots.ts'
import { amountOf, type SlotModel } from '#server/games/slots/model.ts'
import type { Screen, SlotRound } from '#server/games/slots/outcome.ts'
import { roundOf } from './slot-games.ts'
import type { RoundRow } from './slot-rounds.repository.ts'

function screenView(model: SlotModel, stake: bigint, screen: Screen): SlotScreen {
  const worth = (units: number) => amountOf(model, stake, units)
  return {
    steps: screen.steps.map(({ grid, wins }) => ({
      grid,
      wins: wins.map(({ units, cells, ...win }) => ({
        ...win,
        cells: cells.map(([reel, row]) => [reel, row]),
        amount: worth(units),
      })),
    })),
    scatters: screen.scatters.map(([reel, row]) => [reel, row]),
    scatterAmount: worth(screen.scatterUnits),
    multipliers: screen.multipliers.map(({ cell: [reel, row], value }) => ({ cell: [reel, row], value })),
    factor: screen.factor,
    amount: worth(screen.units),
    awarded: screen.awarded,
  }
}

/** Units won on the base screen and the first `shown` free games, capped at the round's win. */
export const unitsUpTo = ({ base, freeGames, units }: SlotRound, shown: number): number =>
  Math.min(
    freeGames.slice(0, shown).reduce((sum, game) => sum + game.units, base.units),
    units,
  )

const VIEWED = {
  BETTING: 'PENDING',
  PAYING: 'PENDING',
  FREE_GAMES: 'FREE_GAMES',
  CLOSED: 'CLOSED',
  REFUSED: 'REFUSED',
} as const satisfies Record<string, SlotRoundView['state']>

/** Shows nothing before the wallet has accepted the stake, and no free game before it is played. */
export function roundView(model: SlotModel, row: RoundRow): SlotRoundView {
  const round = roundOf(model, row)
  const isTaken = row.state !== 'BETTING' && row.state !== 'REFUSED'
  const shown = isTaken ? row.shown : 0
  const screens = [round.base, ...round.freeGames.slice(0, shown)]
  const isOver = shown === round.freeGames.length
  const left = screens.reduce((sum, { awarded }) => sum + awarded, 0) - shown
  return {
    id: row.id,
    state: VIEWED[row.state as keyof typeof VIEWED],
    stake: row.stake,
    won: isTaken ? amountOf(model, row.stake, unitsUpTo(round, shown)) : 0n,
    base: isTaken ? screenView(model, row.stake, round.base) : null,
    freeGames: screens.slice(1).map((screen) => screenView(model, row.stake, screen)),
    freeGamesLeft: isTaken && !isOver ? left : 0,
    isCapped: isTaken && isOver && round.isCapped,
    at: row.at.getTime(),
    endedAt: row.state === 'CLOSED' ? row.lastAt.getTime() : null,
    endedBy: row.state === 'CLOSED' ? slotRoundEnd.parse(row.endedBy ?? 'PLAYER') : null,
  }
}

/** Everything but strips and weights (GAM-02). */
export function sheetView(sheet: ParSheet, { symbols }: SlotModel) {
  const pays =
    sheet.type === 'tumble'
      ? Object.fromEntries(
          Object.entries(sheet.pays).map(([symbol, values]) => [
            symbol,
            Object.fromEntries(values.map((value, index) => [String(sheet.bands[index]), value])),
          ]),
        )
      : sheet.pays
  return {
    id: sheet.id,
    type: sheet.type,
    reels: sheet.reels,
    rows: sheet.rows,
    symbols: [...symbols],
    lines: sheet.type === 'lines' ? sheet.lines : [],
    bands: sheet.type === 'tumble' ? sheet.bands : [],
    wild: sheet.type === 'tumble' ? null : (sheet.wild ?? null),
    scatter: sheet.scatter ?? null,
    multiplierSymbol: sheet.type === 'tumble' ? (sheet.multiplierSymbol ?? null) : null,
    free: sheet.free ? { trigger: sheet.free.trigger, retrigger: sheet.free.retrigger ?? {}, mult: sheet.free.mult } : null,
    pays,
    maxWinX: sheet.maxWinX ?? null,
    returnToPlayer: sheet.stated?.rtp ?? 0,
    hitFrequency: sheet.stated?.hit ?? 0,
    deviation: sheet.stated?.sd ?? 0,
  }
}
