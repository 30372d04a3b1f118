/** Members for a grant: from a list, with its errors, or all that match a filter. */
import {
  type GrantChoice,
  type GrantFilter,
  type GrantLeftOut,
  type GrantProblem,
  MAX_FILTERED,
  MAX_LISTED,
} from '#contract/back-office/reward-grant.ts'
import { isTrialType } from '#contract/wire.ts'
import { refuseField } from '#server/features/back-office/content-management/content-change.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays, isDay } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import { type ListLine, readList } from './read-list.ts'
import type { ChosenMember, FilterTerms, Gift, RewardGrantRepository } from './reward-grant.repository.ts'

export interface Chosen {
  gifts: Gift[]
  total: bigint
  problems: { line: number; text: string; problem: GrantProblem }[]
  leftOut: { memberId: number; username: string; reason: GrantLeftOut }[]
}
interface Deps {
  grants: Pick<RewardGrantRepository, 'membersNamed' | 'membersLike'>
  clock: Clock
}

const ID = /^#(\d{1,9})$/
const idOf = (member: string): number | undefined => {
  const digits = ID.exec(member)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
const sumOf = (gifts: readonly Gift[]) => gifts.reduce((sum, { amount }) => sum + amount, 0n)

/** Undefined for a member who can get a gift now. */
export function leftOutOf({ type, status, excludedUntil }: ChosenMember, now: Date): GrantLeftOut | undefined {
  if (isTrialType(type)) return 'TRIAL'
  const refusal = playRefusal({ status, excludedUntil }, now)
  if (!refusal) return undefined
  return refusal === 'play.excluded' ? 'BREAK' : 'INACTIVE'
}

/** Throws `request.param.err` for an invalid day. */
function termsOf(filter: GrantFilter, now: Date, zone: string): FilterTerms {
  const { tag, minRank, registeredFrom, registeredTo, seenWithin, awayFor, deposits, bets } = filter
  for (const [name, day] of Object.entries({ registeredFrom, registeredTo }))
    if (day !== undefined && !isDay(day)) throw refuseField(`choice.filter.${name}`, 'no such day')
  const today = businessDay(now, zone)
  const firstOf = (days: number) => addDays(today, 1 - days)
  const startOf = (days: number | undefined) => (days === undefined ? undefined : dayStart(firstOf(days), zone))
  return {
    tag,
    minRank,
    registeredFrom: registeredFrom === undefined ? undefined : dayStart(registeredFrom, zone),
    registeredBefore: registeredTo === undefined ? undefined : dayStart(addDays(registeredTo, 1), zone),
    seenSince: startOf(seenWithin),
    awaySince: startOf(awayFor),
    deposits: deposits && { from: firstOf(deposits.days), least: deposits.least },
    bets: bets && { from: firstOf(bets.days), least: bets.least },
  }
}

export function createMemberChoice({ grants, clock }: Deps) {
  async function fromList(
    { list, amount: forAll }: Extract<GrantChoice, { by: 'LIST' }>,
    merchant: Merchant,
    most: bigint,
  ): Promise<Chosen> {
    const lines = readList(list)
    if (!lines) throw refuseField('choice.list', 'can’t be read: a quotation mark is not closed')
    if (lines.length > MAX_LISTED) throw new AppError('grant.too.many', { data: { most: MAX_LISTED } })
    const ids = lines.flatMap(({ member }) => idOf(member) ?? [])
    const names = lines.map(({ member }) => member)
    const found = await grants.membersNamed(merchant.id, names, ids)
    const byName = new Map(found.flatMap((one) => [[one.username, one] as const, [`#${one.id}`, one] as const]))
    const step = currencyStep(merchant.currency)
    const problemOf = ({ amount }: ListLine): GrantProblem | undefined => {
      const own = amount === null ? forAll : amount
      if (own === undefined) return amount === null ? 'NO_AMOUNT' : 'AMOUNT'
      if (own % step !== 0n) return 'AMOUNT'
      return own > most ? 'TOO_MUCH' : undefined
    }
    const chosen: Chosen = { gifts: [], total: 0n, problems: [], leftOut: [] }
    const seen = new Set<number>()
    for (const line of lines) {
      const member = byName.get(line.member)
      const problem = member ? (seen.has(member.id) ? 'TWICE' : problemOf(line)) : 'UNKNOWN'
      if (member) seen.add(member.id)
      if (!member || problem) {
        chosen.problems.push({ line: line.line, text: line.text, problem: problem ?? 'UNKNOWN' })
        continue
      }
      const reason = leftOutOf(member, clock.now())
      if (reason) chosen.leftOut.push({ memberId: member.id, username: member.username, reason })
      else chosen.gifts.push({ memberId: member.id, amount: line.amount ?? forAll! })
    }
    return { ...chosen, total: sumOf(chosen.gifts) }
  }

  async function fromFilter(
    { filter, amount }: Extract<GrantChoice, { by: 'FILTER' }>,
    merchant: Merchant,
    most: bigint,
  ): Promise<Chosen> {
    if (amount > most) throw refuseField('choice.amount', 'is more than a gift of this campaign may be')
    const now = clock.now()
    const fitting = await grants.membersLike(merchant.id, termsOf(filter, now, merchant.timezone), now, MAX_FILTERED + 1)
    if (fitting.length > MAX_FILTERED) throw new AppError('grant.too.many', { data: { most: MAX_FILTERED } })
    const gifts = fitting.filter((member) => !leftOutOf(member, now)).map(({ id }) => ({ memberId: id, amount }))
    return { gifts, total: sumOf(gifts), problems: [], leftOut: [] }
  }

  /** `most` = the highest allowed gift. Throws `request.param.err`, `grant.too.many`. */
  return (choice: GrantChoice, merchant: Merchant, most: bigint): Promise<Chosen> =>
    choice.by === 'LIST' ? fromList(choice, merchant, most) : fromFilter(choice, merchant, most)
}
export type ChooseMembers = ReturnType<typeof createMemberChoice>
