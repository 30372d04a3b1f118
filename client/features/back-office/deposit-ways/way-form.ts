/** Converts a way to deposit between its form, where everything is text, and the wire. */
import { type DepositWay, WAY_ACCOUNT, type WayAccount, type WayTerms } from '#contract/back-office/deposit-ways.ts'
import { amountText, readAmount, readPercent, typedText } from '#client/lib/typed-amount.ts'

export interface WayValues extends Pick<WayTerms, 'type' | 'method' | 'proof' | 'isFixedOnly'> {
  vendorId: string
  name: string
  mcsBankCode: string
  minAmount: string
  maxAmount: string
  /** Separated by spaces, semicolons, or commas with a space. */
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
    minAmount: terms ? typedText(terms.minAmount) : '',
    maxAmount: terms ? typedText(terms.maxAmount) : '',
    fixedAmounts: terms?.fixedAmounts.map(typedText).join(' ') ?? '',
    feeRate: typedText(BigInt(terms?.feeRate ?? 0)),
    feeFixed: typedText(terms?.feeFixed ?? 0n),
    banks: terms?.banks.map(({ bankCode, bankType }) => `${bankCode} ${bankType}`).join('\n') ?? '',
    payTo: { ...NO_ACCOUNT, ...terms?.payTo },
    coin: terms?.coin ?? '',
    rate: terms?.rate ? typedText(terms.rate) : '',
    minutes: String(terms?.minutes ?? 30),
    reason: '',
  }
}

const partsOf = (typed: string): string[] => typed.split(/,\s+|[\s;]+/).filter((part) => part !== '')
/** A comma between digits is refused here: `100,50` may be two amounts or one. */
const amountsOf = (typed: string): (bigint | undefined)[] =>
  partsOf(typed).map((part) => (/[,，]/.test(part) ? undefined : readAmount(part).value))
export const areAmounts = (typed: string): boolean => amountsOf(typed).every((amount) => (amount ?? 0n) > 0n)

const RATE_DECIMALS = 4
/** What a coin costs. */
export const readCoinRate = (typed: string) => readAmount(typed, { decimals: RATE_DECIMALS })

export const readFeeRate = (percent: string) => readPercent(percent, HALF)
/** 1.5 → 15 000 parts per million; undefined unless it is from 0 to 50 per cent. */
export function feeRateOf(percent: string): number | undefined {
  const parts = readFeeRate(percent).value
  return parts !== undefined && parts <= HALF ? Number(parts) : undefined
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
    minAmount: amountText(values.minAmount),
    maxAmount: amountText(values.maxAmount),
    fixedAmounts: amountsOf(values.fixedAmounts).map((amount = 0n) => typedText(amount)),
    feeRate: feeRateOf(feeRate) ?? 0,
    feeFixed: amountText(values.feeFixed),
    banks: banksOf(values.banks),
    payTo: used,
    coin: isCrypto ? coin.trim().toUpperCase() : '',
    rate: isCrypto ? typedText(readCoinRate(rate).value ?? 0n) : '0',
  }
}
