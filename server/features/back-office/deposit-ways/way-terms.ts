/** The terms of a way to deposit: as stored in its row and in a proposal, and for the audit log. */
import * as z from 'zod'
import { depositMethod, PROOFS } from '#contract/money/deposit/deposit-order.ts'
import { wayType, type WayTerms } from '#contract/back-office/deposit-ways.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { WayRow } from './deposit-ways.repository.ts'

const line = z.string().catch('')
const payTo = z.object({ bank: line, holder: line, number: line, qr: line, address: line, network: line })
const banks = z.array(z.object({ bankCode: z.string(), bankType: z.string() }))
const amount = z.string().regex(/^\d+$/).transform(BigInt)

/** Amounts as digits: JSON has no bigints. */
const storedTerms = z.object({
  type: wayType,
  method: depositMethod,
  vendorId: z.string(),
  name: z.string(),
  mcsBankCode: z.string(),
  minAmount: amount,
  maxAmount: amount,
  fixedAmounts: z.array(amount),
  isFixedOnly: z.boolean(),
  feeRate: z.int(),
  feeFixed: amount,
  banks,
  proof: z.enum(PROOFS),
  payTo,
  coin: z.string(),
  rate: amount,
  minutes: z.int(),
})
export const readStoredTerms = (stored: unknown): WayTerms => storedTerms.parse(stored) as WayTerms
export const termsToStore = (terms: WayTerms) =>
  ({
    ...terms,
    minAmount: String(terms.minAmount),
    maxAmount: String(terms.maxAmount),
    fixedAmounts: terms.fixedAmounts.map(String),
    feeFixed: String(terms.feeFixed),
    rate: String(terms.rate),
  }) satisfies z.input<typeof storedTerms>

const NO_ACCOUNT = { bank: '', holder: '', number: '', qr: '', address: '', network: '' }

/** Rows written by a seed or an earlier version may have a type no client knows; it is shown as stored. */
export const termsOfRow = (row: WayRow): WayTerms => ({
  type: row.type as WayTerms['type'],
  method: depositMethod.parse(row.method) as WayTerms['method'],
  vendorId: row.vendorId,
  name: row.name,
  mcsBankCode: row.mcsBankCode,
  minAmount: row.minAmount,
  maxAmount: row.maxAmount,
  fixedAmounts: row.fixedAmounts,
  isFixedOnly: row.isFixedOnly,
  feeRate: row.feeRate,
  feeFixed: row.feeFixed,
  banks: banks.catch([]).parse(row.banks),
  proof: z.enum(PROOFS).catch('NONE').parse(row.proof),
  payTo: payTo.catch(NO_ACCOUNT).parse(row.payTo),
  coin: row.coin,
  rate: row.rate,
  minutes: row.minutes,
})

/** Terms as stored in the row: unused account lines are left out. */
export const termsToRow = ({ payTo: account, ...terms }: WayTerms) => ({
  ...terms,
  payTo: Object.fromEntries(Object.entries(account).filter(([, value]) => value !== '')),
})

type Plain = Record<string, string | number | boolean>
function plainTerms({ payTo: account, banks: offered, ...terms }: WayTerms): Plain {
  const lines = Object.entries(account).map(([key, value]) => [`payTo.${key}`, value])
  return {
    ...terms,
    minAmount: moneyToWire(terms.minAmount),
    maxAmount: moneyToWire(terms.maxAmount),
    fixedAmounts: terms.fixedAmounts.map(moneyToWire).join(' '),
    feeFixed: moneyToWire(terms.feeFixed),
    rate: moneyToWire(terms.rate),
    banks: offered.map(({ bankCode, bankType }) => `${bankCode}/${bankType}`).join(' '),
    ...(Object.fromEntries(lines) as Plain),
  }
}

/** The values that changed, before and after; for a new way, every value that is set. */
export function auditTerms(before: WayTerms | null, after: WayTerms): { before?: Plain; after: Plain } {
  const is = plainTerms(after)
  if (!before) return { after: Object.fromEntries(Object.entries(is).filter(([, value]) => value !== '')) }
  const was = plainTerms(before)
  const touched = Object.keys(is).filter((key) => was[key] !== is[key])
  const only = (all: Plain) => Object.fromEntries(touched.map((key) => [key, all[key]!]))
  return { before: only(was), after: only(is) }
}
