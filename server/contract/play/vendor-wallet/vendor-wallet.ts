/**
 * The seamless wallet API for vendors (WAL-01 to WAL-14): a vendor's server asks it who plays, takes stakes and pays wins.
 * Calls are signed: `X-Signature: vendor=<code>,t=<epoch ms>,v2=<hex HMAC-SHA256 of "<t>.POST.<path>.<raw body>" with the vendor's key>`.
 * Every answer is HTTP 200 with a `status`; after anything else (5xx, 429, no answer), retry with the same `requestId`.
 * Amounts are whole numbers of 1/10 000 of the currency's unit.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire.ts'

/** Up to 10¹⁵: a hundred billion units. */
const MOST = 1_000_000_000_000_000
/**
 * A repeated request gets the same answer for this long; a vendor must remember its requests at least as long (WAL-02: at least
 * four months).
 */
export const ANSWERS_KEPT_DAYS = 130
const amount = z.int().check(z.gte(0), z.lte(MOST))
/** The vendor's own ids of requests, transactions and rounds. The platform's own contain a space, so that the two never clash. */
export const VENDOR_ID_MAX = 255
const id = text(VENDOR_ID_MAX, 1).check(z.regex(/^[!-~]+$/))

export const VENDOR_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  /** No such vendor, or its access is switched off. */
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  /** Unknown, used, or of another player, vendor or game. */
  'RS_ERROR_INVALID_TOKEN',
  /** The player has left: no more bets; wins and rollbacks are still taken. */
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  /** Under maintenance, or switched off. */
  'RS_ERROR_GAME_CLOSED',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  /** Locked, frozen or self-excluded. */
  'RS_ERROR_USER_DISABLED',
  /** A limit of play, a reminder, or the terms of a bonus: `reason` says which. */
  'RS_ERROR_LIMIT_REACHED',
  /** The id was used for something else. */
  'RS_ERROR_DUPLICATE_REQUEST',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  /** The bet was rolled back, perhaps before it arrived. */
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  /** A win, or the end, of a round without a bet. */
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  /** The round is another player's, or of another game. */
  'RS_ERROR_INVALID_ROUND',
  'RS_ERROR_ROUND_CLOSED',
  /** The round has won: its bets then stand, by the contract with the vendor. */
  'RS_ERROR_ROLLBACK_REFUSED',
] as const
export const vendorStatus = z.enum(VENDOR_STATUSES)
export type VendorStatus = z.infer<typeof vendorStatus>

/** Why money may come without a bet (WAL-08). */
export const freeReason = z.enum(['FREE_ROUND', 'JACKPOT', 'PROMOTION'])
export type FreeReason = z.infer<typeof freeReason>

const request = {
  /** The vendor's id of the call, e.g. `call-1`: a repeated call gets the same answer, and moves money once. */
  requestId: id,
}
const player = {
  ...request,
  /** The player, e.g. `1`, as the answer to authenticate says; must own the token (WAL-14). */
  user: text(20, 1),
  /** The token of the session that authenticate opened. */
  token: text(2_000, 1),
}
const inRound = {
  ...player,
  /** The game of the session. */
  gameCode: text(64, 1),
  /** The vendor's id of the round, e.g. `round-1`. */
  round: id,
}
const money = {
  /** The player's currency. */
  currency: text(8, 1),
}
const made = {
  /** The vendor's id of the transaction, e.g. `round-1:bet`: executed once, even if several requests name it. */
  transaction: id,
}
const ending = {
  /** This call ends the round. */
  roundClosed: z._default(z.boolean(), false),
}

export const bodies = {
  authenticate: z.object({
    ...request,
    /** The launch parameter of the address that opened the game. */
    launchToken: text(200, 1),
  }),
  balance: z.object(player),
  debit: z.object({
    ...inRound,
    ...money,
    ...made,
    /** The stake; 0 opens a round without one. */
    amount,
    ...ending,
  }),
  credit: z.object({
    ...inRound,
    ...money,
    ...made,
    /** The win; 0 says that there is none. */
    amount,
    ...ending,
    /** Why money comes without a bet. */
    reason: z.optional(freeReason),
  }),
  /** Bet and win of a round in one call: the usual spin of a slot. */
  debitCredit: z.object({
    ...inRound,
    ...money,
    ...made,
    /** The stake. */
    debit: amount,
    /** The win; 0 says that there is none. */
    credit: amount,
    ...ending,
  }),
  rollback: z.object({
    ...inRound,
    /** The transaction to roll back, e.g. `round-1:bet`. */
    transaction: id,
  }),
  closeRound: z.object(inRound),
}
export type VendorCall = keyof typeof bodies
export type VendorBody<Call extends VendorCall> = z.output<(typeof bodies)[Call]>

export const vendorAnswer = z.object({
  /** `RS_OK` or why it was not done. */
  status: vendorStatus,
  /** As it was sent; null if it could not be read. */
  requestId: z.nullable(z.string()),
  user: z.optional(z.string()),
  currency: z.optional(z.string()),
  /** The balance after the call, with any status (WAL-04, WAL-11). A whole number; every stored sum fits. */
  balance: z.optional(z.number()),
  /** Our own error code, which a player's support can look up. */
  reason: z.optional(z.string()),
  /** Only in the answer to `authenticate`. */
  session: z.optional(
    z.object({
      /** The token of the vendor's calls for this player. */
      token: z.string(),
      gameCode: z.string(),
      /** In the player's language. */
      gameName: z.string(),
      mode: z.enum(['REAL', 'TRIAL']),
      language: z.string(),
      username: z.string(),
      backUrl: z.string(),
      /** The merchant's rules of play (RG-12, RG-13): without it, no autoplay and nothing that shortens a spin. */
      hasAutoPlay: z.boolean(),
      /** The shortest time from the start of a spin to the start of the next. */
      leastSpinMs: z.int(),
    }),
  ),
})
export type VendorAnswer = z.output<typeof vendorAnswer>

const call = (path: string, signedBody: (typeof bodies)[VendorCall], summary: string) =>
  endpoint({
    method: 'POST',
    path: `/vendor-wallet/v1/${path}`,
    summary,
    tier: 'vendor',
    framing: 'bare',
    merchantOptional: true,
    isRawBody: true,
    body: z.string(),
    signedBody,
    value: vendorAnswer,
  })

export const authenticate = call(
  'authenticate',
  bodies.authenticate,
  'A vendor exchanges the one-time token of a launch for a session',
)
export const balance = call('balance', bodies.balance, 'A vendor asks for the balance of a player')
export const debit = call('debit', bodies.debit, 'A vendor takes a stake')
export const credit = call('credit', bodies.credit, 'A vendor pays a win')
export const debitCredit = call('debit-credit', bodies.debitCredit, 'A vendor takes a stake and pays its win at once')
export const rollback = call('rollback', bodies.rollback, 'A vendor takes a transaction back')
export const closeRound = call('close-round', bodies.closeRound, 'A vendor ends a round')

export const vendorCalls = { authenticate, balance, debit, credit, debitCredit, rollback, closeRound } as const satisfies Record<
  VendorCall,
  unknown
>
