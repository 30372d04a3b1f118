/** Converts the ranks between their form, where everything is text, and the wire. */
import type { ManagedRank, ManagedRanks } from '#contract/back-office/vip-ranks.ts'
import { type Language, LANGUAGES } from '#client/lib/languages.ts'
import { amountText, readAmount, typedText } from '#client/lib/typed-amount.ts'
import type { RanksBody } from './vip-ranks.queries.ts'

export interface RankValues {
  names: Record<Language, string>
  minDeposit: string
  minTurnover: string
  /** Empty = as the site's settings say. */
  withdrawPerDay: string
  withdrawAmountPerDay: string
  freeWithdrawals: string
}
export interface LadderValues {
  ranks: RankValues[]
}

const namesOf = (stored: ManagedRank['names']) =>
  Object.fromEntries(LANGUAGES.map((code) => [code, stored[code]?.name ?? ''])) as RankValues['names']
const orEmpty = (stored: number | null) => (stored === null ? '' : String(stored))

const rankValues = (rank: ManagedRank): RankValues => ({
  names: namesOf(rank.names),
  minDeposit: typedText(rank.minDeposit),
  minTurnover: typedText(rank.minTurnover),
  withdrawPerDay: orEmpty(rank.withdrawPerDay),
  withdrawAmountPerDay: rank.withdrawAmountPerDay === null ? '' : typedText(rank.withdrawAmountPerDay),
  freeWithdrawals: orEmpty(rank.freeWithdrawals),
})
const NO_LIMITS = { withdrawPerDay: '', withdrawAmountPerDay: '', freeWithdrawals: '' }

/** The first rank has no thresholds: everyone has it. */
export const newRank = (place: number): RankValues => {
  const threshold = place === 0 ? '0' : ''
  return { names: namesOf({}), minDeposit: threshold, minTurnover: threshold, ...NO_LIMITS }
}

/** If there are no ranks yet, the form starts with the first. */
export const ladderValues = ({ ranks }: ManagedRanks): LadderValues => ({
  ranks: ranks.length === 0 ? [newRank(0)] : ranks.map(rankValues),
})

const orNull = (typed: string) => typed.trim() || null

/** Takes values that the form has checked. */
export const ladderToBody = ({ ranks }: LadderValues, version: number): RanksBody => ({
  version,
  ranks: ranks.map((rank) => ({
    names: Object.fromEntries(LANGUAGES.flatMap((code) => (rank.names[code].trim() ? [[code, { name: rank.names[code] }]] : []))),
    minDeposit: amountText(rank.minDeposit),
    minTurnover: amountText(rank.minTurnover),
    withdrawPerDay: orNull(rank.withdrawPerDay),
    withdrawAmountPerDay: rank.withdrawAmountPerDay.trim() === '' ? null : amountText(rank.withdrawAmountPerDay),
    freeWithdrawals: orNull(rank.freeWithdrawals),
  })),
})

/** Whether a threshold is lower than the previous rank's. */
export function isBelow(ranks: readonly RankValues[], place: number, threshold: 'minDeposit' | 'minTurnover'): boolean {
  const [own, before] = [ranks[place], ranks[place - 1]].map((rank) => rank && readAmount(rank[threshold]).value)
  return own !== undefined && before !== undefined && own < before
}

/** The form's field for a path of the body: `ranks.1.names.tl.name`. */
export const fieldOf = (path: string): string => path.replace(/^(ranks\.\d+\.names\.\w+)\.name$/, '$1')
