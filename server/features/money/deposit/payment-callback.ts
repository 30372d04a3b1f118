/**
 * Reports of payment sites, each processed once. Money that matches no open order, and contradictory reports, go to an operator
 * and are never lost.
 */
import { depositFee, type DepositState, type ReviewReason } from '#contract/money/deposit/deposit-order.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import { isPaymentSigned, paymentEvent, type PaymentEvent } from '#server/integrations/payment/payment.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { DepositCredit } from './credit-deposit.ts'
import type { DepositBlocks } from './deposit-block.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'
import type { PaymentStatementRepository } from './payment-statement.repository.ts'
import { type Contradiction, contradictionOf, type Result } from './payment-statements.ts'

interface Deps {
  deposits: DepositRepository
  statements: PaymentStatementRepository
  blocks: DepositBlocks
  credit: DepositCredit
  merchants: Pick<MerchantDirectory, 'findById'>
  wallet: Pick<WalletService, 'announce'>
  letters: Pick<HouseLetters, 'announce'>
  secret: string
  inTransaction: InTransaction
  clock: Clock
  logger: Logger
}
/** Ended without money: the same order accepts a late payment. */
const TAKES_LATE_MONEY: readonly DepositState[] = ['CANCELLED', 'EXPIRED', 'FAILED']

/** Calculated from the order's terms and the amount received, and capped at that amount. */
function feeOf(row: DepositRow, amount: bigint, { currency }: Merchant): bigint {
  const fee = depositFee(row, amount, currencyStep(currency))
  return fee < amount ? fee : amount
}

function readEvent(body: string): PaymentEvent {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new AppError('request.param.err', { reason: 'malformed JSON' })
  }
  const parsed = paymentEvent.safeParse(json)
  const isEmpty = parsed.data?.outcome === 'SUCCEEDED' && BigInt(parsed.data.amount) === 0n
  if (!parsed.success || isEmpty) throw new AppError('request.param.err', { reason: 'not a payment event' })
  return parsed.data
}

