/** What may be typed, and what is wrong with it; the server checks again. Amounts in 1/10 000 of the unit. */
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import type { WithdrawAccountInfo, WithdrawSettings } from '#contract/money/withdrawal/withdrawal.ts'

const CENT = 100n
const COIN_SCALE = 100_000_000n
const COIN_DIGITS = 8
const CHIPS = [500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n].map((units) => units * MONEY_SCALE)
const CHIP_COUNT = 5

export interface Limits {
  minimum: bigint
  /** 0 = none. */
  maximum: bigint
  /** Undefined = no limit. */
  leftToday: bigint | undefined
  balance: bigint
  fixed: readonly bigint[]
  step: bigint
}

export const accountsOf = ({
  bankCards,
  eWallets,
  virtualWallets,
}: WithdrawAccountInfo): Record<PayoutKind, readonly PayoutAccount[]> => ({
  B: bankCards,
  E: eWallets.flatMap((group) => group.eWallets),
  V: virtualWallets,
})

/** The ways the merchant offers. */
export const offeredKinds = (settings: WithdrawSettings): PayoutKind[] => [
  ...(settings.normalBankWithdrawalSwitch === 'Y' ? ['B' as const] : []),
  ...(settings.eWalletWithdrawalSwitch === 'Y' ? ['E' as const] : []),
  ...(settings.virtualWalletWithdrawalSwitch === 'Y' ? ['V' as const] : []),
]

export const isOpenNow = (settings: WithdrawSettings) =>
  [settings.allowWithdrawNow, settings.allowWithdrawEWalletNow, settings.allowWithdrawVirtualNow].includes('Y')

export function limitsOf(settings: WithdrawSettings, account: WithdrawAccountInfo, kind: PayoutKind, balance: bigint): Limits {
  const [minimum, maximum] = {
    B: [settings.minimumAmount, settings.maximumAmount],
    E: [settings.eWalletMinAmount, settings.eWalletMaxAmount],
    V: [settings.virtualMinAmount, settings.virtualMaxAmount],
  }[kind] as [bigint, bigint]
  const left = account.remainingWithdrawAmount
  return {
    minimum,
    maximum,
    leftToday: left < 0n ? undefined : left,
    balance,
    fixed: settings.fixedAmountFlag === 'Y' ? settings.fixedWithdrawAmounts : [],
    step: settings.allowDecimal === 'Y' ? CENT : MONEY_SCALE,
  }
}

const least = (amounts: readonly bigint[]) => amounts.reduce((low, one) => (one < low ? one : low))

/** The most that can be withdrawn at once. */
export function largestOf({ maximum, leftToday, balance, step }: Limits): bigint {
  const most = least([balance, ...(maximum > 0n ? [maximum] : []), ...(leftToday === undefined ? [] : [leftToday])])
  return most - (most % step)
}

export function chipsOf(limits: Limits): readonly bigint[] {
  if (limits.fixed.length > 0) return limits.fixed
  const { minimum, maximum } = limits
  return CHIPS.filter((chip) => chip >= minimum && (maximum === 0n || chip <= maximum)).slice(0, CHIP_COUNT)
}

export type AmountProblem = { text: 'minimum' | 'maximum' | 'left' | 'balance'; amount: bigint } | { text: 'fixed' | 'whole' }

/** The first problem. */
export function problemOf(
  amount: bigint,
  { minimum, maximum, leftToday, balance, fixed, step }: Limits,
): AmountProblem | undefined {
  if (amount > balance) return { text: 'balance', amount: balance }
  if (fixed.length > 0 && !fixed.includes(amount)) return { text: 'fixed' }
  if (amount % step !== 0n) return { text: 'whole' }
  if (amount < minimum) return { text: 'minimum', amount: minimum }
  if (maximum > 0n && amount > maximum) return { text: 'maximum', amount: maximum }
  if (leftToday !== undefined && amount > leftToday) return { text: 'left', amount: leftToday }
  return undefined
}

/** `990.00` at 57.50 a coin → `17.2173913`: rounded down, as on the server. */
export function coinsOf(net: bigint, rate: bigint): string {
  const coins = (net * COIN_SCALE) / rate
  const decimals = String(coins % COIN_SCALE)
    .padStart(COIN_DIGITS, '0')
    .replace(/0+$/, '')
  return decimals ? `${coins / COIN_SCALE}.${decimals}` : String(coins / COIN_SCALE)
}

/** Whether a code to the member's number is required. */
export const asksForCode = ({ mobileVerificationType, mobileVerificationWithdrawAmount }: WithdrawSettings, amount: bigint) =>
  mobileVerificationType === 'EVERY_WITHDRAWAL' ||
  (mobileVerificationType === 'WITHDRAW_AMOUNT' && amount >= mobileVerificationWithdrawAmount)

/** Whether the member's number must be verified, whatever the amount. */
export const needsMobile = ({ mobileVerificationType }: WithdrawSettings) =>
  ['REQUIRED', 'EVERY_WITHDRAWAL'].includes(mobileVerificationType)
