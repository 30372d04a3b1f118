/** When spins of a wheel or of reels are owed. Pure. */
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { periodAt, partOf, type Window } from './reward-period.ts'
import { type Due, type Facts, isRunning, NONE, type Rule } from './reward-rule.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

export const SPIN_RULE: Rule<'SPIN'> = {
  asks({ bets }, campaign, { now, zone }) {
    if (!bets) return []
    return [0, 1].flatMap((back) => {
      const part = partOf(periodAt('DAY', now, zone, back), campaign)
      return part ? [{ ...part, categories: bets.categories }] : []
    })
  },

  /** Spins for bets last until the end of the next day, free ones only for their day. */
  stand({ prizes, free, bets }, { now, zone, sumOf }: Facts, campaign) {
    const [own, before] = [periodAt('DAY', now, zone), periodAt('DAY', now, zone, 1)]
    const next = periodAt('DAY', own.until, zone)
    const isOpen = isRunning(campaign, now)
    const spin = (window: Window, name: string, expiresAt: Date): Due => ({
      period: `${window.key} ${name}`,
      step: 0,
      // The most it can be: the prize is drawn with the ticket.
      amount: topPrize(prizes),
      since: window.from,
      expiresAt,
    })
    const playedIn = (window: Window): bigint => {
      const part = bets && partOf(window, campaign)
      return part ? sumOf({ ...part, categories: bets.categories }).turnover : 0n
    }
    const earnedIn = (window: Window): number => {
      if (!bets) return 0
      const reached = playedIn(window) / bets.each
      return reached < BigInt(bets.most) ? Number(reached) : bets.most
    }
    const earned = earnedIn(own)
    const isMore = bets !== null && earned < bets.most
    const last = bets ? `bet ${Math.min(earned + 1, bets.most)}` : `free ${free}`
    return {
      due: [
        ...numbers(earnedIn(before)).map((number) => spin(before, `bet ${number}`, own.until)),
        ...(isOpen ? numbers(free) : []).map((number) => spin(own, `free ${number}`, own.until)),
        ...numbers(earned).map((number) => spin(own, `bet ${number}`, next.until)),
      ],
      progress: {
        ...NONE,
        turnover: isMore
          ? { done: playedIn(own) - bets.each * BigInt(earned), required: bets.each, categories: bets.categories }
          : null,
        period: 'DAY',
        current: `${own.key} ${last}`,
        endsAt: own.until,
        earnedSpins: earned,
      },
      isOpen,
    }
  },
}
