/** What a member plays: every game but Crash, each round to its end, and each request repeated until it is acknowledged. */
import type { Value } from '#contract/endpoint.ts'
import { instantOriginals } from '#contract/play/originals/registry.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { hiLoEndpoints } from '#contract/play/originals/hilo.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { aBet } from '#tests/support/bets.ts'
import { type Ask, createPlayer, createSlotPlayer, type Site } from './clients.ts'
import { nodeOf, SLOTS } from './house.ts'

/** A round that is over; amounts in units, as JSON carries them. */
export interface Played {
  kind: 'bets' | 'spins'
  id: string
  stake: number
  payout: number
}
type Play = (requestId: string) => Promise<Played>

const STAKE = 1
const TILES = 25
interface Round {
  roundId: string
  payout: number
}
interface StepRound extends Round {
  state: 'OPEN' | 'WON' | 'LOST' | 'RETURNED'
  steps: number
}
type Spun = Omit<Value<typeof slotEndpoints.spin>, 'round'> & {
  round: { id: string; state: 'PENDING' | 'FREE_GAMES' | 'CLOSED' | 'REFUSED'; stake: number; won: number }
}

const playedOf = ({ roundId, payout }: Round): Played => ({ kind: 'bets', id: roundId, stake: STAKE, payout })
const at = (round: StepRound, requestId: string) => ({
  requestId: `${requestId}-${round.steps}`,
  roundId: round.roundId,
  step: round.steps,
})

/** One step, then the cash-out if the round has not ended by it. */
async function throughSteps(
  ask: Ask,
  requestId: string,
  round: StepRound,
  step: Parameters<Ask>[0],
  choices: object,
  cashOut: Parameters<Ask>[0],
) {
  const after = (await ask(step, { ...at(round, requestId), ...choices })) as StepRound
  return playedOf(after.state === 'OPEN' ? ((await ask(cashOut, at(after, requestId))) as StepRound) : after)
}

/** A round of a slot, with its free games. A spin whose wallet has not answered yet is asked for again, under its own name. */
export async function spinToEnd(ask: Ask, requestId: string): Promise<Played> {
  const { limits } = (await ask(slotEndpoints.slotState, {})) as { limits: { stakes: number[] } }
  const stake = limits.stakes.find((one) => one >= STAKE)!
  for (let spin = 0; ;) {
    const { round } = (await ask(slotEndpoints.spin, { requestId: `${requestId}-${spin}`, stake })) as Spun
    if (round.state === 'CLOSED') return { kind: 'spins', id: round.id, stake: round.stake, payout: round.won }
    if (round.state === 'FREE_GAMES') spin += 1
  }
}

export function createPlays(site: Site, asMember: Ask): readonly Play[] {
  const originals = instantOriginals.map(({ code, endpoints }): Play => {
    const ask = createPlayer(site, asMember, nodeOf(code))
    return async (requestId) => playedOf((await ask(endpoints.bet, { requestId, ...aBet(code, STAKE) })) as Round)
  })
  const atMines = createPlayer(site, asMember, nodeOf('mines'))
  const mines: Play = async (requestId) => {
    const round = (await atMines(minesEndpoints.bet, { requestId, stake: STAKE, mines: 3 })) as StepRound
    const tile = Math.floor(Math.random() * TILES)
    return throughSteps(atMines, requestId, round, minesEndpoints.reveal, { tile }, minesEndpoints.cashOut)
  }
  const atHiLo = createPlayer(site, asMember, nodeOf('hilo'))
  const hiLo: Play = async (requestId) => {
    const round = (await atHiLo(hiLoEndpoints.bet, { requestId, stake: STAKE, startCard: '7D' })) as StepRound
    return throughSteps(atHiLo, requestId, round, hiLoEndpoints.guess, { guess: 'higher' }, hiLoEndpoints.cashOut)
  }
  const slots = SLOTS.map(({ gameCode }): Play => {
    const ask = createSlotPlayer(site, asMember, { nodeId: nodeOf(gameCode), gameCode })
    return (requestId) => spinToEnd(ask, requestId)
  })
  return [...originals, mines, hiLo, ...slots]
}
