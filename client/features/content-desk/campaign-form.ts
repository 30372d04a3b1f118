/** A bonus campaign between its form, where rates are per cent, and the wire, where they are parts per million. */
import { MONEY_SCALE, moneyFromWire } from '#contract/wire.ts'
import type { CampaignBody, DeskCampaign } from '#contract/content-desk-campaign.ts'
import { LANGUAGES, type Language } from '#client/lib/languages.ts'

interface Words {
  title: string
  note: string
}
export interface CampaignValues extends Pick<CampaignBody, 'isFirstOnly' | 'isEnabled'> {
  /** As `50` or `12.5`. */
  percent: string
  minDeposit: string
  maxBonus: string
  turnoverTimes: string
  sortIndex: string
  startAt: string
  /** Empty = no end. */
  endAt: string
  texts: Record<Language, Words>
}

const PPM_A_PERCENT = 10_000n
const NO_WORDS: Words = { title: '', note: '' }
export const isWritten = ({ title, note }: Words): boolean => `${title}${note}`.trim() !== ''

/** 2505000n → `250.5`; no group marks: it is typed over. */
export function plainAmount(amount: bigint): string {
  const rest = String(amount % MONEY_SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${amount / MONEY_SCALE}${rest && `.${rest}`}`
}

/** 125_000 → `12.5`: a per cent has 10 000 parts of a million, as money's unit has parts. */
export const percentOf = (partsPerMillion: number): string => plainAmount(BigInt(partsPerMillion))
/** Undefined for what is no rate, or nothing. */
export function partsOf(percent: string): number | undefined {
  const parts = moneyFromWire(percent.trim())
  return parts !== undefined && parts > 0n && parts <= 1_000n * PPM_A_PERCENT ? Number(parts) : undefined
}

export function campaignValues(stored: DeskCampaign | undefined, now: string, sortIndex: number): CampaignValues {
  const body = stored?.body
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, body?.texts[language] ?? NO_WORDS]))
  return {
    isFirstOnly: body?.isFirstOnly ?? false,
    isEnabled: body?.isEnabled ?? true,
    percent: body ? percentOf(body.bonusRate) : '',
    minDeposit: body ? plainAmount(body.minDeposit) : '0',
    maxBonus: body ? plainAmount(body.maxBonus) : '',
    turnoverTimes: String(body?.turnoverTimes ?? 5),
    sortIndex: String(body?.sortIndex ?? sortIndex),
    startAt: body?.startAt ?? now,
    endAt: body?.endAt ?? '',
    texts: texts as Record<Language, Words>,
  }
}

export const campaignToBody = ({ percent, minDeposit, maxBonus, texts, endAt, ...rest }: CampaignValues) => ({
  ...rest,
  bonusRate: partsOf(percent) ?? 0,
  minDeposit: minDeposit.trim(),
  maxBonus: maxBonus.trim(),
  endAt: endAt || null,
  texts: Object.fromEntries(Object.entries(texts).filter(([, words]) => isWritten(words))),
})
