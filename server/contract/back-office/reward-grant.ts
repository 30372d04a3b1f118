/**
 * Gifts to many members at once: a campaign of the template GIFT says what a gift is, a grant says who gets it. Operators choose the
 * members by a list or a filter, see what it may cost, and above a sum a day a second operator confirms.
 */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery, backOfficeSpan } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { MAX_RANKS, paidAs } from '../rewards/reward/reward-template.ts'
import { rowId } from '../row-id.ts'
import { money, MONEY_SCALE, moneyInput, text, wholeNumber } from '../wire.ts'
import { contentId } from './content-management/content-management.ts'
import { memberTag } from './player-profile/player-note.ts'

/** Members of a list, and of a filter. */
export const MAX_LISTED = 5_000
export const MAX_FILTERED = 20_000
export const MAX_LIST_TEXT = 200_000
/** How far back deposits, bets and logins are looked at. */
export const MAX_GRANT_DAYS = 365
export const GRANT_REASON_MAX = 200
export const GRANT_REASON_MIN = 5
/** Lines of a list that are told to be wrong. */
const MAX_PROBLEMS = 50
/** Of one member. */
export const giftAmount = moneyInput.check(z.gte(1n), z.lte(100_000_000n * MONEY_SCALE))

/** `yyyy-MM-dd` */
const calendarDay = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const days = wholeNumber(MAX_GRANT_DAYS, 1)
/** In the last days, today included: at least this sum. */
const atLeast = z.object({
  /** How many days are looked at, today included. */
  days,
  /** The least that the sum must be. */
  least: giftAmount,
})

/** Members who may play and fit all that is given; test and trial accounts never do. */
export const grantFilter = z.object({
  tag: z.optional(memberTag),
  /** Of the VIP room; 1 = everyone's. */
  minRank: z.optional(wholeNumber(MAX_RANKS, 1)),
  /** Days of the merchant's calendar, both inclusive. */
  registeredFrom: z.optional(calendarDay),
  registeredTo: z.optional(calendarDay),
  /** Logged in within these days; not logged in for so many. */
  seenWithin: z.optional(days),
  awayFor: z.optional(days),
  /** Only members who have deposited so much. */
  deposits: z.optional(atLeast),
  /** Only members who have bet so much. */
  bets: z.optional(atLeast),
})
export type GrantFilter = z.infer<typeof grantFilter>

const stored = z.object({
  /** How many days are looked at, today included. */
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
  /** Only members who have deposited so much. */
  deposits: z.optional(stored),
  /** Only members who have bet so much. */
  bets: z.optional(stored),
})

/**
 * LIST: a member a line, by name or as `#` and its id, with an amount of its own after a comma, semicolon or tab; `amount` is that of lines without
 * one. FILTER: all get `amount`.
 */
export const grantChoice = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('LIST'),
    /** A member a line: a username, or # and an id; after a comma an amount of its own. */
    list: text(MAX_LIST_TEXT, 1),
    /** What lines without an amount of their own get. */
    amount: z.optional(giftAmount),
  }),
  z.object({
    by: z.literal('FILTER'),
    filter: grantFilter,
    /** What each of them gets. */
    amount: giftAmount,
  }),
])
export type GrantChoice = z.output<typeof grantChoice>

/** Why a line of a list is wrong: no such member, named twice, no amount, no amount that can be read, more than a gift may be. */
export const grantProblem = z.enum(['UNKNOWN', 'TWICE', 'NO_AMOUNT', 'AMOUNT', 'TOO_MUCH'])
export type GrantProblem = z.infer<typeof grantProblem>
/** Why a member of a list gets nothing: not active, on a break from playing, a trial account. */
export const grantLeftOut = z.enum(['INACTIVE', 'BREAK', 'TRIAL'])
export type GrantLeftOut = z.infer<typeof grantLeftOut>

export const GRANT_STATES = ['PROPOSED', 'GIVING', 'GIVEN', 'REJECTED', 'STOPPED'] as const
/** GIVING: confirmed, and its tickets are being issued. STOPPED: what had not been claimed was taken back. */
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
  /** Who was chosen, and what they get together. */
  members: z.int(),
  total: money,
  /** With a ticket; without one because they could not get it any more. */
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

/** WAITING: no ticket yet. AVAILABLE: can be claimed. LEFT_OUT: could not get it any more. */
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

/** What can be given now. */
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
        /** Of its budget, what is not promised yet. */
        left: money,
      }),
    ),
  }),
})

const chosen = { campaignId: contentId, choice: grantChoice }

/** Nothing is written. A list with a problem can't be given. */
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
    /** Wrong lines of the list, the first ones, and how many there are. */
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
    /** Of the list: members who can't get it now. */
    leftOut: z.array(z.object({ memberId: z.int(), username: z.string(), reason: grantLeftOut })),
    leftOutCount: z.int(),
    /** Of the campaign's budget, after this. Below 0 = it can't be given. */
    budgetAfter: money,
    /** What it is worth to members who all claim it and play it best (BON-06). */
    worth: money,
    /** Of the campaign's earlier gifts that were claimed or expired, the share that was claimed, in parts per million; null = none yet. */
    claimedShare: z.nullable(z.int()),
    /** What it costs if as many claim it as before; null where there are no earlier gifts. */
    expected: z.nullable(money),
    needsSecond: z.boolean(),
  }),
  errors: ['no.data', 'grant.campaign.off', 'grant.too.many'],
})

/** Given at once within what the caller may give alone; otherwise it waits for another operator. */
export const proposeGrant = endpoint({
  ...operator,
  summary: 'Give a gift to many members, or propose to',
  method: 'POST',
  path: place,
  body: z.object({
    ...chosen,
    /** As the forecast said: if others are chosen by now, it is refused. */
    members: wholeNumber(MAX_FILTERED, 1),
    total: moneyInput,
    reason: text(GRANT_REASON_MAX, GRANT_REASON_MIN),
    /** Repeated, the first answer is given again. */
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
