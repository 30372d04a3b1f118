/** Where a member stands with a campaign: what is due, and how far the rest is. Pure. */
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { GameCategory } from '#contract/game-category.ts'
import { shareOfAmount } from '#contract/currency.ts'
import { INVITE_RULE } from './invite-rule.ts'
import { RANK_RULES } from './rank-rules.ts'
import { REFERRAL_RULE } from './referral-rule.ts'
import type { Campaign } from './reward-campaign.ts'
import { ONCE, partOf, periodAt, type Window } from './reward-period.ts'
import { SPIN_RULE } from './spin-rule.ts'
import {
  type AskedSum,
  type Due,
  type Facts,
  type Frame,
  hasTicket,
  isRunning,
  NONE,
  type Rule,
  type Standing,
} from './reward-rule.ts'

const DAY_MS = 86_400_000
/** Days to claim the app bonus, once the app has been opened. */
const APP_DAYS = 30

/** Asks for the bets of the current period, or of one `back` periods earlier, while the campaign ran. */
const asked = (
  { period, categories }: { period: 'DAY' | 'WEEK'; categories: GameCategory[] },
  frame: Frame,
  { now, zone }: Pick<Facts, 'now' | 'zone'>,
  back: number,
): AskedSum[] => {
  const part = partOf(periodAt(period, now, zone, back), frame)
  return part ? [{ ...part, categories }] : []
}

/** Never due by itself: a code is entered, points are exchanged, an envelope is caught. */
const NEVER_DUE = {
  stand: (_options: unknown, { now }: Pick<Facts, 'now'>, campaign: Frame): Standing => ({
    due: [],
    progress: { ...NONE, current: ONCE, endsAt: campaign.endsAt },
    isOpen: isRunning(campaign, now),
  }),
}

