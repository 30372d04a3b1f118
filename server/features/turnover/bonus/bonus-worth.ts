/**
 * BON-06: what a bonus is worth to the player who plays it best. A dynamic programme over (bonus money, turnover that is left): at each
 * step the player gives up, or bets one of the admissible stakes on one of the admissible outcomes, whichever is worth most. Giving up
 * takes the bonus and its winnings, so it is worth nothing; the own money is never at stake. All amounts are multiples of the bonus.
 * Pure. See docs/adr for why the figure is never 0, and for how far it is from a simulation.
 */
export interface WorthGame {
  /** What it returns at best, as a share of the stake. */
  returns: number
  /** Payouts, as multiples of the stake, that a bet may be aimed at. */
  odds: readonly number[]
  /** The share of a stake that counts. */
  counts: number
}
export interface WorthTerms {
  /** What must be played for the bonus. */
  required: number
  /** The greatest stake. */
  maxStake: number
  /** What becomes the player's own at most; undefined = all of it. */
  releaseLimit: number | undefined
  games: readonly WorthGame[]
}

/** Parts of the bonus that stakes are counted in: the finest that is computed within a moment. */
const GRIDS = [50, 20, 10] as const
const MOST_STEPS = 12_000_000
/** Without a limit the amounts reach so many bonuses beyond what playing the requirement costs at least. */
const TOP_WITHOUT_LIMIT = 4
const TOP_MARGIN = 1.25
const SMALLER = 0.9

interface Move {
  stake: number
  odds: number
  chance: number
  /** Steps of the requirement it is worth. */
  steps: number
}

function movesOf({ games, maxStake }: WorthTerms, grid: number, least: number): Move[] {
  const most = Math.max(1, Math.round(maxStake * grid))
  const stakes = [...new Set([1, Math.ceil(most / 2), most])]
  return games.flatMap(({ returns, odds, counts }) =>
    stakes.flatMap((stake) =>
      odds.map((times) => ({ stake, odds: times, chance: returns / times, steps: Math.ceil((stake * counts) / least - 1e-9) })),
    ),
  )
}

/** Between two amounts of the grid the value is taken in proportion; above it, by face value. */
function valueAt(values: Float64Array, place: number, unit: number, isLimited: boolean): number {
  const top = values.length - 1
  if (place >= top) return isLimited ? values[top]! : values[top]! + (place - top) * unit
  const below = Math.floor(place)
  const part = place - below
  return part === 0 ? values[below]! : values[below]! * (1 - part) + values[below + 1]! * part
}

/** The best a player can expect of a bonus of 1. */
export function bonusWorth(terms: WorthTerms): number {
  const { required, releaseLimit, games: all } = terms
  const released = (money: number) => (releaseLimit === undefined ? money : Math.min(money, releaseLimit))
  if (required <= 0) return released(1)
  const games = all.filter(({ counts, returns, odds }) => counts > 0 && returns > 0 && odds.length > 0)
  if (games.length === 0) return 0
  const least = Math.min(...games.map(({ counts }) => counts))
  // Stakes small enough to lose the house's share and nothing else: the best end for whoever is ahead.
  const grind = Math.min(...games.map(({ returns, counts }) => (1 - returns) / counts))
  // Whoever has the limit and what playing costs is safe: more is worth no more, or without a limit its face.
  const topFor = (asked: number) => Math.max(2, (releaseLimit ?? TOP_WITHOUT_LIMIT) + grind * asked * TOP_MARGIN)
  const sizeOf = (grid: number, asked: number) => {
    const moves = movesOf({ ...terms, games }, grid, least)
    const [steps, places] = [Math.ceil((asked * grid) / least), Math.ceil(topFor(asked) * grid)]
    return { grid, asked, steps, places, moves, cost: steps * places * moves.length }
  }
  /** What asks for more than can be computed in a moment is worth no more than what asks for less. */
  function sizeThatFits() {
    const fitting = GRIDS.map((grid) => sizeOf(grid, required)).find(({ cost }) => cost <= MOST_STEPS)
    let size = fitting ?? sizeOf(GRIDS.at(-1)!, required)
    while (size.cost > MOST_STEPS) size = sizeOf(size.grid, size.asked * SMALLER)
    return size
  }
  const { grid, asked, steps, places, moves } = sizeThatFits()
  const unit = 1 / grid

  const kept = Math.max(...moves.map((move) => move.steps)) + 1
  const ring: Float64Array[] = [Float64Array.from({ length: places + 1 }, (_, place) => released(place * unit))]
  for (let step = 1; step <= steps; step++) {
    const left = (step / steps) * asked
    const values = new Float64Array(places + 1)
    const after = moves.map((move) => ring[Math.max(0, step - move.steps) % kept]!)
    for (let place = 1; place <= places; place++) {
      let best = Math.max(0, released(place * unit - grind * left))
      for (let index = 0; index < moves.length; index++) {
        const { stake, odds, chance } = moves[index]!
        const staked = Math.min(stake, place)
        const next = after[index]!
        const lost = next[place - staked]!
        const won = valueAt(next, place - staked + staked * odds, unit, releaseLimit !== undefined)
        const worth = lost + chance * (won - lost)
        if (worth > best) best = worth
      }
      values[place] = best
    }
    ring[step % kept] = values
  }
  return ring[steps % kept]![grid]!
}
