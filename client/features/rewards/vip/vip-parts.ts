/** Derives what the page shows from the ranks: the next one, the gap to it, and the highest benefits. */
import type { GameCategory } from '#contract/game-category.ts'
import { RANK_TEMPLATES, type RankTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { Rank, RankStanding } from '#contract/rewards/vip/vip.ts'

export const rankAt = (ranks: readonly Rank[], level: number | null): Rank | undefined =>
  ranks.find((rank) => rank.level === level)

export type RankPlace = 'passed' | 'own' | 'locked'
/** A rank's position relative to the member's own; undefined for a guest. */
export function placeOf({ level }: Rank, standing: RankStanding | null): RankPlace | undefined {
  if (!standing) return undefined
  if (level === standing.level) return 'own'
  return level < standing.level ? 'passed' : 'locked'
}

const STEPS = 1_000n
/** The finished fraction of a requirement, from 0 to 1. */
export const shareOf = (done: bigint, required: bigint): number =>
  done >= required ? 1 : Number((done * STEPS) / required) / Number(STEPS)

const gap = (done: bigint, required: bigint) => (done >= required ? 0n : required - done)
/** The gap to a rank's monthly thresholds. */
export const gapTo = ({ minDeposit, minTurnover }: Rank, { deposited, turnover }: RankStanding) => ({
  deposit: gap(deposited, minDeposit),
  turnover: gap(turnover, minTurnover),
})

const AMOUNT = { RANK_UP: 'upgradeBonus', RANK_SALARY: 'salary', BIRTHDAY: 'birthdayGift' } as const
type AmountTemplate = keyof typeof AMOUNT
export const amountOf = (rank: Rank, template: AmountTemplate): bigint => rank[AMOUNT[template]]

export interface Gift {
  template: RankTemplate
  most: bigint | undefined
}
/** The highest gift of any rank, by template, without templates that no rank gives. A rebate is a rate, and has no amount. */
export function gifts(ranks: readonly Rank[]): Gift[] {
  const mostOf = (template: AmountTemplate) =>
    ranks.reduce((most, rank) => (amountOf(rank, template) > most ? amountOf(rank, template) : most), 0n)
  return RANK_TEMPLATES.flatMap((template): Gift[] => {
    if (template === 'REBATE') return ranks.some(({ rebates }) => rebates.length > 0) ? [{ template, most: undefined }] : []
    const most = mostOf(template)
    return most > 0n ? [{ template, most }] : []
  })
}

export interface RebateRow {
  category: GameCategory
  own: number | undefined
  next: number | undefined
}
/** The rates of two ranks next to each other, for every kind of game with a rate. */
export function rebateRows(own: Rank, next: Rank | undefined): RebateRow[] {
  const rateOf = (rank: Rank | undefined, category: GameCategory) =>
    rank?.rebates.find((rebate) => rebate.category === category)?.rate
  const categories = new Set([...own.rebates, ...(next?.rebates ?? [])].map(({ category }) => category))
  return [...categories].map((category) => ({ category, own: rateOf(own, category), next: rateOf(next, category) }))
}

const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24
/** Time left: whole days, or hours on the last day; at least one hour, because the moment has not come yet. */
export function timeLeft(until: number, now: number): { unit: 'day' | 'hour'; count: number } {
  const hours = Math.max(1, Math.ceil((until - now) / HOUR_MS))
  return hours > HOURS_A_DAY ? { unit: 'day', count: Math.ceil(hours / HOURS_A_DAY) } : { unit: 'hour', count: hours }
}
