/** Corrections of settled bets: voided or resettled; one operator proposes, another confirms (LED-02, LED-17). */
import * as z from 'zod/mini'
import {
  BACK_OFFICE_PAGE_SIZE,
  backOfficeDays,
  backOfficePage,
  backOfficePageQuery,
  backOfficeSpan,
} from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { correctionKind, roundMark } from '../play/bet-record/round-mark.ts'
import { money, moneyInput, text, textOrNumber, wholeNumber, wireFlag } from '../wire.ts'

/** PROPOSED: waits for another operator, who confirms or rejects it. */
export const CORRECTION_STATES = ['PROPOSED', 'CONFIRMED', 'REJECTED'] as const
export const correctionState = z.enum(CORRECTION_STATES)
export const CORRECTION_REASON_MAX = 200
const MAX_SIZE = 200
const MAX_MEMBER_ID = 2_147_483_647

/** A settled round in its current state. */
export const backOfficeRound = z.object({
  id: z.string(),
  betAt: z.int(),
  settledAt: z.int(),
  memberId: z.int(),
  username: z.string(),
  gameCode: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  stake: money,
  payout: money,
  isTrial: z.boolean(),
  isTest: z.boolean(),
  mark: z.nullable(roundMark),
  /** Whether a correction waits for a second operator. */
  waits: z.boolean(),
})
export type BackOfficeRound = z.output<typeof backOfficeRound>

export const correctionRequest = z.object({
  id: z.string(),
  roundId: z.string(),
  memberId: z.int(),
  username: z.string(),
  kind: correctionKind,
  /** The payout after the correction. */
  payout: money,
  takesPart: z.boolean(),
  reason: z.string(),
  state: correctionState,
  proposedBy: z.string(),
  proposedAt: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.int()),
  answer: z.string(),
  /** What the wallet could not cover and the house waived. */
  waived: money,
  /** Whether the caller may decide: the request is open and made by another operator. */
  canDecide: z.boolean(),
})
export type CorrectionRequest = z.output<typeof correctionRequest>

const posting = z.object({
  id: z.string(),
  at: z.int(),
  /** What the posting is: `BET`, `BET_VOID` and so on. */
  code: z.string(),
  /** The ledger account: a wallet of the member, or one of the house. */
  account: z.string(),
  amount: money,
  /** The balance after it; null for accounts of the house. */
  balanceAfter: z.nullable(money),
})
const correction = z.object({
  id: z.string(),
  at: z.int(),
  kind: correctionKind,
  stakeBefore: money,
  payoutBefore: money,
  stake: money,
  payout: money,
  reason: z.string(),
  /** The operator who confirmed it. */
  by: z.string(),
})

/** A round with all its details. */
export const roundFile = z.object({
  round: backOfficeRound,
  /** The outcome as the game shows it, if it has one: 49.50. */
  outcome: z.nullable(z.string()),
  algorithm: z.string(),
  balanceBefore: money,
  balanceAfter: money,
  /** The current balance of the wallet the round was played with: the most that can be taken back. */
  available: money,
  /** Postings of the round and its corrections, for the member and the house. */
  postings: z.array(posting),
  corrections: z.array(correction),
  /** Newest first. */
  requests: z.array(correctionRequest),
})
export type RoundFile = z.output<typeof roundFile>

const id = { id: textOrNumber(20, 1) }
const filters = {
  state: z.optional(correctionState),
  kind: z.optional(correctionKind),
  memberId: z.optional(wholeNumber(MAX_MEMBER_ID, 1)),
  ...backOfficeDays,
}
const looks = { auth: 'operator', permission: 'members.read', method: 'GET' } as const
const action = { auth: 'operator', permission: 'bets.correct', method: 'POST' } as const

/** Without a member or round: rounds of real players only, by the time they settled. With one: trial and test players too. */
export const rounds = endpoint({
  ...looks,
  summary: 'Settled rounds, newest first; `next` leads to the next page',
  path: '/wps/operator/rounds',
  query: z.object({
    size: z._default(wholeNumber(MAX_SIZE, 1), BACK_OFFICE_PAGE_SIZE),
    /** The value of next on the previous page. */
    after: z.optional(text(40)),
    username: z.optional(text(64)),
    /** An agent: its own bets, and those of members who were in its downline when they bet. */
    team: z.optional(text(64)),
    roundId: z.optional(textOrNumber(20)),
    gameCode: z.optional(text(64)),
    ...backOfficeDays,
    ...backOfficeSpan,
  }),
  value: z.object({
    list: z.array(backOfficeRound),
    /** Sent as after to get the next page; null = last page. */
    next: z.nullable(z.string()),
  }),
  errors: ['request.param.err'],
})

export const round = endpoint({
  ...looks,
  summary: 'A settled round: outcome, postings, corrections',
  path: '/wps/operator/round',
  query: z.object(id),
  value: roundFile,
  errors: ['no.data'],
})

export const list = endpoint({
  ...looks,
  summary: 'Proposed bet corrections, newest first',
  path: '/wps/operator/round-corrections',
  query: z.object({ ...backOfficePageQuery, ...filters }),
  value: backOfficePage(correctionRequest),
  errors: ['request.param.err'],
})

export const file = endpoint({
  ...looks,
  summary: 'Bet corrections as a file, every row',
  path: '/wps/operator/round-corrections/export',
  framing: 'csv',
  query: z.object({ ...backOfficeSpan, ...filters }),
  value: z.string(),
  errors: ['request.param.err'],
})

export const propose = endpoint({
  ...action,
  summary: 'Propose to void a bet, or to resettle it with another payout',
  path: '/wps/operator/round-corrections',
  body: z.object({
    roundId: textOrNumber(20, 1),
    kind: correctionKind,
    /** Required for RESETTLE. */
    payout: z.optional(moneyInput),
    /** If the wallet has too little, take what it has and waive the rest. */
    takesPart: z._default(wireFlag, false),
    reason: text(CORRECTION_REASON_MAX, 5),
  }),
  value: correctionRequest,
  errors: ['no.data', 'request.param.err', 'correction.unchanged', 'correction.void.stays', 'correction.waits'],
})

export const confirm = endpoint({
  ...action,
  summary: 'Confirm another operator’s proposal: the money moves, and everything calculated from the bet is updated',
  path: '/wps/operator/round-corrections/confirm',
  body: z.object(id),
  value: correctionRequest,
  errors: ['no.data', 'review.decided', 'review.own', 'correction.unchanged', 'correction.money.gone'],
})

export const reject = endpoint({
  ...action,
  summary: 'Reject a correction, or withdraw one’s own',
  path: '/wps/operator/round-corrections/reject',
  body: z.object({ ...id, reason: text(CORRECTION_REASON_MAX, 3) }),
  value: correctionRequest,
  errors: ['no.data', 'review.decided'],
})
