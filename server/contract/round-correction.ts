/** Settled bets put right by the house: voided, or settled anew; one operator proposes, another confirms (LED-02, LED-17). */
import * as z from 'zod/mini'
import { CONSOLE_PAGE_SIZE, consoleDays, consolePage, consolePageQuery, consoleSpan } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { correctionKind, roundMark } from './round-mark.ts'
import { money, moneyInput, text, textOrNumber, wholeNumber, wireFlag } from './wire.ts'

export const CORRECTION_STATES = ['PROPOSED', 'CONFIRMED', 'REJECTED'] as const
export const correctionState = z.enum(CORRECTION_STATES)
export const CORRECTION_REASON_MAX = 200
const MAX_SIZE = 200
const MAX_MEMBER_ID = 2_147_483_647

/** A settled round as it stands now. */
export const consoleRound = z.object({
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
  /** A correction waits for a second operator. */
  waits: z.boolean(),
})
export type ConsoleRound = z.output<typeof consoleRound>

export const correctionRequest = z.object({
  id: z.string(),
  roundId: z.string(),
  memberId: z.int(),
  username: z.string(),
  kind: correctionKind,
  /** What it pays then. */
  payout: money,
  takesPart: z.boolean(),
  reason: z.string(),
  state: correctionState,
  proposedBy: z.string(),
  proposedAt: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.int()),
  answer: z.string(),
  /** What the wallet did not have, and the house let go. */
  waived: money,
  /** The one who looks may decide: it is another's, and still open. */
  canDecide: z.boolean(),
})
export type CorrectionRequest = z.output<typeof correctionRequest>

const posting = z.object({
  id: z.string(),
  at: z.int(),
  code: z.string(),
  account: z.string(),
  amount: money,
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
  /** Who confirmed it. */
  by: z.string(),
})

/** A round with all that is known of it. */
export const roundFile = z.object({
  round: consoleRound,
  /** As the game shows it, where it has one: 49.50. */
  outcome: z.nullable(z.string()),
  algorithm: z.string(),
  balanceBefore: money,
  balanceAfter: money,
  /** What the wallet it was played with has now: as much can be taken back. */
  available: money,
  /** Its own, and those of its corrections; the member's and the house's. */
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
  ...consoleDays,
}
const looks = { auth: 'operator', permission: 'members.read', method: 'GET' } as const
const deed = { auth: 'operator', permission: 'bets.correct', method: 'POST' } as const

export const roundCorrectionEndpoints = {
  /** Of everybody: real players alone, by when they settled. Of one member, or one round: trial and test too. */
  rounds: endpoint({
    ...looks,
    summary: 'Settled rounds, newest first; `next` leads to those before the last one',
    path: '/wps/operator/rounds',
    query: z.object({
      size: z._default(wholeNumber(MAX_SIZE, 1), CONSOLE_PAGE_SIZE),
      after: z.optional(text(40)),
      username: z.optional(text(64)),
      /** An agent: bets of its own and of whoever stood below it when they bet. */
      team: z.optional(text(64)),
      roundId: z.optional(textOrNumber(20)),
      gameCode: z.optional(text(64)),
      ...consoleDays,
      ...consoleSpan,
    }),
    value: z.object({ list: z.array(consoleRound), next: z.nullable(z.string()) }),
    errors: ['request.param.err'],
  }),
  round: endpoint({
    ...looks,
    summary: 'One settled round: outcome, postings, corrections',
    path: '/wps/operator/round',
    query: z.object(id),
    value: roundFile,
    errors: ['no.data'],
  }),
  list: endpoint({
    ...looks,
    summary: 'Corrections of bets that were proposed, newest first',
    path: '/wps/operator/round-corrections',
    query: z.object({ ...consolePageQuery, ...filters }),
    value: consolePage(correctionRequest),
    errors: ['request.param.err'],
  }),
  file: endpoint({
    ...looks,
    summary: 'The same as a file, every row',
    path: '/wps/operator/round-corrections/export',
    framing: 'csv',
    query: z.object({ ...consoleSpan, ...filters }),
    value: z.string(),
    errors: ['request.param.err'],
  }),
  propose: endpoint({
    ...deed,
    summary: 'Propose to void a bet, or to settle it anew with another payout',
    path: '/wps/operator/round-corrections',
    body: z.object({
      roundId: textOrNumber(20, 1),
      kind: correctionKind,
      /** Of a RESETTLE. */
      payout: z.optional(moneyInput),
      /** Where the wallet has too little: take what is there, and let the rest go. */
      takesPart: z._default(wireFlag, false),
      reason: text(CORRECTION_REASON_MAX, 5),
    }),
    value: correctionRequest,
    errors: ['no.data', 'request.param.err', 'correction.unchanged', 'correction.void.stays', 'correction.waits'],
  }),
  confirm: endpoint({
    ...deed,
    summary: 'Confirm what another operator proposed: the money moves, and all that was reckoned from the bet follows',
    path: '/wps/operator/round-corrections/confirm',
    body: z.object(id),
    value: correctionRequest,
    errors: ['no.data', 'review.decided', 'review.own', 'correction.unchanged', 'correction.money.gone'],
  }),
  reject: endpoint({
    ...deed,
    summary: 'Turn a correction down, or take the own one back',
    path: '/wps/operator/round-corrections/reject',
    body: z.object({ ...id, reason: text(CORRECTION_REASON_MAX, 3) }),
    value: correctionRequest,
    errors: ['no.data', 'review.decided'],
  }),
}
