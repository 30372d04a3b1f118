/** What is owed for ranks, and when: the templates of the VIP room. Pure. */
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import type { RankTemplate, RebateRates } from '#contract/rewards/reward/reward-template.ts'
import { businessDay, dayStart, instantAt } from '#server/platform/business-day.ts'
import { addDays, isDay } from '#server/platform/calendar-day.ts'
import { lesserOf, wholeSteps } from '#server/platform/money-rounding.ts'
import { levelAt, ratesAt, reachedAt } from './rank-facts.ts'
import { monthAt, partOf, periodAt, type Window } from './reward-period.ts'
import { type Due, type Facts, hasTicket, isRunning, NONE, type Rule } from './reward-rule.ts'

const DAY_MS = 86_400_000
const MILLION = 1_000_000n
/** How many past periods a rebate can still be paid for, in case payment was interrupted. */
const REBATE_PERIODS = { DAY: 3, WEEK: 1 } as const
const YEAR_LENGTH = 4

/** 1 is the last period. */
const back = (period: keyof typeof REBATE_PERIODS): number[] =>
  Array.from({ length: REBATE_PERIODS[period] }, (_, index) => index + 1)

const rankPeriod = (level: number) => `rank${level}`
const amountAt = (amounts: readonly bigint[], level: number): bigint => amounts[level - 1] ?? 0n

/** The amount of a rank, or of the first above it that has one. */
function nextFrom(amounts: readonly bigint[], level: number): { amount: bigint; level: number } | undefined {
  for (let at = level; at <= amounts.length; at += 1) {
    const amount = amountAt(amounts, at)
    if (amount > 0n) return { amount, level: at }
  }
  return undefined
}

/** The day of a birthday in a year; 29 February becomes 1 March if the year has none. */
const birthdayIn = (birthday: string, year: number): string => {
  const day = `${year}${birthday.slice(YEAR_LENGTH)}`
  return isDay(day) ? day : `${year}-03-01`
}

/** The rebate on the bets of a window at these rates, less the rates that the member's line pays. */
function rebateOf(rates: RebateRates, window: Window, { sumOf, person: { ownRates }, step }: Facts) {
  let [total, isOpen] = [0n, false]
  for (const category of GAME_CATEGORIES) {
    const rate = (rates[category] ?? 0) - (ownRates[category] ?? 0)
    if (rate <= 0) continue
    const { ownTurnover, openRounds } = sumOf({ ...window, categories: [category] })
    total += ownTurnover * BigInt(rate)
    isOpen ||= openRounds > 0
  }
  return { amount: wholeSteps(total / MILLION, step), isOpen }
}
const ratedKinds = (rates: readonly RebateRates[]): GameCategory[] =>
  GAME_CATEGORIES.filter((category) => rates.some((of) => (of[category] ?? 0) > 0))

