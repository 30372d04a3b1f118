/**
 * BON-06: what a bonus is worth to a player with the best strategy. A dynamic programme over (bonus money, turnover left): at
 * each step the player forfeits, or bets one of the allowed stakes on one of the allowed outcomes, whichever is worth most.
 * Forfeiting takes the bonus and its winnings, so it is worth nothing; own money is never at stake. All amounts are multiples of
 * the bonus. Pure. See docs/adr for why the figure is never 0, and how far it is from a simulation.
 */
export interface WorthGame {
  /** Its highest return, as a share of the stake. */
  returns: number
  /** Possible payouts of a bet, as multiples of the stake. */
  odds: readonly number[]
  /** The share of a stake that counts towards the turnover. */
  counts: number
}
export interface WorthTerms {
  /** The turnover the bonus requires. */
  required: number
  /** The highest stake. */
  maxStake: number
  /** The most the player can release; undefined = no limit. */
  releaseLimit: number | undefined
  games: readonly WorthGame[]
}

/** Grid sizes in units per bonus; the finest that can be computed fast enough is used. */
const GRIDS = [50, 20, 10] as const
const MOST_STEPS = 12_000_000
/** Without a limit, the grid extends this many bonuses above the minimum cost of the requirement. */
const TOP_WITHOUT_LIMIT = 4
const TOP_MARGIN = 1.25
const SMALLER = 0.9

interface Move {
  stake: number
  odds: number
  chance: number
  /** Steps the requirement is divided into. */
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

/** Interpolates between two amounts of the grid; above it, uses the face value. */
function valueAt(values: Float64Array, place: number, unit: number, isLimited: boolean): number {
  const top = values.length - 1
  if (place >= top) return isLimited ? values[top]! : values[top]! + (place - top) * unit
  const below = Math.floor(place)
  const part = place - below
  return part === 0 ? values[below]! : values[below]! * (1 - part) + values[below + 1]! * part
}

/** The most a player can expect from a bonus of 1. */
export function bonusWorth(terms: WorthTerms): number {
  const { required, releaseLimit, games: all } = terms
  const released = (money: number) => (releaseLimit === undefined ? money : Math.min(money, releaseLimit))
  if (required <= 0) return released(1)
  const games = all.filter(({ counts, returns, odds }) => counts > 0 && returns > 0 && odds.length > 0)
  if (games.length === 0) return 0
  const least = Math.min(...games.map(({ counts }) => counts))
  // Tiny stakes lose only the house edge: the best way for a player who is ahead to finish.
  const grind = Math.min(...games.map(({ returns, counts }) => (1 - returns) / counts))
  // With the limit plus the cost of the turnover a player is safe: more money adds nothing, or its face value if unlimited.
  const topFor = (asked: number) => Math.max(2, (releaseLimit ?? TOP_WITHOUT_LIMIT) + grind * asked * TOP_MARGIN)
  const sizeOf = (grid: number, asked: number) => {
    const moves = movesOf({ ...terms, games }, grid, least)
    const [steps, places] = [Math.ceil((asked * grid) / least), Math.ceil(topFor(asked) * grid)]
    return { grid, asked, steps, places, moves, cost: steps * places * moves.length }
  }
  /** A requirement too large to compute is worth no more than a smaller one. */
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
