/** Which terms of a way to deposit are invalid, and which changes need a second operator. Pure. */
import { depositFee } from '#contract/money/deposit/deposit-order.ts'
import { WAY_ACCOUNT, WAY_PROOFS, WAY_TYPES, type WayProblem, type WayTerms } from '#contract/back-office/deposit-ways.ts'
import { isCardNumber } from '#contract/money/payout-account/account-number.ts'
import { isBitcoinAddress, isTronAddress } from '#server/features/money/payout-account/virtual-address.check.ts'

export interface WayProblemAt {
  path: string
  message: WayProblem
}
interface Site {
  /** The smallest amount of the currency. */
  step: bigint
  /** The lowest of the site's own deposit limits, of any period; null = no limit. */
  siteLimit: bigint | null
}

const OPTIONAL_ACCOUNT: readonly string[] = ['qr']
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/
const ADDRESS_LEAST = 16

/** Checks the network's own rules where we know them: money sent to a mistyped address is lost. */
function isAddress({ coin, payTo: { address, network } }: WayTerms): boolean {
  if (coin === 'BTC') return isBitcoinAddress(address)
  if (/^TR(?:ON|C)/i.test(network)) return isTronAddress(address)
  if (coin === 'ETH' || /^(?:ERC|BEP)/i.test(network)) return ETHEREUM.test(address)
  return address.length >= ADDRESS_LEAST
}

function accountProblems(terms: WayTerms): WayProblemAt[] {
  const { method, payTo, coin, rate } = terms
  const used: readonly string[] = WAY_ACCOUNT[method]
  const problems = Object.entries(payTo).flatMap(([key, value]): WayProblemAt[] => {
    const path = `payTo.${key}`
    if (!used.includes(key)) return value === '' ? [] : [{ path, message: 'surplus' }]
    return value === '' && !OPTIONAL_ACCOUNT.includes(key) ? [{ path, message: 'missing' }] : []
  })
  // The log of changes stores the number, and card numbers are stored nowhere (LED-20).
  if (isCardNumber(payTo.number)) problems.push({ path: 'payTo.number', message: 'card' })
  const isCrypto = method === 'CRYPTO'
  if (isCrypto !== (coin !== '')) problems.push({ path: 'coin', message: isCrypto ? 'missing' : 'surplus' })
  if (isCrypto !== rate > 0n) problems.push({ path: 'rate', message: isCrypto ? 'missing' : 'surplus' })
  if (isCrypto && payTo.address !== '' && !isAddress(terms)) problems.push({ path: 'payTo.address', message: 'address' })
  return problems
}

function amountProblems(terms: WayTerms, { step, siteLimit }: Site): WayProblemAt[] {
  const { minAmount, maxAmount, fixedAmounts, isFixedOnly, feeFixed } = terms
  const problems: WayProblemAt[] = []
  for (const [path, amount] of Object.entries({ minAmount, maxAmount, feeFixed }))
    if (amount % step !== 0n) problems.push({ path, message: 'step' })
  if (minAmount <= 0n) problems.push({ path: 'minAmount', message: 'missing' })
  if (maxAmount < minAmount) problems.push({ path: 'maxAmount', message: 'order' })
  else if (siteLimit !== null && maxAmount > siteLimit) problems.push({ path: 'maxAmount', message: 'limit' })
  // The fee never grows faster than the amount, so what holds for the lowest amount holds for all.
  if (minAmount > 0n && depositFee(terms, minAmount, step) >= minAmount) problems.push({ path: 'feeFixed', message: 'fee' })
  const fixed = (message: WayProblem) => problems.push({ path: 'fixedAmounts', message })
  if (isFixedOnly && fixedAmounts.length === 0) fixed('missing')
  if (fixedAmounts.some((amount) => amount < minAmount || amount > maxAmount)) fixed('outside')
  if (fixedAmounts.some((amount) => amount % step !== 0n)) fixed('step')
  if (new Set(fixedAmounts).size !== fixedAmounts.length) fixed('twice')
  return problems
}

export function wayProblems(terms: WayTerms, site: Site): WayProblemAt[] {
  const { type, method, proof, banks } = terms
  const problems = [...amountProblems(terms, site), ...accountProblems(terms)]
  if (!WAY_TYPES[method].some((known) => known === type)) problems.push({ path: 'type', message: 'choice' })
  if (!WAY_PROOFS[method].some((known) => known === proof)) problems.push({ path: 'proof', message: 'choice' })
  const pairs = banks.map(({ bankCode, bankType }) => `${bankCode}/${bankType}`)
  if (new Set(pairs).size !== pairs.length) problems.push({ path: 'banks', message: 'twice' })
  return problems
}

/** Orders, clients and payment sites identify a way by these, so they cannot change. */
const KEPT = ['type', 'method', 'vendorId'] as const
export const keptProblems = (before: WayTerms, after: WayTerms): WayProblemAt[] =>
  KEPT.filter((key) => before[key] !== after[key]).map((path) => ({ path, message: 'kept' }))

/** Where the money goes and what it is worth: a single operator could steal by changing these. */
export function needsSecondOperator(before: WayTerms, after: WayTerms): boolean {
  const guarded = ({ payTo, coin, rate }: WayTerms) => JSON.stringify([payTo, coin, String(rate)])
  return guarded(before) !== guarded(after)
}
