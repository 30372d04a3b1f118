/** What deposit bonuses and rewards share as campaigns: their texts, how they are listed, and their worth (BON-06). */
import type { ShowState } from '#contract/back-office/content-management/content-management.ts'
import { type Language, LANGUAGES, moneyToWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { missingIn } from './content-change.ts'
import { stateAt } from './schedule.ts'

type Texts = Partial<Record<Language, string>>
/** Texts per language, as in the form. */
export type CampaignWords = Partial<Record<Language, { title: string; note: string } | undefined>>

/** Texts as stored: languages without one are left out. */
export const wordsOf = (words: CampaignWords, of: 'title' | 'note'): Texts =>
  Object.fromEntries(Object.entries(words).flatMap(([code, both]) => (both?.[of] ? [[code, both[of]]] : [])))

export function toWords(titles: Texts, notes: Texts): { [L in Language]?: { title: string; note: string } } {
  const there = LANGUAGES.filter((code) => titles[code] !== undefined)
  return Object.fromEntries(there.map((code) => [code, { title: titles[code] ?? '', note: notes[code] ?? '' }]))
}

interface Row {
  id: number
  version: number
  startsAt: Date
  endsAt: Date | null
  isEnabled: boolean
}
interface Head {
  id: number
  version: number
  state: ShowState
  title: string
  startAt: number
  endAt: number | null
  missing: Language[]
}

export function presentHead(
  row: Row,
  words: CampaignWords,
  { defaultLanguage }: Pick<Merchant, 'defaultLanguage'>,
  now: Date,
): Head {
  const { id, version, startsAt: startAt, endsAt: endAt, isEnabled } = row
  return {
    id,
    version,
    state: stateAt({ isHidden: !isEnabled, startAt, endAt }, now),
    title: (words[defaultLanguage] ?? Object.values(words)[0])?.title ?? '',
    startAt: startAt.getTime(),
    endAt: endAt?.getTime() ?? null,
    missing: missingIn(words),
  }
}

/** BON-06: throws `campaign.worth.over` if it is active and a claim is worth more than its budget. */
export function checkWorth(isEnabled: boolean, worth: bigint, budget: bigint): void {
  if (isEnabled && worth > budget)
    throw new AppError('campaign.worth.over', { data: { worth: moneyToWire(worth), budget: moneyToWire(budget) } })
}
