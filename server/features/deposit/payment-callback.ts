/** What payment sites tell: each payment once, and money that fits no open order goes to an operator, never lost. */
import { depositFee, type DepositState, type ReviewReason } from '#contract/deposit-order.ts'
import type { HouseLetters } from '#server/features/inbox/house-letters.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import { isPaymentSigned, paymentEvent, type PaymentEvent } from '#server/integrations/payment/payment.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { DepositCredit } from './credit-deposit.ts'
import type { DepositBlocks } from './deposit-block.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
  deposits: DepositRepository
  blocks: DepositBlocks
  credit: DepositCredit
  merchants: Pick<MerchantDirectory, 'findById'>
  wallet: Pick<WalletService, 'announce'>
  letters: Pick<HouseLetters, 'announce'>
  secret: string
  clock: Clock
  logger: Logger
}
type Result = 'CONFIRMED' | 'REVIEW' | 'FAILED' | 'EXPIRED' | 'IGNORED' | 'UNKNOWN'

/** Ended without money: the same order takes it, if late. */
const TAKES_LATE_MONEY: readonly DepositState[] = ['CANCELLED', 'EXPIRED', 'FAILED']

/** Of what came, whatever was asked for: never more than it. */
function feeOf({ channel }: DepositRow, amount: bigint): bigint {
  const fee = depositFee(channel, amount)
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
  if (!parsed.success || isEmpty) throw new AppError('request.param.err', { reason: 'no payment event' })
  return parsed.data
}

export function createPaymentCallbacks(deps: Deps) {
  const { deposits, blocks, credit, merchants, wallet, letters, secret, clock, logger } = deps
  const { prisma } = deps.database

  const isTold = async ({ paymentId }: PaymentEvent, tx: PrismaTransaction = prisma) =>
    (await tx.paymentCallback.count({ where: { paymentId } })) > 0

  async function merchantOf({ merchantId }: DepositRow): Promise<Merchant> {
    const merchant = await merchants.findById(merchantId)
    if (!merchant) throw new Error(`a deposit of no merchant: ${merchantId}`)
    return merchant
  }

  async function sendToReview(
    tx: PrismaTransaction,
    row: DepositRow,
    event: PaymentEvent,
    reviewOf: ReviewReason,
    amount: bigint,
  ) {
    const data = { state: 'REVIEW', reviewOf, payerReference: event.paymentId, amount, fee: feeOf(row, amount) }
    await deposits.change(tx, row.id, ['OPEN', ...TAKES_LATE_MONEY], { ...data, endedAt: null })
  }

  /** A second payment is an order of its own: it is somebody's money, whatever became of the first. */
  async function addSecondPayment(tx: PrismaTransaction, row: DepositRow, event: PaymentEvent, amount: bigint): Promise<void> {
    const now = clock.now()
    await deposits.create(tx, {
      ...(await deposits.nextNumber(tx)),
      merchantId: row.merchantId,
      memberId: row.memberId,
      channelId: row.channelId,
      amount,
      askedAmount: amount,
      fee: feeOf(row, amount),
      state: 'REVIEW',
      reviewOf: 'PAID_TWICE',
      originalId: row.id,
      payerReference: event.paymentId,
      createdAt: now,
      expiresAt: now,
    })
  }

  async function takeMoney(tx: PrismaTransaction, row: DepositRow, event: PaymentEvent, merchant: Merchant): Promise<Result> {
    const amount = BigInt(event.amount)
    if (row.state === 'OPEN') {
      if (amount !== row.amount) await sendToReview(tx, row, event, 'OTHER_AMOUNT', amount)
      else if (clock.now() > row.expiresAt) await sendToReview(tx, row, event, 'LATE', amount)
      else {
        await credit(tx, row, ['OPEN'], merchant)
        return 'CONFIRMED'
      }
    } else if (TAKES_LATE_MONEY.some((state) => state === row.state)) await sendToReview(tx, row, event, 'LATE', amount)
    else await addSecondPayment(tx, row, event, amount)
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

  const keep = (tx: PrismaTransaction, event: PaymentEvent, body: string, result: Result, depositId: bigint | null) => {
    const { paymentId, outcome, amount } = event
    const told = { paymentId, outcome, amount: BigInt(amount), result, body, receivedAt: clock.now(), depositId }
    return tx.paymentCallback.createMany({ data: [told], skipDuplicates: true })
  }

  /** Nothing here asks for a second connection: all who wait for the order hold one already. */
  const apply = (event: PaymentEvent, body: string, merchant: Merchant) =>
    deposits.inTransaction(async (tx) => {
      // Whoever tells the same payment again waits here, and finds it told.
      const row = (await deposits.lockByNumber(tx, event.order))!
      if (await isTold(event, tx)) return
      const { outcome } = event
      const result =
        outcome === 'SUCCEEDED' ? await takeMoney(tx, row, event, merchant) : await endUnpaid(tx, row, outcome, merchant)
      await keep(tx, event, body, result, row.id)
    })

  return {
    /** Throws `payment.signature.invalid` before the body is read, `request.param.err`. Told twice is told once. */
    async receive(body: string, signature: string): Promise<{ received: boolean }> {
      if (!isPaymentSigned(secret, body, signature)) throw new AppError('payment.signature.invalid')
      const event = readEvent(body)
      if (await isTold(event)) return { received: true }
      const row = await deposits.findByNumber(event.order)
      if (!row) {
        logger.error({ order: event.order, paymentId: event.paymentId }, 'a payment for an order that is not there')
        await deposits.inTransaction((tx) => keep(tx, event, body, 'UNKNOWN', null))
        return { received: true }
      }
      const merchant = await merchantOf(row)
      await apply(event, body, merchant)
      await wallet.announce({ memberId: row.memberId, merchantId: row.merchantId, isTrial: false })
      await letters.announce(merchant, row.memberId)
      return { received: true }
    },
  }
}
export type PaymentCallbacks = ReturnType<typeof createPaymentCallbacks>
