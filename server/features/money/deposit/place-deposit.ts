/** Offers deposits to a member and places orders. */
import type { Value } from '#contract/endpoint.ts'
import type * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import type { PlaceDepositBody } from '#contract/money/deposit/deposit.ts'
import {
  depositFee,
  type DepositOrder,
  type DepositPromotion,
  type DepositSettings,
  depositBonus,
  isForDeposit,
} from '#contract/money/deposit/deposit-order.ts'
import type { ResponsiblePlayService } from '#server/features/identity/responsible-play/responsible-play.service.ts'
import type { PaymentSite } from '#server/integrations/payment/payment.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { BonusClaims } from './bonus-claims.ts'
import type { DepositBlocks } from './deposit-block.ts'
import { type Channel, type DepositOffers, type Promotion, termsToKeep } from './deposit-offer.repository.ts'
import { bonusOf, checkAmount, orderTerms, payToOf } from './deposit-terms.ts'
import type { Payer } from './deposit.service.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'
import { textIn } from '#server/platform/text-in.ts'
import { presentChannel, presentDeposit, presentPromotion } from './present-deposit.ts'

interface Deps {
  deposits: DepositRepository
  offers: DepositOffers
  blocks: DepositBlocks
  claims: BonusClaims
  limits: Pick<ResponsiblePlayService, 'checkDeposit'>
  /** Undefined in production if none is configured; then its channels are not offered. */
  site: PaymentSite | undefined
  inTransaction: InTransaction
  clock: Clock
}
interface Placer extends Payer {
  origin: string
}

const FLAG = 'DPSTBAS3'
const MINUTE_MS = 60_000
/** Attempts to place an order; concurrent orders of the same member force a retry. */
const MAX_TRIES = 5

