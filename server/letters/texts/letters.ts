/** Letters from the site: stored as a key with parameters, and worded in the reader's language when read. */
import type { RecordSource } from '#contract/content/inbox/inbox.ts'
import type { Language } from '#contract/wire.ts'

/** Kinds of parameters: an amount, an instant, a term of our own, text written by a person, a title in many languages. */
export type ParamKind = 'money' | 'instant' | 'name' | 'written' | 'titles'

interface LetterShape {
  source: Exclude<RecordSource, 'MEMBER'>
  params: Record<string, ParamKind>
}

const order = { amount: 'money', number: 'name', at: 'instant' } as const

export const LETTERS = {
  'deposit.credited': { source: 'SYSTEM', params: order },
  'deposit.rejected': { source: 'SYSTEM', params: { ...order, reason: 'written' } },
  'deposit.reopened': { source: 'SYSTEM', params: {} },
  'withdrawal.approved': { source: 'SYSTEM', params: order },
  'withdrawal.paid': { source: 'SYSTEM', params: order },
  'withdrawal.cancelled': { source: 'SYSTEM', params: order },
  'withdrawal.rejected': { source: 'SYSTEM', params: { ...order, reason: 'written' } },
  'kyc.approved': { source: 'SYSTEM', params: {} },
  'kyc.rejected': { source: 'SYSTEM', params: { reason: 'written' } },
  'kyc.taken-back': { source: 'SYSTEM', params: { reason: 'written' } },
  'bonus.granted': { source: 'PROMOTION', params: { amount: 'money', promotion: 'titles' } },
  'bonus.withheld': { source: 'PROMOTION', params: { number: 'name', promotion: 'titles' } },
  'reward.claimed': { source: 'PROMOTION', params: { amount: 'money', promotion: 'titles', turnover: 'money' } },
  'reward.given': { source: 'PROMOTION', params: { amount: 'money', promotion: 'titles' } },
  'rain.soon': { source: 'PROMOTION', params: { promotion: 'titles', at: 'instant' } },
  'board.won': { source: 'PROMOTION', params: { promotion: 'titles', place: 'name', amount: 'money', until: 'instant' } },
  'bet.lucky': { source: 'PROMOTION', params: { promotion: 'titles', amount: 'money', bet: 'name', until: 'instant' } },
  'gift.given': { source: 'PROMOTION', params: { promotion: 'titles', amount: 'money', until: 'instant' } },
  'order.sent': { source: 'SYSTEM', params: { promotion: 'titles' } },
  'order.followed': { source: 'SYSTEM', params: { promotion: 'titles', note: 'written' } },
  'order.cancelled': { source: 'SYSTEM', params: { promotion: 'titles', points: 'name', reason: 'written' } },
  'rank.reached': { source: 'SYSTEM', params: { rank: 'titles' } },
  'rank.fallen': { source: 'SYSTEM', params: { rank: 'titles' } },
  'bonus.released': { source: 'PROMOTION', params: { amount: 'money', promotion: 'titles' } },
  'bonus.forfeited': { source: 'PROMOTION', params: { amount: 'money', promotion: 'titles' } },
  'bonus.expired': { source: 'PROMOTION', params: { amount: 'money', promotion: 'titles' } },
  'adjustment.given': { source: 'SYSTEM', params: { amount: 'money', reason: 'written' } },
  'adjustment.taken': { source: 'SYSTEM', params: { amount: 'money', reason: 'written' } },
  'bet.voided': {
    source: 'SYSTEM',
    params: { game: 'titles', number: 'name', at: 'instant', stake: 'money', amount: 'money', reason: 'written' },
  },
  'bet.resettled': {
    source: 'SYSTEM',
    params: { game: 'titles', number: 'name', at: 'instant', before: 'money', now: 'money', amount: 'money', reason: 'written' },
  },
  'contract.offered': { source: 'SYSTEM', params: { kind: 'titles', who: 'written' } },
  'contract.signed': { source: 'SYSTEM', params: { kind: 'titles', who: 'written', at: 'instant' } },
  'contract.declined': { source: 'SYSTEM', params: { kind: 'titles', who: 'written' } },
  'contract.assigned': { source: 'SYSTEM', params: { kind: 'titles', who: 'written', at: 'instant' } },
  'contract.ending': { source: 'SYSTEM', params: { kind: 'titles', who: 'written' } },
  'contract.ended': { source: 'SYSTEM', params: { kind: 'titles', who: 'written', at: 'instant' } },
  'contract.moved': { source: 'SYSTEM', params: { kind: 'titles', who: 'written', at: 'instant' } },
  'contract.ratio-gone': { source: 'SYSTEM', params: { kind: 'titles', who: 'written', at: 'instant' } },
  'contract.short': { source: 'SYSTEM', params: { amount: 'money', at: 'instant' } },
  'contract.owed': { source: 'SYSTEM', params: { amount: 'money', at: 'instant' } },
  'member.unlocked': { source: 'SYSTEM', params: {} },
  'wallet.locked': { source: 'SYSTEM', params: { wallet: 'titles' } },
  'wallet.unlocked': { source: 'SYSTEM', params: { wallet: 'titles' } },
  'house.welcome': { source: 'SYSTEM', params: { member: 'written' } },
  'house.bonus': { source: 'PROMOTION', params: { amount: 'money' } },
  'house.win': { source: 'SYSTEM', params: { amount: 'money', game: 'name', member: 'written' } },
  'house.fiesta': { source: 'PROMOTION', params: {} },
  'house.new-login': { source: 'SYSTEM', params: {} },
  'house.level': { source: 'SYSTEM', params: { member: 'written' } },
  'house.survey': { source: 'SYSTEM', params: {} },
  'house.upkeep': { source: 'SYSTEM', params: {} },
} as const satisfies Record<string, LetterShape>

export type LetterKey = keyof typeof LETTERS
export const LETTER_KEYS = Object.keys(LETTERS) as readonly LetterKey[]
export const isLetterKey = (key: string): key is LetterKey => Object.hasOwn(LETTERS, key)
export const paramsOf = (key: LetterKey): Readonly<Record<string, ParamKind>> => LETTERS[key].params

interface ValueOf {
  /** In 1/10 000 of the unit. */
  money: bigint
  instant: Date
  name: string
  written: string
  titles: Partial<Record<Language, string>>
}
type Params<K extends LetterKey> = (typeof LETTERS)[K]['params']
export type LetterParams<K extends LetterKey> = {
  -readonly [P in keyof Params<K>]: Params<K>[P] extends ParamKind ? ValueOf[Params<K>[P]] : never
}
/** A key with its parameters. */
export type HouseLetter = { [K in LetterKey]: { key: K; params: LetterParams<K> } }[LetterKey]

/** `{name}` is replaced by a parameter; `{site}` is the merchant's name in every letter. The content is HTML. */
export interface LetterText {
  subject: string
  content: string
}
export type LetterTexts = Record<LetterKey, LetterText>

/** In JSON: amounts as text, instants as epoch ms. */
export function paramsToStore({ params }: HouseLetter): Record<string, unknown> {
  const values = Object.entries(params as Record<string, unknown>)
  return Object.fromEntries(
    values.map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value instanceof Date ? value.getTime() : value,
    ]),
  )
}
