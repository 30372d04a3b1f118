/** Limits, hours and charges of withdrawals. Pure: settings and figures in, refusals and amounts out. */
import type { PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { MONEY_SCALE, moneyToWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { clockTime } from '#server/platform/business-day.ts'
import { COIN_DIGITS, COIN_SCALE } from '#server/platform/coin-amount.ts'
import type { WithdrawalSettings } from '#server/platform/merchant/withdrawal-settings.ts'
import { currencyStep, roundMoney, shareOfAmount } from '#server/platform/money-rounding.ts'

const MILLION = 1_000_000n
/** Operators needed to approve a large withdrawal. */
export const TWO_PERSONS = 2
const COIN_TEXT = /^(\d{1,12})(?:\.(\d{1,18}))?$/
/** How far the coin amount shown to the member may differ from the current rate. */
const RATE_TOLERANCE_PPM = 5_000n

/** Members on a break or self-excluded may withdraw (RG-08). */
const MAY_NOT_WITHDRAW = ['LOCKED', 'FROZEN', 'CLOSED']
/** Throws `permission.denied`. */
export function checkStatus({ status }: { status: string }): void {
  if (MAY_NOT_WITHDRAW.includes(status)) throw new AppError('permission.denied')
}

/** Withdrawals of the business day, excluding rejected and cancelled ones. */
export interface UsedToday {
  count: number
  amount: bigint
}
/** -1 = no limit. */
export const NO_LIMIT = -1

export function isOpenAt({ openFrom, openUntil }: WithdrawalSettings, now: Date, zone: string): boolean {
  if (openFrom === openUntil) return true
  const time = clockTime(now, zone)
  const isAfter = time >= openFrom
  const isBefore = time < openUntil
  return openFrom < openUntil ? isAfter && isBefore : isAfter || isBefore
}

/** Throws `withdraw.window.closed` with the hours. */
export function checkWindow(settings: WithdrawalSettings, now: Date, zone: string): void {
  if (isOpenAt(settings, now, zone)) return
  const { openFrom, openUntil } = settings
  throw new AppError('withdraw.window.closed', { data: { withdrawDateFrom: openFrom, withdrawDateTo: openUntil } })
}

export function isKindOn({ isEnabled, kinds, rates }: WithdrawalSettings, kind: PayoutKind): boolean {
  return isEnabled && kinds[kind].isEnabled && (kind !== 'V' || Object.keys(rates).length > 0)
}

/** Throws `withdraw.amount.limit` with the limits (LED-14: an amount beyond them is refused, never silently reduced). */
export function checkAmount(settings: WithdrawalSettings, kind: PayoutKind, amount: bigint): void {
  const { minimum, maximum } = settings.kinds[kind]
  const { fixedAmounts, allowsDecimals } = settings
  const isWithin = amount > 0n && amount >= minimum && (maximum === 0n || amount <= maximum)
  const isOffered = fixedAmounts.length === 0 || fixedAmounts.includes(amount)
  const isWhole = allowsDecimals || amount % MONEY_SCALE === 0n
  if (isWithin && isOffered && isWhole) return
  throw new AppError('withdraw.amount.limit', {
    data: {
      minimumAmount: moneyToWire(minimum),
      maximumAmount: moneyToWire(maximum),
      fixedWithdrawAmounts: fixedAmounts.map(moneyToWire),
      allowDecimal: allowsDecimals ? 'Y' : 'N',
    },
  })
}

/** Remaining limits for today. */
export function leftToday({ perDay, amountPerDay, charge }: WithdrawalSettings, used: UsedToday) {
  const atLeast0 = <T extends number | bigint>(left: T, zero: T) => (left > zero ? left : zero)
  return {
    times: perDay === 0 ? NO_LIMIT : atLeast0(perDay - used.count, 0),
    amount: amountPerDay === 0n ? BigInt(NO_LIMIT) * MONEY_SCALE : atLeast0(amountPerDay - used.amount, 0n),
    freeTimes: atLeast0(charge.freePerDay - used.count, 0),
  }
}

/** Throws `withdraw.reach.max.count` or `withdraw.reach.max.amount` with the remaining limits. */
export function checkDay(settings: WithdrawalSettings, used: UsedToday, amount: bigint): void {
  const { perDay, amountPerDay } = settings
  const left = leftToday(settings, used)
  const data = { remainingTransactionTimes: left.times, remainingWithdrawAmount: moneyToWire(left.amount) }
  if (perDay > 0 && left.times === 0) throw new AppError('withdraw.reach.max.count', { data })
  if (amountPerDay > 0n && amount > left.amount) throw new AppError('withdraw.reach.max.amount', { data })
}

/** The charge deducted from the amount; rounding favours the payout, and charge and payout add up to the amount. */
export function chargeOf({ charge }: WithdrawalSettings, amount: bigint, usedToday: number, currency: string): bigint {
  if (usedToday < charge.freePerDay) return 0n
  const sum = charge.fixed + shareOfAmount(amount, charge.ppm, currencyStep(currency))
  return sum > charge.minimum ? sum : charge.minimum
}

/** In 1/100 000 000 of a coin, rounded down; the remainder stays with the house, in the currency's own accounts. */
export const coinsFor = (net: bigint, rate: bigint): bigint => roundMoney(net * COIN_SCALE, rate, 'down')

/** Whether the coins shown to the member still match the rate. Clients round in different ways. */
export function isNearCoins(shown: string, coins: bigint): boolean {
  const [, units = '0', decimals = ''] = COIN_TEXT.exec(shown) ?? []
  if (!COIN_TEXT.test(shown)) return false
  const given = BigInt(units) * COIN_SCALE + BigInt(decimals.slice(0, COIN_DIGITS).padEnd(COIN_DIGITS, '0'))
  const difference = given > coins ? given - coins : coins - given
  return difference * MILLION <= coins * RATE_TOLERANCE_PPM
}

/** Whether the order requires a code sent to the member's number. */
export function needsCode({ mobileVerification, mobileVerificationFrom }: WithdrawalSettings, amount: bigint): boolean {
  if (mobileVerification === 'EVERY_WITHDRAWAL') return true
  return mobileVerification === 'WITHDRAW_AMOUNT' && amount >= mobileVerificationFrom
}

/** Based on the member's daily total, so that splitting an order does not avoid a second approval. */
export const approvalsFor = ({ twoPersonsFrom }: WithdrawalSettings, ofTheDay: bigint): number =>
  twoPersonsFrom > 0n && ofTheDay >= twoPersonsFrom ? TWO_PERSONS : 1

interface Profile {
  nickname: string
  email: string | null
  mobileNumber: string | null
  contacts: unknown
}
const contactOf = (contacts: unknown, kind: string) =>
  contacts && typeof contacts === 'object' ? (contacts as Record<string, unknown>)[kind] : undefined

/** The codes of missing profile data. */
export function missingInformation({ requiredInformation }: WithdrawalSettings, member: Profile): string[] {
  const has = {
    required_nickname: member.nickname !== '',
    required_email_add: member.email !== null,
    required_mobile_no: member.mobileNumber !== null,
    required_qq: Boolean(contactOf(member.contacts, 'qq')),
  }
  return requiredInformation.filter((code) => !has[code])
}
