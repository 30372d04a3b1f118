/** What a vendor's server remembers between two buttons of the simulator. Pure. */
import * as z from 'zod'
import { bodies, type VendorCall, type VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'

export const BUTTONS = [
  'BALANCE',
  'BET',
  'WIN',
  'LOSE',
  'BET_AND_WIN',
  'CLOSE',
  'ROLL_BACK',
  'ROLL_BACK_FIRST',
  'REORDER',
  'REPEAT',
  'DELAY',
  'DIE',
  'EXPIRED_TOKEN',
  'WRONG_TOKEN',
] as const
export type Button = (typeof BUTTONS)[number]

/** A call as sent; a repeat sends the same text. */
export const sentCall = z.object({
  call: z.custom<VendorCall>((name) => typeof name === 'string' && Object.hasOwn(bodies, name)),
  text: z.string(),
  round: z.string().optional(),
  transaction: z.string().optional(),
  endsRound: z.boolean(),
})
export type SentCall = z.infer<typeof sentCall>

const bet = z.object({ round: z.string(), transaction: z.string() })

/** What the vendor's server remembers between two buttons. */
export const memory = z.object({
  /** The open round. */
  round: z.string().optional(),
  /** Earlier rounds that were never ended, newest last. */
  leftOpen: z.array(z.string()),
  /** Bets that may be rolled back, newest last. */
  bets: z.array(bet),
  last: sentCall.optional(),
})
export type Memory = z.infer<typeof memory>
export const NEW_MEMORY: Memory = { leftOpen: [], bets: [] }
/** Older bets are forgotten and can't be rolled back. */
const BETS_KEPT = 20

/** What a tester types; 1/10 000 of the currency's unit. */
export const amounts = z.object({
  stake: z.int(),
  win: z.int(),
  /** A win ends the round. */
  endsRound: z.boolean(),
})
export type Amounts = z.infer<typeof amounts>

export interface Planned extends SentCall {
  /** The vendor does not wait for the answer, so the outcome is unknown until the call is repeated. */
  isGivenUp?: boolean
}

function withoutRound(before: Memory, round: string | undefined): Memory {
  const leftOpen = before.leftOpen.filter((name) => name !== round)
  return { ...before, leftOpen, round: before.round === round ? undefined : before.round }
}

/** The memory after an accepted call. */
function afterTaken(before: Memory, { call, round, transaction = '', endsRound }: SentCall): Memory {
  if (round === undefined) return before
  if (call === 'credit' || call === 'closeRound') return endsRound ? withoutRound(before, round) : before
  if (call === 'rollback') {
    const bets = before.bets.filter((staked) => staked.transaction !== transaction)
    // A round accepts no more bets once all its bets are rolled back.
    const isVoid = !bets.some((staked) => staked.round === round)
    return { ...(isVoid ? withoutRound(before, round) : before), bets }
  }
  const { leftOpen, round: other } = withoutRound(before, round)
  const bets = [...before.bets, { round, transaction }].slice(-BETS_KEPT)
  if (endsRound) return { ...before, leftOpen, round: other, bets }
  return { ...before, leftOpen: other === undefined ? leftOpen : [...leftOpen, other], round, bets }
}

function afterCall(before: Memory, sent: SentCall, status: VendorStatus | undefined): Memory {
  if (status === 'RS_OK') return afterTaken(before, sent)
  // The platform has ended the round itself, or never had it.
  const isOver = status === 'RS_ERROR_ROUND_CLOSED' || (status !== undefined && sent.call === 'closeRound')
  return isOver ? withoutRound(before, sent.round) : before
}

/** The memory after a button. `statuses`: the statuses of its calls; undefined for a call without an answer. */
export function afterButton(
  button: Button,
  before: Memory,
  plan: readonly Planned[],
  statuses: readonly (VendorStatus | undefined)[],
): Memory {
  // A repeated call changes nothing, and can be repeated again.
  if (button === 'REPEAT') return before
  const after = plan.reduce((known, sent, index) => afterCall(known, sent, statuses[index]), before)
  const remembered = { ...after, last: sentCall.safeParse(plan.at(-1)).data ?? before.last }
  if (button !== 'DIE' || after.round === before.round || after.round === undefined) return remembered
  // The server that placed the bet is gone: its round stays open, and the previous round continues.
  return { ...remembered, round: before.round, leftOpen: [...before.leftOpen, after.round] }
}
