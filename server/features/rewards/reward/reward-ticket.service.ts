/** Rewards in the format of older clients and scripts (WIR-40). */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as rewardTicketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { type Ticket as WireTicket, ticketStatus } from '#contract/rewards/reward/reward-ticket.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ticketIdOf, ticketName } from './claim-reward.ts'
import type { TicketGiveUp } from './give-up-ticket.ts'
import { textIn } from '#server/platform/text-in.ts'
import { isAvailable, type RewardBoard } from './reward-board.ts'
import { isOpenCode } from './reward-campaign.ts'
import type { RewardPersons } from './reward-person.repository.ts'
import type { Person } from './reward-rule.ts'
import type { Asking, Claiming, Reader, RewardService } from './reward.service.ts'
import type { RewardRepository } from './reward.repository.ts'
import { paidOf, type Ticket } from './ticket.ts'

interface Deps {
  rewards: RewardRepository
  persons: RewardPersons
  board: RewardBoard
  service: Pick<RewardService, 'claim'>
  giveUp: TicketGiveUp
  clock: Clock
}
type Endpoints = typeof rewardTicketEndpoints

const CLAIM_STATUS = { AVAILABLE: 'CLAIMABLE', CLAIMED: 'CLAIMED', EXPIRED: 'EXPIRED' } as const

export function createRewardTicketService({ rewards, persons, board, service, giveUp, clock }: Deps) {
  const statusOf = (ticket: Ticket, person: Person): WireTicket['status'] =>
    ticket.state !== 'AVAILABLE' || isAvailable(ticket, person, clock.now()) ? ticketStatus.parse(ticket.state) : 'EXPIRED'

  const present = (ticket: Ticket, person: Person, { language, merchant }: Reader): WireTicket => ({
    ticketId: Number(ticket.id),
    transactionId: ticketName(ticket.id),
    type: ticket.terms.template,
    status: statusOf(ticket, person),
    name: textIn(ticket.terms.titles, language, merchant.defaultLanguage),
    // The prize of a spin is revealed when it is spun.
    amount: ticket.terms.template === 'SPIN' && ticket.state !== 'CLAIMED' ? 0n : paidOf(ticket),
    expiredDate: ticket.expiresAt.getTime(),
    conditionStatus: ticket.terms.needs.map((need) => ({ condition: need, isMet: person.has[need] })),
  })

  /** The member's tickets, after issuing what is due. */
  async function own({ caller, ...reader }: Asking): Promise<WireTicket[]> {
    const looked = await board.look(caller, reader.merchant)
    if (!looked) return []
    return looked.seen.flatMap(({ tickets }) => tickets.map((ticket) => present(ticket, looked.person, reader)))
  }
  const available = async (asking: Asking) => (await own(asking)).filter(({ status }) => status === 'AVAILABLE')

  /** Claimed tickets of the member, of one template or all. */
  async function claimedOf(
    { caller, ...reader }: Asking,
    { page, size }: Query<Endpoints['history']>,
    template?: RewardTemplate,
  ): Promise<Value<Endpoints['history']>> {
    const [{ rows, count }, person] = await Promise.all([
      rewards.claimed(caller.memberId, { skip: (page - 1) * size, take: size }, template),
      persons.find(caller.memberId, clock.now()),
    ])
    return {
      content: rows.flatMap((row) =>
        row.claimedAt && person ? [{ ...present(row, person, reader), claimedDate: row.claimedAt.getTime() }] : [],
      ),
      pageNum: page,
      totalPages: Math.ceil(count / size),
    }
  }

  return {
    async tickets(asking: Asking, { status, isAll }: Query<Endpoints['tickets']>): Promise<WireTicket[]> {
      const all = await own(asking)
      return isAll === true ? all : all.filter((ticket) => ticket.status === (status ?? 'AVAILABLE'))
    },

    async config({ caller, merchant }: Asking): Promise<Value<Endpoints['ticketConfig']>> {
      const now = clock.now()
      const looked = await board.look(caller, merchant)
      if (!looked) return { promoCodeEnabled: false, types: [] }
      const { person, seen } = looked
      const all = seen.flatMap(({ tickets }) => tickets)
      return {
        promoCodeEnabled: seen.some(({ campaign }) => isOpenCode(campaign, now)),
        types: [...new Set(all.map(({ terms }) => terms.template))].map((type) => {
          const open = all.filter((one) => one.terms.template === type && isAvailable(one, person, now))
          const ends = open.map(({ expiresAt }) => expiresAt.getTime())
          return { type, available: ends.length, nextExpiry: ends.length > 0 ? Math.min(...ends) : null }
        }),
      }
    },

    history: (asking: Asking, query: Query<Endpoints['history']>) => claimedOf(asking, query),
    claimedOf,

    async codes({ caller, merchant, language }: Asking): Promise<Value<Endpoints['codes']>> {
      const looked = await board.look(caller, merchant)
      return (looked?.seen ?? []).flatMap(({ campaign: { rule, titles }, standing, tickets }) =>
        rule.template === 'CODE' && rule.options.isListed && standing.isOpen && tickets.length === 0
          ? [{ promoCode: rule.options.code, description: textIn(titles, language, merchant.defaultLanguage) }]
          : [],
      )
    },

    async issued(asking: Asking, { promotionType }: Query<Endpoints['issued']>): Promise<Value<Endpoints['issued']>> {
      return (await available(asking))
        .filter(({ type }) => !promotionType || type === promotionType)
        .map(({ ticketId, type }) => ({ rewardId: ticketId, promotionType: type }))
    },

    /** Uses the address of the request, not one that the client sends. Throws what a claim throws. */
    claimIssued: ({ promotionClaimId }: Body<Endpoints['claimIssued']>, claiming: Claiming) => {
      if (ticketIdOf(promotionClaimId) === undefined) throw new AppError('no.data')
      return service.claim({ transactionId: promotionClaimId }, claiming)
    },

    /** Throws `no.data`, `prom.ticket.claimed`. */
    async cancel(
      { caller, merchant, language }: Asking,
      { transactionId, ticketId }: Body<Endpoints['cancelTicket']>,
    ): Promise<Value<Endpoints['cancelTicket']>> {
      // Older clients send the unused field empty.
      const named = new Set([transactionId, ticketId].flatMap((name) => (name ? [ticketIdOf(name)] : [])))
      const [id] = named
      if (id === undefined || named.size > 1) throw new AppError('no.data')
      const ticket = await giveUp(caller.memberId, id)
      return {
        ticketId: Number(ticket.id),
        transactionId: ticketName(ticket.id),
        type: ticket.terms.template,
        name: textIn(ticket.terms.titles, language, merchant.defaultLanguage),
        status: 'EXPIRED',
      }
    },

    async claimStatus(
      { caller }: Asking,
      { promotionClaimList }: Body<Endpoints['claimStatus']>,
    ): Promise<Value<Endpoints['claimStatus']>> {
      const ids = promotionClaimList.flatMap(({ claimId }) => ticketIdOf(claimId) ?? [])
      const [rows, person] = await Promise.all([
        rewards.ticketsById(caller.memberId, ids),
        persons.find(caller.memberId, clock.now()),
      ])
      return promotionClaimList.map(({ claimId }) => {
        const id = ticketIdOf(claimId)
        const row = rows.find((one) => one.id === id)
        return {
          claimId,
          claimStatus: row && person ? CLAIM_STATUS[statusOf(row, person)] : 'EXPIRED',
          expiredDate: row?.expiresAt.getTime() ?? null,
        }
      })
    },
  }
}
export type RewardTicketService = ReturnType<typeof createRewardTicketService>