export function createDepositPlacement({ deposits, offers, blocks, claims, limits, site, inTransaction, clock }: Deps) {
  const isOpen = ({ merchant }: Payer) => merchant.settings.deposit.isOpen && merchant.flags[FLAG] === true
  const offMessage = ({ merchant, language }: Payer) => textIn(merchant.settings.deposit.offMessage, language)

  async function channelsOf({ merchant, caller }: Payer): Promise<Channel[]> {
    const channels = await offers.channels(caller.merchantId ?? merchant.id)
    return site ? channels : channels.filter(({ method }) => method !== 'GATEWAY')
  }

  /** Throws `no.data` for an unknown channel, `deposit.way.off` for one that takes no new orders. */
  async function channelFor({ merchant, caller }: Payer, vendorId: string, tx?: PrismaTransaction): Promise<Channel> {
    const channel = await offers.channel(caller.merchantId ?? merchant.id, vendorId, tx)
    if (!channel) throw new AppError('no.data')
    if (!channel.isEnabled || (channel.method === 'GATEWAY' && !site)) throw new AppError('deposit.way.off')
    return channel
  }

  async function assertMay(payer: Payer): Promise<void> {
    if (!isOpen(payer)) throw new AppError('function.not.available', { data: { depositOffMessage: offMessage(payer) } })
    const kind = await blocks.of(payer.caller.memberId)
    if (kind) throw new AppError('deposit.blocked', { data: { kind } })
  }

  async function promotionFor({ caller, merchant }: Payer, body: PlaceDepositBody): Promise<Promotion | undefined> {
    if (body.promotionId === undefined) return undefined
    const promotion = await offers.promotion(merchant.id, body.promotionId, clock.now())
    const confirmed = await deposits.confirmed(caller.memberId)
    if (!promotion || bonusOf(promotion, body.amount, confirmed, currencyStep(merchant.currency)) === 0n)
      throw new AppError('promotion.id.invalid')
    await claims.assertFree({ memberId: caller.memberId, promotion, merchant })
    return promotion
  }

  /** The order of a repeated request, or undefined; throws `idempotency.key.reused` if the request differs (LED-03). */
  async function placedBefore({ caller }: Payer, body: PlaceDepositBody, tx?: PrismaTransaction) {
    const row = body.requestId && (await deposits.byRequest(caller.memberId, body.requestId, tx))
    if (!row) return undefined
    if (row.askedAmount !== body.amount || row.channel.vendorId !== body.vendorId) throw new AppError('idempotency.key.reused')
    return row
  }

  async function write(
    tx: PrismaTransaction,
    { caller, merchant, language, origin }: Placer,
    body: PlaceDepositBody,
    channel: Channel,
    bonus: { promotionId: number; promotionTerms: object; bonus: bigint } | object,
  ): Promise<DepositRow> {
    const { amount, requestId } = body
    const { id, number } = await deposits.nextNumber(tx)
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + channel.minutes * MINUTE_MS)
    const paidAt =
      channel.method === 'GATEWAY'
        ? { url: await site!.launchUrl({ number, amount, currency: merchant.currency, expiresAt }, language, origin) }
        : payToOf(channel, amount, number)
    return deposits.create(tx, {
      id,
      number,
      merchantId: merchant.id,
      memberId: caller.memberId,
      channelId: channel.id,
      requestId,
      amount,
      askedAmount: amount,
      fee: depositFee(channel, amount, currencyStep(merchant.currency)),
      ...orderTerms(channel),
      ...bonus,
      payTo: paidAt,
      createdAt,
      expiresAt,
    })
  }

  return {
    async settings(payer: Payer): Promise<DepositSettings> {
      const { caller, merchant, language } = payer
      const { deposit } = merchant.settings
      const [block, { count }, successes] = await Promise.all([
        blocks.of(caller.memberId),
        deposits.open(caller.memberId),
        deposits.confirmed(caller.memberId),
      ])
      return {
        allowDeposit: isOpen(payer) && !block ? 'Y' : 'N',
        totalDepositSuccessCount: successes,
        depositInfo: textIn(deposit.info, language),
        depositOffMessage: isOpen(payer) ? '' : offMessage(payer),
        block,
        openOrders: count,
        maxOpenOrders: deposit.maxOpenOrders,
        turnoverTimes: deposit.turnoverTimes,
      }
    },

    async channels(payer: Payer): Promise<Value<typeof depositEndpoints.channels>> {
      const byType: Value<typeof depositEndpoints.channels> = {}
      for (const channel of await channelsOf(payer))
        (byType[channel.type] ??= { channels: [] }).channels.push(presentChannel(channel, currencyStep(payer.merchant.currency)))
      return byType
    },

    async methods(payer: Payer): Promise<Value<typeof depositEndpoints.methods>> {
      const channels = await channelsOf(payer)
      return channels
        .filter(({ type }, place) => channels.findIndex((other) => other.type === type) === place)
        .map(({ type, method, name }) => ({ type, method, name }))
    },

    async fixedAmounts(payer: Payer, vendorId: string | undefined): Promise<Value<typeof depositEndpoints.fixedAmounts>> {
      const channels = (await channelsOf(payer)).filter((channel) => vendorId === undefined || channel.vendorId === vendorId)
      return channels.map((channel) => ({ vendorId: channel.vendorId, amounts: channel.fixedAmounts }))
    },

    async banksByVendor(payer: Payer, vendorId: string | undefined): Promise<Value<typeof depositEndpoints.banksByVendor>> {
      const channels = (await channelsOf(payer)).filter((channel) => vendorId === undefined || channel.vendorId === vendorId)
      return channels.flatMap((channel) => channel.banks.map((bank) => ({ vendorId: channel.vendorId, ...bank })))
    },

    /** Promotions that pay a bonus for the amount; without an amount, all promotions the member may claim. */
    async promotions({ caller, merchant, language }: Payer, amount: bigint | undefined): Promise<DepositPromotion[]> {
      const [promotions, confirmed] = await Promise.all([
        offers.promotions(merchant.id, clock.now()),
        deposits.confirmed(caller.memberId),
      ])
      const step = currencyStep(merchant.currency)
      const offered = promotions.filter((one) =>
        amount === undefined ? isForDeposit(one, confirmed) : bonusOf(one, amount, confirmed, step) > 0n,
      )
      const blockedBy = await claims.blocks({ memberId: caller.memberId, promotions: offered, merchant })
      const { minStake } = merchant.settings.dice
      return offered.map((promotion) =>
        presentPromotion(promotion, language, { step, tableMinimum: minStake, blockedBy: blockedBy.get(promotion.id) ?? null }),
      )
    },

    /**
     * Throws `function.not.available` (with `data.depositOffMessage`), `deposit.blocked`, `no.data` for an unknown channel,
     * `deposit.way.off`, `deposit.invalid.amount` with the limits, `promotion.id.invalid`, `bonus.not.free`, `deposit.open.limit`,
     * `idempotency.key.reused`, and the refusals of responsible play: `play.excluded`, `play.limit.deposit`, `permission.denied`.
     */
    async place(placer: Placer, body: PlaceDepositBody): Promise<DepositOrder> {
      const { caller, merchant, language } = placer
      const before = await placedBefore(placer, body)
      if (before) return presentDeposit(before, language)
      await assertMay(placer)
      const step = currencyStep(merchant.currency)
      checkAmount(await channelFor(placer, body.vendorId), body.amount, step)
      const promotion = await promotionFor(placer, body)
      const bonus = promotion
        ? {
            promotionId: promotion.id,
            promotionTerms: termsToKeep(promotion),
            bonus: depositBonus(promotion, body.amount, step),
          }
        : {}
      const { maxOpenOrders } = merchant.settings.deposit
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const open = await deposits.open(caller.memberId)
        if (open.count >= maxOpenOrders) throw new AppError('deposit.open.limit', { data: { maxOpenOrders } })
        // Count unpaid orders, so that two concurrent orders together cannot exceed a limit.
        await limits.checkDeposit(caller.memberId, merchant, body.amount, open.sum)
        const row = await inTransaction(async (tx) => {
          await deposits.lockMember(tx, caller.memberId)
          const twin = await placedBefore(placer, body, tx)
          if (twin) return twin
          // Only one of two concurrent orders gets the bonus.
          if (promotion) await claims.assertFree({ memberId: caller.memberId, promotion, merchant }, tx)
          // Another order was placed since the limits were checked: check again.
          if ((await deposits.open(caller.memberId, tx)).lastId !== open.lastId) return undefined
          // An operator may have disabled or changed the channel since: use its current terms.
          const channel = await channelFor(placer, body.vendorId, tx)
          checkAmount(channel, body.amount, step)
          return write(tx, placer, body, channel, bonus)
        })
        if (row) return presentDeposit(row, language)
      }
      throw new AppError('deposit.open.limit', { data: { maxOpenOrders } })
    },
  }
}
export type DepositPlacement = ReturnType<typeof createDepositPlacement>
