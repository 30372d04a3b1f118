/** Converts a bonus's terms of play between a form, where shares are per cent, and the wire, where they are parts per million. */
import {
  type BonusContribution,
  contributionOf,
  DEFAULT_MAX_ODDS,
  DEFAULT_MAX_STAKE_RATE,
  DEFAULT_MIN_ODDS,
  ODDS_SCALE,
  type OnWithdrawal,
} from '#contract/money/turnover/bonus-terms.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { amountText, readAmount, readFigure, readPercent, typedText } from '#client/lib/typed-amount.ts'

export interface PlayValues {
  /** Per cent of the bonus, as `10`. */
  stakePercent: string
  /** Empty = five times the table's minimum. */
  maxStake: string
  /** As `1.2`. */
  minOdds: string
  maxOdds: string
  /** Per cent by kind of game. */
  counts: Record<GameCategory, string>
  maxRelease: string
  validDays: string
  onWithdrawal: OnWithdrawal
}
interface StoredTerms {
  maxStakeRate: number
  maxStake: bigint | null
  minOdds: number
  maxOdds: number
  contribution: BonusContribution
  maxRelease: number
  validDays: number
  onWithdrawal: OnWithdrawal
}

const PPM_A_PERCENT = 10_000n
/** 125_000 → `12.5`: one per cent is 10 000 parts per million, and one unit of money is 10 000 parts too. */
export const percentOf = (partsPerMillion: number): string => typedText(BigInt(partsPerMillion))

const WHOLE_PERCENT = 100n * PPM_A_PERCENT
export const readShare = (percent: string) => readPercent(percent, WHOLE_PERCENT)
/** 0 to 100 per cent; undefined otherwise. */
export function shareOf(percent: string): number | undefined {
  const parts = readShare(percent).value
  return parts !== undefined && parts <= WHOLE_PERCENT ? Number(parts) : undefined
}
const MOST_ODDS = 1_000n * BigInt(ODDS_SCALE)
export const readOdds = (typed: string) => readFigure(typed, { decimals: 4, unit: 'figure', most: MOST_ODDS })
/** `1.2` → 12 000: odds have 10 000 parts, like a unit of money. */
export function oddsOf(typed: string): number | undefined {
  const parts = readOdds(typed).value
  return parts !== undefined && parts >= BigInt(ODDS_SCALE) && parts <= MOST_ODDS ? Number(parts) : undefined
}
const perCategory = <T>(value: (category: GameCategory) => T) =>
  Object.fromEntries(GAME_CATEGORIES.map((category) => [category, value(category)])) as Record<GameCategory, T>

/** Undefined = a new one. */
export const playValues = (stored: StoredTerms | undefined): PlayValues => ({
  stakePercent: percentOf(stored?.maxStakeRate ?? DEFAULT_MAX_STAKE_RATE),
  maxStake: stored?.maxStake ? typedText(stored.maxStake) : '',
  minOdds: typedText(BigInt(stored?.minOdds ?? DEFAULT_MIN_ODDS)),
  maxOdds: typedText(BigInt(stored?.maxOdds ?? DEFAULT_MAX_ODDS)),
  counts: perCategory((category) => percentOf(contributionOf(stored?.contribution ?? {}, category))),
  maxRelease: String(stored?.maxRelease ?? 1),
  validDays: String(stored?.validDays ?? 30),
  onWithdrawal: stored?.onWithdrawal ?? 'REFUSED',
})

/** The terms that decide what a claim costs; undefined while one of them is invalid. */
export function playToBody(values: PlayValues) {
  const maxStakeRate = shareOf(values.stakePercent)
  const [minOdds, maxOdds] = [oddsOf(values.minOdds), oddsOf(values.maxOdds)]
  const contribution = perCategory((category) => shareOf(values.counts[category]))
  const isOpen = values.maxStake.trim() === ''
  const isRead = maxStakeRate && minOdds !== undefined && maxOdds !== undefined && minOdds <= maxOdds
  if (!isRead || !(isOpen || readAmount(values.maxStake).value) || !/^\d{1,3}$/.test(values.maxRelease.trim())) return undefined
  if (Object.values(contribution).includes(undefined)) return undefined
  return {
    maxStakeRate,
    minOdds,
    maxOdds,
    contribution: contribution as Record<GameCategory, number>,
    maxStake: isOpen ? null : amountText(values.maxStake),
    maxRelease: values.maxRelease.trim(),
  }
}
