/** Members at the originals, each with a plan: whatever has no answer is sent again, and what was answered is kept for the end. */
import { setTimeout as delay } from 'node:timers/promises'
import { RECORDED } from '#contract/play/bet-record/round-detail.ts'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import type { CrashPhase } from '#contract/play/crash/crash.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { hiLoEndpoints } from '#contract/play/originals/hilo.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { instantOriginals } from '#contract/play/originals/registry.ts'
import { aBet } from '#tests/support/bets.ts'
import { type Ask, createPlayer, Refused, type Site } from './clients.ts'
import { nodeOf } from './house.ts'
import type { InstantPlan, MemberPlan, SharedPlan, StepPlan } from './round-plans.ts'

/** A round that has ended, in units. A stake that went back counts as none. */
export interface Ended {
  id: string
  stake: number
  payout: number
}
interface InstantRound {
  roundId: string
  payout: number
}
export interface StepRound extends InstantRound {
  state: 'OPEN' | 'WON' | 'LOST' | 'RETURNED'
  steps: number
  stake: number
}
interface SharedRound {
  round: string
  phase: CrashPhase
  isSettled: boolean
}
interface SharedBet {
  bet: string
  round: string
  state: StepRound['state']
  stake: number
  payout: number
}

const LOOK_MS = 20
/** The round was closed meanwhile: nothing was bet. */
const TOO_LATE = ['game.round.over', 'no.data']
/** It has ended, or has hardly begun. */
const NO_CASH_OUT = ['game.round.over', 'game.step.invalid']

const endOf = ({ roundId, state, stake, payout }: StepRound): Ended => ({
  id: roundId,
  stake: state === 'RETURNED' ? 0 : stake,
  payout,
})