export const RANK_RULES: { readonly [T in RankTemplate]: Rule<T> } = {
  RANK_UP: {
    stand({ amounts, days }, { now, rank, zone }, campaign) {
      const due = amounts.flatMap((amount, index): Due[] => {
        const level = index + 1
        const since = level > 1 ? reachedAt(rank, level) : undefined
        if (amount === 0n || !since || !isRunning(campaign, since)) return []
        const expiresAt = new Date(since.getTime() + days * DAY_MS)
        return now < expiresAt ? [{ period: rankPeriod(level), step: level, amount, since, expiresAt }] : []
      })
      const next = nextFrom(amounts, rank.level + 1)
      return {
        due,
        progress: { ...NONE, current: rankPeriod(rank.level), endsAt: monthAt(now, zone).until, next },
        isOpen: isRunning(campaign, now) && next !== undefined,
      }
    },
  },

  RANK_SALARY: {
    stand({ amounts }, { now, rank, zone }, campaign) {
      const month = monthAt(now, zone)
      const level = levelAt(rank, month.from)
      const amount = amountAt(amounts, level)
      const isOwed = amount > 0n && isRunning(campaign, now) && campaign.startsAt <= month.from
      const next = nextFrom(amounts, rank.level)
      return {
        due: isOwed ? [{ period: month.key, step: level, amount, since: month.from, expiresAt: month.until }] : [],
        progress: { ...NONE, current: month.key, endsAt: month.until, next },
        isOpen: isRunning(campaign, now) && next !== undefined,
      }
    },
  },

  BIRTHDAY: {
    stand({ amounts, days }, { now, rank, zone, person: { birthday } }, campaign) {
      const isOpen = isRunning(campaign, now)
      const year = Number(businessDay(now, zone).slice(0, YEAR_LENGTH))
      const gift = (of: number, level: number, since: Date, expiresAt: Date): Due[] => {
        const amount = amountAt(amounts, level)
        return isOpen && amount > 0n ? [{ period: String(of), step: level, amount, since, expiresAt }] : []
      }
      const next = nextFrom(amounts, rank.level)
      const progress = { ...NONE, current: String(year), next }
      if (birthday === null) {
        const endsAt = dayStart(`${year + 1}-01-01`, zone)
        return {
          due: gift(year, rank.level, now, endsAt),
          progress: { ...progress, endsAt },
          isOpen: isOpen && next !== undefined,
        }
      }
      const dayIn = (of: number) => birthdayIn(birthday, of)
      const due = [year - 1, year].flatMap((of) => {
        const [from, until] = [dayStart(dayIn(of), zone), dayStart(addDays(dayIn(of), days), zone)]
        return from <= now && now < until ? gift(of, levelAt(rank, from), from, until) : []
      })
      const ahead = [year, year + 1].map((of) => dayStart(dayIn(of), zone)).find((from) => from > now)!
      const current = due[0]?.period ?? String(year)
      return { due, progress: { ...progress, current, endsAt: ahead }, isOpen: isOpen && next !== undefined }
    },
  },

  REBATE: {
    asks({ period, rates }, campaign, { now, zone, tickets }) {
      const windows = [0, ...back(period)].map((count) => periodAt(period, now, zone, count))
      return windows.flatMap((window) => {
        const part = hasTicket(tickets, window.key) ? undefined : partOf(window, campaign)
        return part ? ratedKinds(rates).map((category) => ({ ...part, categories: [category] })) : []
      })
    },
    stand({ amount: most, period, rates, payHour }, facts, campaign) {
      const { now, zone, tickets, rank } = facts
      const [own, last] = [periodAt(period, now, zone), periodAt(period, now, zone, 1)]
      const ratesOf = ({ until }: Window) => ratesAt(rates, levelAt(rank, new Date(until.getTime() - 1)) - 1)
      const paidFrom = ({ until }: Window): Date =>
        payHour === null
          ? until
          : (instantAt(`${businessDay(until, zone)} ${String(payHour).padStart(2, '0')}:00:00`, zone) ?? until)
      const earned = (window: Window) => {
        const part = hasTicket(tickets, window.key) ? undefined : partOf(window, campaign)
        const { amount, isOpen } = part ? rebateOf(ratesOf(window), part, facts) : { amount: 0n, isOpen: false }
        return { amount: lesserOf(amount, most), isOpen }
      }
      const due = back(period).flatMap((count): Due[] => {
        const window = periodAt(period, now, zone, count)
        const { amount, isOpen } = earned(window)
        if (amount === 0n || isOpen || now < paidFrom(window)) return []
        const expiresAt = periodAt(period, window.from, zone, -REBATE_PERIODS[period]).until
        return [
          {
            period: window.key,
            step: levelAt(rank, new Date(window.until.getTime() - 1)),
            amount,
            since: window.from,
            expiresAt,
          },
        ]
      })
      // Until the hour of payment, the amount of the last period comes next.
      const coming = now < paidFrom(last) ? last : own
      return {
        due,
        progress: {
          ...NONE,
          period,
          current: last.key,
          endsAt: paidFrom(coming),
          next: { amount: earned(coming).amount, level: rank.level },
        },
        isOpen: isRunning(campaign, now),
      }
    },
  },
}
