/**
 * Gifts to many members at once: a GIFT campaign defines the gift, a grant says who gets it. Operators choose members by a list
 * or a filter and see the possible cost; above a daily sum, a second operator confirms.
 */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery, backOfficeSpan } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { MAX_RANKS, paidAs } from '../rewards/reward/reward-template.ts'
import { rowId } from '../row-id.ts'
import { money, MONEY_SCALE, moneyInput, text, wholeNumber } from '../wire.ts'
import { contentId } from './content-management/content-management.ts'
import { memberTag } from './player-profile/player-note.ts'

/** Most members in a list, and by a filter. */
export const MAX_LISTED = 5_000
export const MAX_FILTERED = 20_000
export const MAX_LIST_TEXT = 200_000
/** Most days a filter may look back for deposits, bets and logins. */
export const MAX_GRANT_DAYS = 365
export const GRANT_REASON_MAX = 200
export const GRANT_REASON_MIN = 5
/** Most wrong lines of a list that are reported. */
const MAX_PROBLEMS = 50
/** The amount for one member. */
export const giftAmount = moneyInput.check(z.gte(1n), z.lte(100_000_000n * MONEY_SCALE))

/** `yyyy-MM-dd` */
const calendarDay = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const days = wholeNumber(MAX_GRANT_DAYS, 1)
/** At least this sum in the last days, including today. */
const atLeast = z.object({
  /** The number of days, including today. */
  days,
  /** The lowest sum that matches. */
  least: giftAmount,
})

/** Members who may play and match all filters; test and trial accounts never match. */
export const grantFilter = z.object({
  tag: z.optional(memberTag),
  /** Lowest rank in the VIP room; 1 = every member. */
  minRank: z.optional(wholeNumber(MAX_RANKS, 1)),
  /** Days of the merchant's calendar, both inclusive. */
  registeredFrom: z.optional(calendarDay),
  registeredTo: z.optional(calendarDay),
  /** Logged in within this many days; not logged in for this many days. */
  seenWithin: z.optional(days),
  awayFor: z.optional(days),
  /** Only members who have deposited at least this much. */
  deposits: z.optional(atLeast),
  /** Only members who have bet at least this much. */
  bets: z.optional(atLeast),
})
export type GrantFilter = z.infer<typeof grantFilter>

const stored = z.object({
  /** The number of days, including today. */
  days: z.int(),
  least: money,
})
/** The stored form has no limits: they apply to input. */
export const storedGrantFilter = z.object({
  tag: z.optional(z.string()),
  minRank: z.optional(z.int()),
  registeredFrom: z.optional(z.string()),
  registeredTo: z.optional(z.string()),
  seenWithin: z.optional(z.int()),
  awayFor: z.optional(z.int()),
  /** Only members who have deposited at least this much. */
  deposits: z.optional(stored),
  /** Only members who have bet at least this much. */
  bets: z.optional(stored),
})

/**
 * LIST: one member per line, by name or as `#` and an id, optionally with an amount after a comma, semicolon or tab; `amount` is
 * for lines without one. FILTER: all get `amount`.
 */
export const grantChoice = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('LIST'),
    /** One member per line: a username, or # and an id; optionally an amount after a comma. */
    list: text(MAX_LIST_TEXT, 1),
    /** The amount for lines without their own. */
    amount: z.optional(giftAmount),
  }),
  z.object({
    by: z.literal('FILTER'),
    filter: grantFilter,
    /** The amount for each of them. */
    amount: giftAmount,
  }),
])
export type GrantChoice = z.output<typeof grantChoice>

/** Why a line of a list is wrong: no such member, listed twice, no amount, unreadable amount, more than a gift may be. */
export const grantProblem = z.enum(['UNKNOWN', 'TWICE', 'NO_AMOUNT', 'AMOUNT', 'TOO_MUCH'])
export type GrantProblem = z.infer<typeof grantProblem>
/** Why a member of a list gets nothing: not active, on a break from playing, a trial account. */
export const grantLeftOut = z.enum(['INACTIVE', 'BREAK', 'TRIAL'])
export type GrantLeftOut = z.infer<typeof grantLeftOut>

export const GRANT_STATES = ['PROPOSED', 'GIVING', 'GIVEN', 'REJECTED', 'STOPPED'] as const
/** GIVING: confirmed, and its tickets are being issued. STOPPED: unclaimed tickets were taken back. */
export const grantState = z.enum(GRANT_STATES)
export type GrantState = z.infer<typeof grantState>

export const grant = z.object({
  id: z.string(),
  campaignId: z.int(),
  title: z.string(),
  state: grantState,
  by: z.enum(['LIST', 'FILTER']),
  /** Null for a list. */
  filter: z.nullable(storedGrantFilter),
  /** The number of chosen members, and the total they get. */
  members: z.int(),
  total: money,
  /** Members with a ticket, and members who could no longer get one. */
  given: z.int(),
  leftOut: z.int(),
  claimed: z.int(),
  claimedAmount: money,
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.int()),
  stoppedBy: z.nullable(z.string()),
  stoppedAt: z.nullable(z.int()),
  /** Why it was rejected or stopped. */
  answer: z.string(),
  /** Whether the caller may confirm it, and whether it can be stopped. */
  canDecide: z.boolean(),
  canStop: z.boolean(),
})
export type Grant = z.infer<typeof grant>

const operator = { auth: 'operator', permission: 'money.adjust' } as const
const reader = { auth: 'operator', permission: 'members.read', method: 'GET' } as const
const place = '/wps/operator/reward-grants'
const id = { id: rowId }

