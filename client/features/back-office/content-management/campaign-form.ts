/** Converts a bonus campaign between its form, where rates are per cent, and the wire, where they are parts per million. */
import {
  contributionOf,
  DEFAULT_MAX_ODDS,
  DEFAULT_MAX_STAKE_RATE,
  DEFAULT_MIN_ODDS,
  ODDS_SCALE,
} from '#contract/money/turnover/bonus-terms.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import type { CampaignBody, ManagedCampaign } from '#contract/back-office/content-management/content-management-campaign.ts'
import { LANGUAGES, type Language } from '#client/lib/languages.ts'
import { amountText, readAmount, readFigure, readPercent, typedText } from '#client/lib/typed-amount.ts'

interface Words {
  title: string
  note: string
}
export interface CampaignValues extends Pick<CampaignBody, 'isFirstOnly' | 'isEnabled' | 'period' | 'onWithdrawal'> {
  /** As `50` or `12.5`. */
  percent: string
  minDeposit: string
  maxBonus: string
  turnoverTimes: string
  /** Of the bonus, as `10`. */
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
  budget: string
  sortIndex: string
  startAt: string
  /** Empty = no end. */
  endAt: string
  texts: Record<Language, Words>
}

const PPM_A_PERCENT = 10_000n
const NO_WORDS: Words = { title: '', note: '' }
export const isWritten = ({ title, note }: Words): boolean => `${title}${note}`.trim() !== ''

/** 125_000 → `12.5`: one per cent is 10 000 parts per million, and one unit of money is 10 000 parts too. */
export const percentOf = (partsPerMillion: number): string => typedText(BigInt(partsPerMillion))
const MOST_RATE = 1_000n * PPM_A_PERCENT
export const readBonusRate = (percent: string) => readPercent(percent, MOST_RATE)
/** Undefined unless it is a positive rate. */
export function partsOf(percent: string): number | undefined {
  const parts = readBonusRate(percent).value
  return parts !== undefined && parts > 0n && parts <= MOST_RATE ? Number(parts) : undefined
}

const MILLION = 1_000_000
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
const maxStakeOf = ({ maxStake }: CampaignValues) => (maxStake.trim() === '' ? null : amountText(maxStake))
const perCategory = <T>(value: (category: GameCategory) => T) =>
  Object.fromEntries(GAME_CATEGORIES.map((category) => [category, value(category)])) as Record<GameCategory, T>

export function campaignValues(stored: ManagedCampaign | undefined, now: string, sortIndex: number): CampaignValues {
  const body = stored?.body
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, body?.texts[language] ?? NO_WORDS]))
  return {
    isFirstOnly: body?.isFirstOnly ?? false,
    isEnabled: body?.isEnabled ?? true,
    percent: body ? percentOf(body.bonusRate) : '',
    minDeposit: body ? typedText(body.minDeposit) : '0',
    maxBonus: body ? typedText(body.maxBonus) : '',
    turnoverTimes: String(body?.turnoverTimes ?? 5),
    stakePercent: percentOf(body?.maxStakeRate ?? DEFAULT_MAX_STAKE_RATE),
    maxStake: body?.maxStake ? typedText(body.maxStake) : '',
    minOdds: typedText(BigInt(body?.minOdds ?? DEFAULT_MIN_ODDS)),
    maxOdds: typedText(BigInt(body?.maxOdds ?? DEFAULT_MAX_ODDS)),
    counts: perCategory((category) => percentOf(contributionOf(body?.contribution ?? {}, category))),
    maxRelease: String(body?.maxRelease ?? 1),
    validDays: String(body?.validDays ?? 30),
    budget: body ? typedText(body.budget) : '',
    period: body?.period ?? 'DEPOSIT',
    onWithdrawal: body?.onWithdrawal ?? 'REFUSED',
    sortIndex: String(body?.sortIndex ?? sortIndex),
    startAt: body?.startAt ?? now,
    endAt: body?.endAt ?? '',
    texts: texts as Record<Language, Words>,
  }
}

/** The terms that decide what a claim costs; undefined while one of them is invalid. */
export function termsToBody(values: CampaignValues) {
  const [bonusRate, maxStakeRate] = [partsOf(values.percent), shareOf(values.stakePercent)]
  const [minOdds, maxOdds] = [oddsOf(values.minOdds), oddsOf(values.maxOdds)]
  const contribution = perCategory((category) => shareOf(values.counts[category]))
  const amounts = [values.minDeposit, values.maxBonus, values.maxStake.trim() || '1'].map((typed) => readAmount(typed).value)
  const wholes = [values.turnoverTimes, values.maxRelease].every((typed) => /^\d{1,3}$/.test(typed.trim()))
  const isRead =
    bonusRate !== undefined && maxStakeRate && minOdds !== undefined && maxOdds !== undefined && minOdds <= maxOdds && wholes
  if (!isRead || amounts.includes(undefined) || Object.values(contribution).includes(undefined)) return undefined
  return {
    bonusRate,
    maxStakeRate,
    minOdds,
    maxOdds,
    contribution: contribution as Record<GameCategory, number>,
    minDeposit: amountText(values.minDeposit),
    maxBonus: amountText(values.maxBonus),
    maxStake: maxStakeOf(values),
    turnoverTimes: values.turnoverTimes.trim(),
    maxRelease: values.maxRelease.trim(),
  }
}

export function campaignToBody(values: CampaignValues) {
  const { percent, stakePercent, counts, texts, endAt, ...rest } = values
  return {
    ...rest,
    bonusRate: partsOf(percent) ?? 0,
    maxStakeRate: shareOf(stakePercent) ?? MILLION,
    minOdds: oddsOf(values.minOdds) ?? ODDS_SCALE,
    maxOdds: oddsOf(values.maxOdds) ?? ODDS_SCALE,
    contribution: perCategory((category) => shareOf(counts[category]) ?? 0),
    minDeposit: amountText(values.minDeposit),
    maxBonus: amountText(values.maxBonus),
    maxStake: maxStakeOf(values),
    budget: amountText(values.budget),
    endAt: endAt || null,
    texts: Object.fromEntries(Object.entries(texts).filter(([, words]) => isWritten(words))),
  }
}
