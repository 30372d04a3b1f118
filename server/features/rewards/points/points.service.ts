/** The reward centre: points, the goods offered for them, and the exchange. */
import { randomUUID } from 'node:crypto'
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import type * as pointEndpoints from '#contract/rewards/points/points.ts'
import type { Recipient } from '#contract/rewards/points/point-order.ts'
import { type PointEntry, pointEntryKind, type PointRoom } from '#contract/rewards/points/points.ts'
import type { Language } from '#contract/wire.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import { type Claimant, presentClaimed, type RewardClaim, ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import type { CampaignsOnShow } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Persons } from '#server/features/rewards/reward/reward-rule.ts'
import type { ClaimPlace } from '#server/features/rewards/reward/claim-place.ts'
import type { MemberTickets, Ticket } from '#server/features/rewards/reward/ticket.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { POINTS_FLAG } from '#server/platform/merchant/points.ts'
import { maskMobileNumber } from '#server/platform/contact/mobile-number.ts'
import { textIn } from '#server/platform/text-in.ts'
import { type GoodCampaign, type Holder, isGood, presentGood } from './point-goods.ts'
import type { PointOrders } from './point-orders.ts'
import type { EntryRow, PointsRepository } from './points.repository.ts'

interface Deps {
  points: Pick<PointsRepository, 'lots' | 'entries' | 'lastSpent' | 'take' | 'coming' | 'lastDay'>
  rewards: CampaignsOnShow & MemberTickets
  persons: Persons
  claims: Pick<RewardClaim, 'claimDue'>
  turnover: Pick<TurnoverService, 'seemsOpen'>
  asksForBonus: (memberId: number) => Promise<boolean>
  orders: Pick<PointOrders, 'place' | 'numberOf' | 'openOf' | 'ofTickets'>
  passwordCheck: Pick<PasswordCheck, 'payment'>
  clock: Clock
}
interface Reader {
  merchant: Merchant
  language: Language
}
export interface Asking extends Reader {
  caller: Pick<MemberCaller, 'memberId'>
}
export interface Exchanging extends Asking {
  place: ClaimPlace
}
type Endpoints = typeof pointEndpoints
interface Wanted {
  count: number
  requestId?: string | undefined
  typed: string
  /** For goods that are sent to an address. */
  recipient?: Recipient | undefined
}

const YEAR_MS = 31_536_000_000