/** Watches the shared round for all who bet on it. */
export function watchCrash(site: Site, asMember: Ask, isOver: () => boolean) {
  const ask = createPlayer(site, asMember, nodeOf('crash'))
  let latest: SharedRound | undefined
  let waiting: (() => void)[] = []
  async function watch(): Promise<void> {
    while (!isOver()) {
      const { round } = (await ask(crashEndpoints.table, {})) as { round: SharedRound | null }
      latest = round ?? undefined
      for (const look of waiting.splice(0)) look()
      await delay(LOOK_MS)
    }
  }
  return {
    watching: watch(),
    async until(isWanted: (round: SharedRound) => boolean): Promise<SharedRound> {
      for (;;) {
        if (latest && isWanted(latest)) return latest
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}
export type CrashWatch = ReturnType<typeof watchCrash>

interface Seat {
  site: Site
  asMember: Ask
  plan: MemberPlan
  watch: CrashWatch
  /** Called with each round that was answered as ended. */
  onEnd: (round: Ended) => void
  /** A repeated bet had another answer than the first one. */
  onFault: (what: string) => void
}

export function createSeat({ site, asMember, plan: ofMember, watch, onEnd, onFault }: Seat) {
  const atGame = Object.fromEntries(Object.keys(RECORDED).map((code) => [code, createPlayer(site, asMember, nodeOf(code))]))

  async function playInstant({ code, requestId, stake, isRepeated }: InstantPlan): Promise<void> {
    const { endpoints } = instantOriginals.find((game) => game.code === code)!
    const bet = () => atGame[code]!(endpoints.bet, { requestId, ...aBet(code, stake) }) as Promise<InstantRound>
    const { roundId, payout } = await bet()
    onEnd({ id: roundId, stake, payout })
    if (!isRepeated) return
    const again = await bet()
    if (again.roundId !== roundId || again.payout !== payout) onFault(`${requestId} was round ${roundId}, then ${again.roundId}`)
  }

  const bodyOf = ({ code, requestId, stake, mines }: StepPlan) =>
    code === 'mines' ? { requestId, stake, mines } : { requestId, stake, startCard: '7D' }
  const callsOf = ({ code, tiles, guesses }: StepPlan) =>
    code === 'mines'
      ? { endpoints: minesEndpoints, step: minesEndpoints.reveal, choices: tiles.map((tile) => ({ tile })) }
      : { endpoints: hiLoEndpoints, step: hiLoEndpoints.guess, choices: guesses.map((guess) => ({ guess })) }
  const openRound = (plan: StepPlan) => atGame[plan.code]!(callsOf(plan).endpoints.bet, bodyOf(plan)) as Promise<StepRound>

  /** From the step at which it stands, to a lost one or the cash-out. */
  async function endRound(plan: StepPlan, from: StepRound): Promise<void> {
    const { endpoints, step, choices } = callsOf(plan)
    const at = ({ roundId, steps }: StepRound) => ({ requestId: `${plan.requestId}-${steps}`, roundId, step: steps })
    let round = from
    for (const choice of choices.slice(from.steps)) {
      if (round.state !== 'OPEN') break
      round = (await atGame[plan.code]!(step, { ...at(round), ...choice })) as StepRound
    }
    if (round.state === 'OPEN') round = (await atGame[plan.code]!(endpoints.cashOut, at(round))) as StepRound
    if (plan.isRepeated && (await openRound(plan)).roundId !== round.roundId) onFault(`${plan.requestId} began two rounds`)
    onEnd(endOf(round))
  }

  async function placeShared({ requestId, stake, autoCashOut }: SharedPlan) {
    for (let after = ''; ;) {
      const { round } = await watch.until((one) => one.phase === 'BETTING' && one.round !== after)
      const placed = { requestId: `${requestId}-${round}`, round, stake, autoCashOut }
      const bet = () => atGame.crash!(crashEndpoints.bet, placed) as Promise<SharedBet>
      try {
        return { bet, placed: await bet() }
      } catch (error) {
        if (!(error instanceof Refused) || !TOO_LATE.includes(error.code)) throw error
        after = round
      }
    }
  }
  async function cashOut(requestId: string, round: string): Promise<void> {
    await watch.until((one) => one.round !== round || one.phase !== 'BETTING')
    try {
      await atGame.crash!(crashEndpoints.cashOut, { requestId: `${requestId}-out`, round })
    } catch (error) {
      if (!(error instanceof Refused) || !NO_CASH_OUT.includes(error.code)) throw error
    }
  }
  async function playShared(plan: SharedPlan): Promise<void> {
    const { bet, placed } = await placeShared(plan)
    if (plan.autoCashOut === null) await cashOut(plan.requestId, placed.round)
    await watch.until((one) => one.round !== placed.round || one.isSettled)
    // The same bet again: answered as it has ended, and nothing more is staked.
    const { bet: id, state, stake, payout } = await bet()
    if (id !== placed.bet || state === 'OPEN') onFault(`${plan.requestId} was bet ${placed.bet}, then ${id}, ${state}`)
    onEnd({ id, stake: state === 'RETURNED' ? 0 : stake, payout })
  }

  const left = ofMember.rounds.filter((round) => round.kind === 'steps' && round.isLeft) as StepPlan[]

  return {
    /** All of the plan; rounds that are left stay open. */
    async play(): Promise<void> {
      const inTurn = async () => {
        for (const round of ofMember.rounds) {
          if (round.kind === 'instant') await playInstant(round)
          else if (round.isLeft) await openRound(round)
          else await endRound(round, await openRound(round))
        }
      }
      const shared = async () => {
        for (const round of ofMember.shared) await playShared(round)
      }
      await Promise.all([inTurn(), shared()])
    },
    /** Comes back to the rounds that were left, which their tables show, and ends them. */
    async resume(): Promise<void> {
      for (const round of left) {
        const { round: open } = (await atGame[round.code]!(callsOf(round).endpoints.table, {})) as { round: StepRound | null }
        if (open) await endRound(round, open)
        else onFault(`${round.requestId} was left open, and its table shows no round`)
      }
    },
    /** Reveals the seeds of all rounds. */
    reveal: () => atGame.dice!(fairnessEndpoints.rotate, {}),
  }
}
