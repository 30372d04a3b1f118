/** Converts the form of a gift, where everything is text, to the request's body. */
import type { ForecastBody } from './reward-grant.queries.ts'
import { amountText, readAmount } from '#client/lib/typed-amount.ts'

export interface GrantValues {
  campaignId: string
  by: 'LIST' | 'FILTER'
  list: string
  /** LIST: for lines without an amount; may be empty. FILTER: for each member. */
  amount: string
  tag: string
  minRank: string
  /** yyyy-MM-dd */
  registeredFrom: string
  registeredTo: string
  seenWithin: string
  awayFor: string
  depositsLeast: string
  depositsDays: string
  betsLeast: string
  betsDays: string
  reason: string
}
export const FIELDS = [
  'campaignId',
  'list',
  'amount',
  'tag',
  'minRank',
  'registeredFrom',
  'registeredTo',
  'seenWithin',
  'awayFor',
  'depositsLeast',
  'depositsDays',
  'betsLeast',
  'betsDays',
  'reason',
] as const satisfies readonly (keyof GrantValues)[]
type FieldName = (typeof FIELDS)[number]
const USUAL_DAYS = '30'

export const newGrantValues = (campaignId: number): GrantValues => ({
  campaignId: String(campaignId),
  by: 'LIST',
  list: '',
  amount: '',
  tag: '',
  minRank: '',
  registeredFrom: '',
  registeredTo: '',
  seenWithin: '',
  awayFor: '',
  depositsLeast: '',
  depositsDays: USUAL_DAYS,
  betsLeast: '',
  betsDays: USUAL_DAYS,
  reason: '',
})

const isTyped = (typed: string) => typed.trim() !== ''
const whole = (typed: string) => (isTyped(typed) ? Number(typed.trim()) : undefined)
const atLeast = (least: string, days: string) =>
  isTyped(least) ? { least: amountText(least), days: Number(days.trim()) } : undefined

function filterOf(values: GrantValues) {
  const { tag, minRank, registeredFrom, registeredTo, seenWithin, awayFor } = values
  const terms = {
    tag: tag || undefined,
    minRank: whole(minRank),
    registeredFrom: registeredFrom || undefined,
    registeredTo: registeredTo || undefined,
    seenWithin: whole(seenWithin),
    awayFor: whole(awayFor),
    deposits: atLeast(values.depositsLeast, values.depositsDays),
    bets: atLeast(values.betsLeast, values.betsDays),
  }
  return Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== undefined)) as Partial<typeof terms>
}

/** The body of the forecast and of the gift. Leaves out fields of the other choice, which may have been filled in before. */
export function grantToBody(values: GrantValues): ForecastBody {
  const { campaignId, by, list, amount } = values
  const choice: ForecastBody['choice'] =
    by === 'LIST'
      ? { by, list: list.trim(), ...(isTyped(amount) && { amount: amountText(amount) }) }
      : { by, filter: filterOf(values), amount: amountText(amount) }
  return { campaignId: Number(campaignId), choice }
}

/** Forms with the same request have the same key. */
export const bodyKey = (values: GrantValues): string => JSON.stringify(grantToBody(values))

export const linesOf = (list: string): number => list.split(/\r\n|\n|\r/).filter(isTyped).length

const NESTED: Record<string, FieldName> = {
  'deposits.least': 'depositsLeast',
  'deposits.days': 'depositsDays',
  'bets.least': 'betsLeast',
  'bets.days': 'betsDays',
}
/** `choice.filter.deposits.least` → `depositsLeast`; undefined if there is no such field. */
export function fieldOf(path: string): FieldName | undefined {
  const [root, ...rest] = path.split('.')
  const name = root === 'choice' ? rest.filter((part) => part !== 'filter').join('.') : path
  return NESTED[name] ?? FIELDS.find((field) => field === name)
}

/** Whether it is a valid amount for one member. */
export const isGiftAmount = (typed: string, most: bigint): boolean => {
  const { value } = readAmount(typed)
  return value !== undefined && value > 0n && value <= most
}