export function createPointsService(deps: Deps) {
  const { points, rewards, persons, claims, turnover, asksForBonus, orders, passwordCheck, clock } = deps
  const today = ({ timezone }: Merchant) => businessDay(clock.now(), timezone)

  /** Goods of the running campaigns. */
  async function goodsOf({ id }: Merchant): Promise<GoodCampaign[]> {
    const now = clock.now()
    return (await rewards.campaigns(id, now)).filter(isGood).filter(({ endsAt }) => endsAt === null || now < endsAt)
  }

  const ratesOf = ({ settings }: Merchant) =>
    GAME_CATEGORIES.map((category) => ({ category, rate: settings.points.rates[category] ?? 0 })).filter(({ rate }) => rate > 0)

  /** Points earned by bets since the last day that was added up. */
  async function comingOf(memberId: number, merchant: Merchant): Promise<number> {
    const { id: merchantId, timezone: zone, settings } = merchant
    const last = await points.lastDay(merchantId)
    const from = dayStart(last === undefined ? today(merchant) : addDays(last, 1), zone)
    return points.coming({ memberId, merchantId }, { from, until: clock.now() }, settings.points.rates)
  }

  const textOf = (ticket: Ticket, { language, merchant }: Reader) =>
    textIn(ticket.terms.titles, language, merchant.defaultLanguage)

  async function presentEntries(memberId: number, rows: readonly EntryRow[], reader: Reader): Promise<PointEntry[]> {
    const isOfTicket = ({ kind }: EntryRow) => kind === 'SPENT' || kind === 'RETURNED'
    const ids = [...new Set(rows.filter(isOfTicket).map(({ reference }) => BigInt(reference)))]
    const tickets = ids.length > 0 ? await rewards.ticketsById(memberId, ids) : []
    const delivered = tickets.filter(({ terms }) => terms.delivery !== null)
    const ordered = await orders.ofTickets(delivered, reader)
    return rows.map((row): PointEntry => {
      const ticket = isOfTicket(row) ? tickets.find(({ id }) => String(id) === row.reference) : undefined
      return {
        entryId: Number(row.id),
        kind: pointEntryKind.parse(row.kind),
        points: row.points,
        at: row.at.getTime(),
        day: row.kind === 'EARNED' ? row.reference : null,
        exchange: ticket
          ? {
              title: textOf(ticket, reader),
              amount: ticket.amount,
              paidAs: ticket.terms.paidAs,
              transactionId: ticketName(ticket.id),
              order: ordered.get(ticket.id) ?? null,
            }
          : null,
      }
    })
  }

  /** The balance, and the points that expire next. */
  async function heldBy(memberId: number, merchant: Merchant) {
    const lots = await points.lots(memberId, today(merchant))
    const [first] = lots
    const balance = lots.reduce((sum, { left }) => sum + left, 0)
    return { balance, expiring: first ? { points: first.left, lastDay: first.lastDay } : null }
  }

  const frame = (merchant: Merchant) => ({ rates: ratesOf(merchant), validMonths: merchant.settings.points.validMonths })

  async function toGuests(reader: Reader): Promise<PointRoom> {
    const goods = (await goodsOf(reader.merchant)).map((good) => presentGood(good, undefined, reader))
    return {
      ...frame(reader.merchant),
      balance: null,
      coming: null,
      expiring: null,
      goods,
      orders: [],
      ownNumber: null,
      last: null,
      onBreak: false,
    }
  }

  async function holderOf(memberId: number, balance: number, goods: readonly GoodCampaign[]): Promise<Holder | undefined> {
    const now = clock.now()
    const [person, isOpen, isOrdered, had] = await Promise.all([
      persons.find(memberId, now),
      turnover.seemsOpen(memberId),
      asksForBonus(memberId),
      rewards.exchangedOf(
        memberId,
        goods.map(({ id }) => id),
      ),
    ])
    return person && !playRefusal(person, now) ? { person, balance, isBlocked: isOpen || isOrdered, had } : undefined
  }

  /** Throws `promotion.claim.fail` if this is not offered now. */
  async function goodFor(merchant: Merchant, isAsked: (good: GoodCampaign) => boolean): Promise<GoodCampaign> {
    const good = (await goodsOf(merchant)).find(isAsked)
    if (!good) throw new AppError('promotion.claim.fail')
    return good
  }

  /** Throws `points.short`, `points.limit`, `promotion.budget.exceeded`, what a claim throws, and what the payment password throws. */
  async function exchangeFor(
    good: GoodCampaign,
    { count, requestId = randomUUID(), typed, recipient }: Wanted,
    { caller, merchant, language, place }: Exchanging,
  ): Promise<Value<Endpoints['exchange']>> {
    const { memberId } = caller
    const { delivery } = good
    if (count > 1 && (good.paidAs === 'BONUS' || delivery !== null)) throw new AppError('request.param.err', { field: 'count' })
    if (delivery === 'POST' && !recipient) throw new AppError('request.param.err', { field: 'recipient' })
    await passwordCheck.payment(memberId, merchant, typed)
    const now = clock.now()
    const { amount, points: price, perMember } = good.rule.options
    const claimant: Claimant = { memberId, merchant, place }
    const due = {
      period: `exchange ${requestId}`,
      step: count,
      amount: amount * BigInt(count),
      since: now,
      expiresAt: new Date(now.getTime() + YEAR_MS),
    }
    const ticket = await claims.claimDue(good, due, claimant, async (tx, { id }) => {
      const had = (await rewards.exchangedOf(memberId, [good.id], tx)).get(good.id) ?? 0
      // This exchange is already counted.
      if (perMember > 0 && had > perMember) throw new AppError('points.limit')
      const spent = { reference: String(id), today: today(merchant), at: now }
      const own = { memberId, merchantId: merchant.id }
      const lots = await points.take(tx, own, price * count, spent)
      if (delivery) await orders.place(tx, { ...own, ticketId: id, delivery, recipient, points: price * count, lots })
    })
    const claimed = presentClaimed(ticket, language)
    const { balance } = await heldBy(memberId, merchant)
    return {
      amount: claimed.amount,
      point: 0,
      rewardType: 'BONUS',
      claimedTickets: [claimed],
      points: price * ticket.step,
      balance,
    }
  }

  return {
    /** Throws `function.not.available`. */
    async room({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<PointRoom> {
      const { merchant } = reader
      checkFlag(merchant, POINTS_FLAG)
      if (caller.kind === 'visitor' || caller.isTrial) return toGuests(reader)
      const { memberId } = caller
      const [held, coming, last, all, open, ownNumber] = await Promise.all([
        heldBy(memberId, merchant),
        comingOf(memberId, merchant),
        points.lastSpent(memberId),
        goodsOf(merchant),
        orders.openOf(memberId, reader),
        orders.numberOf(memberId),
      ])
      const holder = await holderOf(memberId, held.balance, all)
      return {
        ...frame(merchant),
        ...held,
        coming,
        goods: holder ? all.map((good) => presentGood(good, holder, reader)) : [],
        orders: open,
        ownNumber: ownNumber === null ? null : maskMobileNumber(ownNumber),
        last: last ? (await presentEntries(memberId, [last], reader))[0]! : null,
        onBreak: holder === undefined,
      }
    },

    async entries(
      { caller, ...reader }: Asking,
      { page, size }: Query<Endpoints['entries']>,
    ): Promise<Value<Endpoints['entries']>> {
      checkFlag(reader.merchant, POINTS_FLAG)
      const { rows, count } = await points.entries(caller.memberId, { skip: (page - 1) * size, take: size })
      const list = await presentEntries(caller.memberId, rows, reader)
      return { list, total: count, totalPages: Math.ceil(count / size), page }
    },

    async exchange(
      { campaignId, count, requestId, paymentPassword, recipient }: Body<Endpoints['exchange']>,
      exchanging: Exchanging,
    ): Promise<Value<Endpoints['exchange']>> {
      checkFlag(exchanging.merchant, POINTS_FLAG)
      const good = await goodFor(exchanging.merchant, ({ id }) => id === campaignId)
      return exchangeFor(good, { count, requestId, typed: paymentPassword, recipient }, exchanging)
    },

    heldBy,
    frame,
    goodFor,
    exchangeFor,
  }
}
export type PointsService = ReturnType<typeof createPointsService>
