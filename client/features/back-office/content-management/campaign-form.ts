/** Converts a bonus campaign between its form, where rates are per cent, and the wire, where they are parts per million. */
import type { CampaignBody, ManagedCampaign } from '#contract/back-office/content-management/content-management-campaign.ts'
import { LANGUAGES, type Language } from '#client/lib/languages.ts'
import { amountText, readAmount, readPercent, typedText } from '#client/lib/typed-amount.ts'
import { percentOf, playToBody, type PlayValues, playValues } from './play-terms.ts'

interface Words {
  title: string
  note: string
}
/** Shared by all kinds of campaign: texts, dates, order, and whether it is on. */
export interface CampaignFrame {
  texts: Record<Language, Words>
  startAt: string
  /** Empty = no end. */
  endAt: string
  sortIndex: string
  isEnabled: boolean
}
export interface CampaignValues
  extends CampaignFrame, PlayValues, Pick<CampaignBody, 'announcementId' | 'depositNumber' | 'period'> {
  /** As `50` or `12.5`. */
  percent: string
  minDeposit: string
  maxBonus: string
  turnoverTimes: string
  budget: string
}

export type SetCampaign = <K extends keyof CampaignValues>(name: K, value: CampaignValues[K]) => void

const PPM_A_PERCENT = 10_000n
const NO_WORDS: Words = { title: '', note: '' }
export const isWritten = ({ title, note }: Words): boolean => `${title}${note}`.trim() !== ''

const MOST_RATE = 1_000n * PPM_A_PERCENT
export const readBonusRate = (percent: string) => readPercent(percent, MOST_RATE)
/** Undefined unless it is a positive rate. */
export function partsOf(percent: string): number | undefined {
  const parts = readBonusRate(percent).value
  return parts !== undefined && parts > 0n && parts <= MOST_RATE ? Number(parts) : undefined
}

interface StoredFrame {
  texts: Partial<Record<Language, Words | undefined>>
  startAt: string
  endAt: string | null
  sortIndex: number
  isEnabled: boolean
}
/** Undefined = a new one, from `now` on. */
export const frameValues = (stored: StoredFrame | undefined, now: string, sortIndex: number): CampaignFrame => ({
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [language, stored?.texts[language] ?? NO_WORDS]),
  ) as CampaignFrame['texts'],
  startAt: stored?.startAt ?? now,
  endAt: stored?.endAt ?? '',
  sortIndex: String(stored?.sortIndex ?? sortIndex),
  isEnabled: stored?.isEnabled ?? true,
})
export const frameToBody = ({ texts, startAt, endAt, sortIndex, isEnabled }: CampaignFrame) => ({
  texts: Object.fromEntries(Object.entries(texts).filter(([, words]) => isWritten(words))),
  startAt,
  endAt: endAt || null,
  sortIndex,
  isEnabled,
})

export function campaignValues(stored: ManagedCampaign | undefined, now: string, sortIndex: number): CampaignValues {
  const body = stored?.body
  return {
    ...frameValues(body, now, sortIndex),
    ...playValues(body),
    announcementId: body?.announcementId ?? null,
    depositNumber: body?.depositNumber ?? 0,
    percent: body ? percentOf(body.bonusRate) : '',
    minDeposit: body ? typedText(body.minDeposit) : '0',
    maxBonus: body ? typedText(body.maxBonus) : '',
    turnoverTimes: String(body?.turnoverTimes ?? 5),
    budget: body ? typedText(body.budget) : '',
    period: body?.period ?? 'DEPOSIT',
  }
}

/** The terms that decide what a claim costs; undefined while one of them is invalid. */
export function termsToBody(values: CampaignValues) {
  const [bonusRate, play] = [partsOf(values.percent), playToBody(values)]
  const amounts = [values.minDeposit, values.maxBonus].map((typed) => readAmount(typed).value)
  if (bonusRate === undefined || !play || amounts.includes(undefined) || !/^\d{1,3}$/.test(values.turnoverTimes.trim()))
    return undefined
  return {
    ...play,
    bonusRate,
    minDeposit: amountText(values.minDeposit),
    maxBonus: amountText(values.maxBonus),
    turnoverTimes: values.turnoverTimes.trim(),
  }
}

/** Takes values that the form has checked. */
export function campaignToBody(values: CampaignValues) {
  const { announcementId, depositNumber, period, onWithdrawal, validDays, turnoverTimes } = values
  return {
    ...frameToBody(values),
    ...(playToBody(values) ?? playToBody(playValues(undefined))),
    announcementId,
    depositNumber,
    period,
    onWithdrawal,
    validDays,
    turnoverTimes,
    bonusRate: partsOf(values.percent) ?? 0,
    minDeposit: amountText(values.minDeposit),
    maxBonus: amountText(values.maxBonus),
    budget: amountText(values.budget),
  }
}