const RULES: { readonly [T in RewardTemplate]: Rule<T> } = {
  ...RANK_RULES,
  REFERRAL: REFERRAL_RULE,
  INVITE: INVITE_RULE,
  CODE: NEVER_DUE,
  POINTS: NEVER_DUE,
  RAIN: NEVER_DUE,
  SPIN: SPIN_RULE,
  /** Its tickets are issued when a period is closed (features/rewards/leaderboard). */
  LEADERBOARD: {
    stand({ period }, { now, zone }, campaign) {
      const own = periodAt(period, now, zone)
      return {
        due: [],
        progress: { ...NONE, period, current: own.key, endsAt: own.until },
        isOpen: isRunning(campaign, now),
      }
    },
  },
  /** Its tickets are issued when bets are drawn (features/rewards/lucky-bet). */
  LUCKY_BET: NEVER_DUE,
  /** Its tickets are issued when operators give it (features/back-office/reward-grant). */
  GIFT: {
    stand: (_options, { now, tickets: [newest] }, campaign) => ({
      due: [],
      progress: { ...NONE, current: newest?.period ?? ONCE, endsAt: campaign.endsAt },
      isOpen: isRunning(campaign, now),
    }),
  },
  APP_DOWNLOAD: {
    stand({ amount }, { now }, campaign) {
      const isOpen = isRunning(campaign, now)
      const end = new Date(now.getTime() + APP_DAYS * DAY_MS)
      const expiresAt = campaign.endsAt !== null && campaign.endsAt < end ? campaign.endsAt : end
      return {
        due: isOpen ? [{ period: ONCE, step: 0, amount, since: now, expiresAt }] : [],
        progress: { ...NONE, current: ONCE, endsAt: campaign.endsAt },
        isOpen,
      }
    },
  },
  REGISTER: {
    stand({ amount, days }, { now, person: { registeredAt } }, campaign) {
      const expiresAt = new Date(registeredAt.getTime() + days * DAY_MS)
      const isOpen = isRunning(campaign, now) && now < expiresAt
      return {
        due: isOpen ? [{ period: ONCE, step: 0, amount, since: registeredAt, expiresAt }] : [],
        progress: { ...NONE, current: ONCE, endsAt: expiresAt },
        isOpen,
      }
    },
  },

  SIGN_IN: {
    stand({ amounts }, { now, zone, tickets }, campaign) {
      const today = periodAt('DAY', now, zone)
      const claimed = (key: string) => tickets.find(({ period, state }) => period === key && state === 'CLAIMED')
      const [before, own] = [claimed(periodAt('DAY', now, zone, 1).key), claimed(today.key)]
      const step = before ? (before.step + 1) % amounts.length : 0
      const isOpen = isRunning(campaign, now)
      return {
        due: isOpen ? [{ period: today.key, step, amount: amounts[step]!, since: today.from, expiresAt: today.until }] : [],
        progress: {
          ...NONE,
          streak: { done: own ? own.step + 1 : step, amounts },
          period: 'DAY',
          current: today.key,
          endsAt: today.until,
        },
        isOpen,
      }
    },
  },

  TURNOVER: {
    asks: (options, campaign, facts) => [...asked(options, campaign, facts, 0), ...asked(options, campaign, facts, 1)],
    stand(options, { now, zone, tickets, sumOf }, campaign) {
      const { amount, period, turnover: required, categories } = options
      const [own, before] = [periodAt(period, now, zone), periodAt(period, now, zone, 1)]
      const playedIn = (window: Window): bigint => {
        const part = partOf(window, campaign)
        return part ? sumOf({ ...part, categories }).turnover : 0n
      }
      const reached = (window: Window, expiresAt: Date): Due[] =>
        !hasTicket(tickets, window.key) && playedIn(window) >= required
          ? [{ period: window.key, step: 0, amount, since: window.from, expiresAt }]
          : []
      const next = periodAt(period, own.until, zone)
      return {
        due: [...reached(before, own.until), ...reached(own, next.until)],
        progress: {
          ...NONE,
          turnover: { done: playedIn(own), required, categories },
          period,
          current: own.key,
          endsAt: own.until,
        },
        isOpen: isRunning(campaign, now),
      }
    },
  },

  RESCUE: {
    asks: (options, campaign, facts) => {
      const [before] = asked(options, campaign, facts, 1)
      return before && !hasTicket(facts.tickets, before.key) ? [before] : []
    },
    stand(options, { now, zone, step, tickets, sumOf }, campaign) {
      const { amount: most, period, rate, minLoss, turnoverTimes, categories } = options
      const [own, last] = [periodAt(period, now, zone), periodAt(period, now, zone, 1)]
      const before = partOf(last, campaign)
      const dueFor = (window: Window): Due[] => {
        if (hasTicket(tickets, window.key)) return []
        const { turnover, ownResult, openRounds } = sumOf({ ...window, categories })
        const loss = -ownResult
        if (openRounds > 0 || loss < minLoss || turnover < loss * BigInt(turnoverTimes)) return []
        const share = shareOfAmount(loss, rate, step)
        const amount = share < most ? share : most
        return amount > 0n ? [{ period: window.key, step: 0, amount, since: window.from, expiresAt: own.until }] : []
      }
      return {
        due: before ? dueFor(before) : [],
        progress: {
          ...NONE,
          rescue: { rate, minLoss, turnoverTimes, categories },
          period,
          current: last.key,
          endsAt: own.until,
        },
        isOpen: isRunning(campaign, now),
      }
    },
  },
}
const ruleOf = <T extends RewardTemplate>(template: T): Rule<T> => RULES[template]

export const sumsAsked = (campaign: Campaign, facts: Pick<Facts, 'now' | 'zone' | 'tickets'>): AskedSum[] =>
  ruleOf(campaign.rule.template).asks?.(campaign.rule.options as never, campaign, facts) ?? []

export const standingOf = (campaign: Campaign, facts: Facts): Standing =>
  ruleOf(campaign.rule.template).stand(campaign.rule.options as never, facts, campaign)