export const grants = endpoint({
  ...reader,
  summary: 'Gifts to many members at once, newest first',
  path: place,
  query: z.object({ ...backOfficePageQuery, state: z.optional(grantState), campaignId: z.optional(contentId) }),
  value: backOfficePage(grant),
})

export const oneGrant = endpoint({
  ...reader,
  summary: 'One of them',
  path: `${place}/one`,
  query: z.object(id),
  value: grant,
  errors: ['no.data'],
})

/** WAITING: no ticket yet. AVAILABLE: can be claimed. LEFT_OUT: could no longer get it. */
export const grantLineState = z.enum(['WAITING', 'AVAILABLE', 'CLAIMED', 'EXPIRED', 'LEFT_OUT'])
export type GrantLineState = z.infer<typeof grantLineState>

/** By member, from the first. */
export const grantLines = endpoint({
  ...reader,
  summary: 'Who gets a gift of a grant, and what became of it',
  path: `${place}/lines`,
  query: z.object({ ...id, ...backOfficePageQuery }),
  value: backOfficePage(
    z.object({ memberId: z.int(), username: z.string(), amount: money, state: grantLineState, claimedAt: z.nullable(z.int()) }),
  ),
  errors: ['no.data'],
})

export const grantFile = endpoint({
  ...reader,
  summary: 'The same as a file, every row',
  path: `${place}/export`,
  framing: 'csv',
  query: z.object({ ...id, ...backOfficeSpan }),
  value: z.string(),
  errors: ['no.data'],
})

/** Gift campaigns that can be given now. */
export const giftCampaigns = endpoint({
  ...operator,
  summary: 'Campaigns of gifts that are on, and what the caller may still give today without a second operator',
  method: 'GET',
  path: `${place}/campaigns`,
  value: z.object({
    aloneLeft: money,
    campaigns: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        /** The most a gift may be. */
        most: money,
        days: z.int(),
        paidAs,
        turnoverTimes: z.int(),
        /** The part of its budget that is not promised yet. */
        left: money,
      }),
    ),
  }),
})

const chosen = { campaignId: contentId, choice: grantChoice }

/** Writes nothing. A list with a problem can't be given. */
export const forecastGrant = endpoint({
  ...operator,
  summary: 'Who would get a gift, and what it may cost',
  method: 'POST',
  path: `${place}/forecast`,
  body: z.object(chosen),
  value: z.object({
    /** How many members would get it. */
    members: z.int(),
    total: money,
    /** The first wrong lines of the list, and the number of all wrong lines. */
    problems: z
      .array(
        z.object({
          /** The number of the line, from 1. */
          line: z.int(),
          text: z.string(),
          problem: grantProblem,
        }),
      )
      .check(z.maxLength(MAX_PROBLEMS)),
    problemCount: z.int(),
    /** Members of the list who can't get it now. */
    leftOut: z.array(z.object({ memberId: z.int(), username: z.string(), reason: grantLeftOut })),
    leftOutCount: z.int(),
    /** The campaign's budget left after this grant. Below 0 = it can't be given. */
    budgetAfter: money,
    /** What it is worth if all members claim it and play it best (BON-06). */
    worth: money,
    /** The claimed share of the campaign's earlier gifts that were claimed or expired, in parts per million; null = none yet. */
    claimedShare: z.nullable(z.int()),
    /** What it costs if as many claim it as before; null if there are no earlier gifts. */
    expected: z.nullable(money),
    needsSecond: z.boolean(),
  }),
  errors: ['no.data', 'grant.campaign.off', 'grant.too.many'],
})

/** Gives at once if the caller may give this much alone; otherwise it waits for another operator. */
export const proposeGrant = endpoint({
  ...operator,
  summary: 'Give a gift to many members, or propose to',
  method: 'POST',
  path: place,
  body: z.object({
    ...chosen,
    /** The number the forecast gave, like the total: if either has changed since, the call is refused. */
    members: wholeNumber(MAX_FILTERED, 1),
    total: moneyInput,
    reason: text(GRANT_REASON_MAX, GRANT_REASON_MIN),
    /** A repeated id returns the first answer. */
    requestId: text(64, 8).check(z.regex(/^[\w-]+$/)),
  }),
  value: grant,
  errors: [
    'no.data',
    'request.param.err',
    'grant.campaign.off',
    'grant.too.many',
    'grant.changed',
    'grant.budget',
    'idempotency.key.reused',
  ],
})

export const confirmGrant = endpoint({
  ...operator,
  summary: 'Confirm another operator’s proposal; its members get their gifts',
  method: 'POST',
  path: `${place}/confirm`,
  body: z.object(id),
  value: grant,
  errors: ['no.data', 'review.decided', 'review.own', 'grant.campaign.off', 'grant.budget'],
})

const why = { reason: text(GRANT_REASON_MAX, 3) }
export const rejectGrant = endpoint({
  ...operator,
  summary: 'Reject a proposal, or withdraw one’s own',
  method: 'POST',
  path: `${place}/reject`,
  body: z.object({ ...id, ...why }),
  value: grant,
  errors: ['no.data', 'review.decided'],
})

/** Members keep what they have claimed. */
export const stopGrant = endpoint({
  ...operator,
  summary: 'Stop a grant, and take back what has not been claimed',
  method: 'POST',
  path: `${place}/stop`,
  body: z.object({ ...id, ...why }),
  value: grant,
  errors: ['no.data', 'review.decided'],
})
