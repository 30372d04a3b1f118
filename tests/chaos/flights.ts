/** Members who bet on the shared rounds of Crash, one round after another, each with an automatic cash-out: none is ever returned. */
import { setTimeout as delay } from 'node:timers/promises'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import { type Ask, createPlayer, Refused, type Site } from './clients.ts'
import { nodeOf } from './house.ts'

export interface Flight {
  id: string
  stake: number
  payout: number
}
interface Bet {
  bet: string
  stake: number
  payout: number
}

const STAKE = 1
/** Hundredths. */
const CASH_OUT = 150
const LOOK_MS = 250

/** The round was closed meanwhile: nothing was bet. */
const TOO_LATE = ['game.round.over', 'game.round.open', 'no.data']

export function createPilot(site: Site, asMember: Ask): (name: string) => Promise<Flight> {
  const ask = createPlayer(site, asMember, nodeOf('crash'))

  async function place(name: string): Promise<Bet> {
    for (let attempt = 0; ; attempt++) {
      const { round } = (await ask(crashEndpoints.table, {})) as { round: { round: string; phase: string } | null }
      if (round?.phase === 'BETTING') {
        const placed = { requestId: `${name}-${attempt}`, round: round.round, stake: STAKE, autoCashOut: CASH_OUT }
        try {
          return (await ask(crashEndpoints.bet, placed)) as Bet
        } catch (error) {
          if (!(error instanceof Refused) || !TOO_LATE.includes(error.code)) throw error
        }
      }
      await delay(LOOK_MS)
    }
  }

  return async (name) => {
    const { bet: id, stake } = await place(name)
    for (;;) {
      const { list } = (await ask(crashEndpoints.history, {})) as { list: Bet[] }
      const ended = list.find(({ bet }) => bet === id)
      if (ended) return { id, stake, payout: ended.payout }
      await delay(LOOK_MS)
    }
  }
}