export function createPaymentCallbacks(deps: Deps) {
  const { deposits, statements, blocks, credit, merchants, wallet, letters, secret, inTransaction, clock, logger } = deps

  async function merchantOf({ merchantId }: DepositRow): Promise<Merchant> {
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new Error(`deposit of an unknown merchant: ${merchantId}`)
    return merchant
  }

  async function sendToReview(
    tx: PrismaTransaction,
    row: DepositRow,
    event: PaymentEvent,
    reviewOf: ReviewReason,
    merchant: Merchant,
  ) {
    const amount = BigInt(event.amount)
    const data = { state: 'REVIEW', reviewOf, payerReference: event.paymentId, amount, fee: feeOf(row, amount, merchant) }
    await deposits.change(tx, row.id, ['OPEN', ...TAKES_LATE_MONEY], { ...data, endedAt: null })
  }

  /** A second payment becomes an order of its own, because its money belongs to the payer regardless of the first payment. */
  async function addSecondPayment(
    tx: PrismaTransaction,
    row: DepositRow,
    { paymentId, ...event }: PaymentEvent,
    merchant: Merchant,
  ): Promise<void> {
    const now = clock.now()
    const amount = BigInt(event.amount)
    await deposits.create(tx, {
      ...(await deposits.nextNumber(tx)),
      merchantId: row.merchantId,
      memberId: row.memberId,
      channelId: row.channelId,
      amount,
      askedAmount: amount,
      fee: feeOf(row, amount, merchant),
      channelName: row.channelName,
      feeRate: row.feeRate,
      feeFixed: row.feeFixed,
      proofKind: row.proofKind,
      state: 'REVIEW',
      reviewOf: 'PAID_TWICE',
      originalId: row.id,
      payerReference: paymentId,
      createdAt: now,
      expiresAt: now,
    })
  }

  /** `doubt`: the site has made contradictory reports about the payment, so an operator must review it. */
  async function takeMoney(
    tx: PrismaTransaction,
    row: DepositRow,
    event: PaymentEvent,
    merchant: Merchant,
    doubt?: ReviewReason,
  ): Promise<Result> {
    const isOpen = row.state === 'OPEN'
    const isLate = TAKES_LATE_MONEY.some((state) => state === row.state) || clock.now() > row.expiresAt
    const isOther = BigInt(event.amount) !== row.amount
    if (!isOpen && !TAKES_LATE_MONEY.some((state) => state === row.state)) {
      await addSecondPayment(tx, row, event, merchant)
      return 'REVIEW'
    }
    const reason = doubt ?? (isOpen && isOther ? 'OTHER_AMOUNT' : isLate ? 'LATE' : undefined)
    if (reason === undefined) {
      await credit(tx, row, ['OPEN'], merchant)
      return 'CONFIRMED'
    }
    await sendToReview(tx, row, event, reason, merchant)
    return 'REVIEW'
  }

  async function endUnpaid(
    tx: PrismaTransaction,
    row: DepositRow,
    state: 'FAILED' | 'EXPIRED',
    merchant: Merchant,
  ): Promise<Result> {
    if (!(await deposits.change(tx, row.id, ['OPEN'], { state, endedAt: clock.now() }))) return 'IGNORED'
    if (state === 'FAILED') await blocks.count(tx, row, merchant.settings.deposit)
    return state
  }

  /** Applies a report to the order its payment belongs to; a report that contradicts earlier ones is not trusted. */
  async function follow(tx: PrismaTransaction, row: DepositRow, event: PaymentEvent, merchant: Merchant) {
    const { outcome } = event
    const earlier = await statements.earlier(event, tx)
    const contradiction = contradictionOf({ outcome, amount: BigInt(event.amount) }, earlier)
    const wasPaid = earlier.some((statement) => statement.outcome === 'SUCCEEDED')
    let result: Result = 'CONTRADICTED'
    // A late success still credits the payer; money already credited is never taken back or credited twice automatically.
    if (outcome === 'SUCCEEDED' && !wasPaid) result = await takeMoney(tx, row, event, merchant, contradiction && 'CONTRADICTED')
    else if (outcome !== 'SUCCEEDED' && !contradiction) result = await endUnpaid(tx, row, outcome, merchant)
    return { result, contradiction }
  }

  /** Never acquire a second connection here: callers waiting for the payment or order lock already hold one (deadlock). */
  const apply = (event: PaymentEvent, body: string, merchant: Merchant) =>
    inTransaction(async (tx): Promise<Contradiction | undefined> => {
      const receivedAt = clock.now()
      // Lock the payment before the order, always: concurrent reports about either wait here.
      const owner = await statements.claim(tx, event, receivedAt)
      const row = (await deposits.lockByNumber(tx, event.order))!
      if (await statements.isKept(event, tx)) return undefined
      const { result, contradiction } =
        owner === event.order
          ? await follow(tx, row, event, merchant)
          : ({ result: 'CONTRADICTED', contradiction: 'OTHER_ORDER' } as const)
      await statements.keep(tx, event, { body, result, contradiction, depositId: row.id, receivedAt })
      return contradiction
    })

  const alarm = ({ paymentId, order, outcome }: PaymentEvent, contradiction: Contradiction) =>
    logger.error(
      { paymentId, order, outcome, contradiction },
      'contradictory reports of a payment site: an operator has to review them',
    )

  return {
    /** Throws `payment.signature.invalid` before the body is read, `request.param.err`. Ignores duplicate callbacks. */
    async receive(body: string, signature: string): Promise<{ received: boolean }> {
      if (!isPaymentSigned(secret, body, signature)) throw new AppError('payment.signature.invalid')
      const event = readEvent(body)
      if (await statements.isKept(event)) return { received: true }
      const row = await deposits.findByNumber(event.order)
      if (!row) {
        const said = {
          body,
          result: 'UNKNOWN',
          contradiction: 'UNKNOWN_ORDER',
          depositId: null,
          receivedAt: clock.now(),
        } as const
        if (await inTransaction((tx) => statements.keep(tx, event, said))) alarm(event, 'UNKNOWN_ORDER')
        return { received: true }
      }
      const merchant = await merchantOf(row)
      const contradiction = await apply(event, body, merchant)
      if (contradiction) alarm(event, contradiction)
      await wallet.announce({ memberId: row.memberId, merchantId: row.merchantId, isTrial: false })
      await letters.announce(merchant, row.memberId)
      return { received: true }
    },
  }
}
export type PaymentCallbacks = ReturnType<typeof createPaymentCallbacks>
