/** Converts a way to deposit between its form, where everything is text, and the wire. */
import { type DepositWay, WAY_ACCOUNT, type WayAccount, type WayTerms } from '#contract/back-office/deposit-ways.ts'
import { moneyFromWire } from '#contract/wire.ts'
import { plainAmount } from '#client/lib/plain-amount.ts'

export interface WayValues extends Pick<WayTerms, 'type' | 'method' | 'proof' | 'isFixedOnly'> {
  vendorId: string
  name: string
  mcsBankCode: string
  minAmount: string
  maxAmount: string
  /** Separated by spaces or commas. */
  fixedAmounts: string
  /** Per cent. */
  feeRate: string
  feeFixed: string
  /** One a line: `BPI ONLINE`. */
  banks: string
  payTo: WayAccount
  coin: string
  rate: string
  minutes: string
  reason: string
}
const NO_ACCOUNT: WayAccount = { bank: '', holder: '', number: '', qr: '', address: '', network: '' }
const HALF = 500_000n

export function wayValues(stored: DepositWay | undefined): WayValues {
  const terms = stored?.terms
  return {
    type: (terms?.type ?? 'MT') as WayTerms['type'],
    method: terms?.method ?? 'TRANSFER',
    proof: terms?.proof ?? 'REMARK',
    isFixedOnly: terms?.isFixedOnly ?? false,
    vendorId: terms?.vendorId ?? '',
    name: terms?.name ?? '',
    mcsBankCode: terms?.mcsBankCode ?? '',
    minAmount: terms ? plainAmount(terms.minAmount) : '',
    maxAmount: terms ? plainAmount(terms.maxAmount) : '',
    fixedAmounts: terms?.fixedAmounts.map(plainAmount).join(' ') ?? '',
    feeRate: plainAmount(BigInt(terms?.feeRate ?? 0)),
    feeFixed: plainAmount(terms?.feeFixed ?? 0n),
    banks: terms?.banks.map(({ bankCode, bankType }) => `${bankCode} ${bankType}`).join('\n') ?? '',
    payTo: { ...NO_ACCOUNT, ...terms?.payTo },
    coin: terms?.coin ?? '',
    rate: terms?.rate ? plainAmount(terms.rate) : '',
    minutes: String(terms?.minutes ?? 30),
    reason: '',
  }
}

const amountsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((part) => part !== '')
export const areAmounts = (typed: string): boolean => amountsOf(typed).every((part) => (moneyFromWire(part) ?? 0n) > 0n)

/** 1.5 → 15 000 parts per million; undefined unless it is from 0 to 50 per cent. */
export function feeRateOf(percent: string): number | undefined {
  const parts = moneyFromWire(percent.trim())
  return parts !== undefined && parts >= 0n && parts <= HALF ? Number(parts) : undefined
}

const BANK = /^([A-Z0-9_-]{1,32})[ /]+([A-Z0-9_-]{1,32})$/
const linesOf = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\n,;]+/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
export const areBanks = (typed: string): boolean => linesOf(typed).every((row) => BANK.test(row))
const banksOf = (typed: string) =>
  linesOf(typed).flatMap((row) => {
    const [, bankCode, bankType] = BANK.exec(row) ?? []
    return bankCode && bankType ? [{ bankCode, bankType }] : []
  })

/** Fields of other methods are left out: they are hidden, but may have been filled in before. */
export function wayToBody({ payTo, coin, rate, feeRate, ...values }: WayValues) {
  const isCrypto = values.method === 'CRYPTO'
  const used = Object.fromEntries(WAY_ACCOUNT[values.method].map((key) => [key, payTo[key].trim()]))
  return {
    ...values,
    vendorId: values.vendorId.trim().toUpperCase(),
    mcsBankCode: values.mcsBankCode.trim().toUpperCase(),
    minAmount: values.minAmount.trim(),
    maxAmount: values.maxAmount.trim(),
    fixedAmounts: amountsOf(values.fixedAmounts),
    feeRate: feeRateOf(feeRate) ?? 0,
    feeFixed: values.feeFixed.trim() || '0',
    banks: banksOf(values.banks),
    payTo: used,
    coin: isCrypto ? coin.trim().toUpperCase() : '',
    rate: isCrypto ? rate.trim() || '0' : '0',
  }
}
