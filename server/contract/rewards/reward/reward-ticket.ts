/** Rewards, under the names older clients and scripts use: tickets, issued promotions, codes (WIR-40). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, reportPageQuery, text, textOrNumber, wireFlag } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims } from './reward.ts'
import { rewardNeed, rewardTemplate } from './reward-template.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const
const CLAIM_ID_MAX = 40
const TYPE_MAX = 40
const MAX_ASKED = 100

/** AVAILABLE: can be claimed. CLAIMED: its reward was given. EXPIRED: too late, or given up. */
export const ticketStatus = z.enum(['AVAILABLE', 'CLAIMED', 'EXPIRED'])
export type TicketStatus = z.infer<typeof ticketStatus>

export const ticket = z.object({
  ticketId: z.int(),
  /** Names it in a claim. */
  transactionId: z.string(),
  type: rewardTemplate,
  status: ticketStatus,
  name: z.string(),
  /** 0 for a spin not spun yet: its prize is revealed by the spin. */
  amount: money,
  expiredDate: z.int(),
  /** What is needed before it can be claimed. */
  conditionStatus: z.array(z.object({ condition: rewardNeed, isMet: z.boolean() })),
})
export type Ticket = z.output<typeof ticket>

/** `isAll=Y`: tickets of every status. */
export const tickets = endpoint({
  ...member,
  summary: "The member's tickets",
  relay: 'PROMOFE_getClaimTicketList',
  query: z.object({
    status: z.optional(z.catch(ticketStatus, 'AVAILABLE')),
    isAll: z.optional(wireFlag),
    isApp: z.optional(wireFlag),
  }),
  value: z.array(ticket),
})

/** Grouped by type, for types of which the member has tickets. */
export const ticketConfig = endpoint({
  ...member,
  summary: 'How many tickets can be claimed, and whether codes can be entered',
  relay: 'PROMOFE_getTicketGlobalConfig',
  value: z.object({
    promoCodeEnabled: z.boolean(),
    /** What can be claimed, by kind of reward. */
    types: z.array(
      z.object({
        type: rewardTemplate,
        /** How many can be claimed. */
        available: z.int(),
        /** When the first of these expires; null if there is none. */
        nextExpiry: z.nullable(z.int()),
      }),
    ),
  }),
})

const HISTORY_SIZE = 20
export const history = endpoint({
  ...member,
  summary: 'What the member has claimed, newest first',
  relay: 'PROMOFE_getClaimHistory',
  aliases: ['PROMOFE_getTicketHistories'],
  query: z.object(reportPageQuery(HISTORY_SIZE)),
  value: z.object({
    content: z.array(z.object({ ...ticket.shape, claimedDate: z.int() })),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
})

/** Public codes; codes given only to some members are not listed. */
export const codes = endpoint({
  ...member,
  summary: 'Promotion codes the member can enter',
  relay: 'PROMOFE_getPromoCode',
  value: z.array(
    z.object({
      promoCode: z.string(),
      /** What the code gives. */
      description: z.string(),
    }),
  ),
})

export const issued = endpoint({
  ...member,
  summary: 'What the member can claim, of one type or all',
  relay: 'MCSFE_getClaimPromotion',
  moduleId: 'REWCEN3',
  query: z.object({
    promotionType: z.optional(text(TYPE_MAX)),
    /** Only of this status. */
    status: z.optional(text(TYPE_MAX)),
  }),
  value: z.array(z.object({ rewardId: z.int(), promotionType: rewardTemplate })),
})

export const claimIssued = endpoint({
  ...claims,
  summary: 'Claim one of these',
  relay: 'MCSFE_claimIssuedPromotion',
  moduleId: 'REWCEN3',
  body: z.object({
    promotionClaimId: textOrNumber(CLAIM_ID_MAX, 1),
    promotionType: z.optional(text(TYPE_MAX)),
    ipAddress: z.optional(text(64)),
  }),
  value: claimResult,
  errors: CLAIM_ERRORS,
})

/**
 * The member gives up a ticket that can be claimed, for good. It becomes EXPIRED and can't be claimed; its amount goes back to
 * the campaign's budget, and no other ticket is issued for the same campaign and period: nothing is drawn again, and a spin's
 * prize is not revealed. A repeated call, or one for an expired ticket, gets the same answer and changes nothing. A claimed
 * ticket is refused (exchanges for points, envelopes of a rain and codes are claimed at once); an order of goods for points is
 * cancelled by `/wps/points/orders/cancel`. Either field names the ticket; both only if they name the same one.
 */
export const cancelTicket = endpoint({
  ...claims,
  summary: 'Give up a ticket',
  relay: 'MCSFE_cancelTicket',
  body: z.object({
    transactionId: z.optional(textOrNumber(CLAIM_ID_MAX)),
    ticketId: z.optional(textOrNumber(CLAIM_ID_MAX)),
    isApp: z.optional(wireFlag),
  }),
  value: z.object({
    ticketId: z.int(),
    transactionId: z.string(),
    type: rewardTemplate,
    name: z.string(),
    /** Always EXPIRED. */
    status: z.literal('EXPIRED'),
  }),
  errors: ['no.data', 'prom.ticket.claimed'],
})

/** Mails contain claims; the mail reader asks for the status of each. */
export const claimStatus = endpoint({
  ...member,
  method: 'POST',
  summary: 'What became of claims',
  relay: 'PROMOFE_queryPromotionClaimStatus',
  body: z.object({
    promotionClaimList: z
      .array(z.object({ promoType: z.optional(text(TYPE_MAX)), claimId: textOrNumber(CLAIM_ID_MAX, 1) }))
      .check(z.maxLength(MAX_ASKED)),
  }),
  /** In the order of the request; unknown claims and those of other members are expired. */
  value: z.array(
    z.object({ claimId: z.string(), claimStatus: z.enum(['CLAIMABLE', 'CLAIMED', 'EXPIRED']), expiredDate: z.nullable(z.int()) }),
  ),
})
