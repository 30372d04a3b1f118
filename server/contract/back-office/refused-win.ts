/**
 * Vendors' wins and rollbacks that the wallet refused: the player was shown money that never arrived. Operators resolve each one.
 */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { vendorStatus } from '../play/vendor-wallet/vendor-wallet.ts'
import { money, text, textOrNumber } from '../wire.ts'

/**
 * SETTLED: the vendor sent it again and the wallet accepted it, or the vendor took it back. DONE: an operator has resolved it.
 */
export const REFUSED_WIN_STATES = ['OPEN', 'DONE', 'SETTLED'] as const
export const refusedWinState = z.enum(REFUSED_WIN_STATES)
/** ROLLBACK: a stake that should have been returned. */
export const REFUSED_WIN_KINDS = ['WIN', 'ROLLBACK'] as const
export const refusedWinKind = z.enum(REFUSED_WIN_KINDS)
export const REFUSED_WIN_REASON_MAX = 200

export const refusedWin = z.object({
  id: z.string(),
  /** When it was first refused. */
  at: z.int(),
  vendor: z.string(),
  vendorName: z.string(),
  memberId: z.int(),
  username: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  kind: refusedWinKind,
  amount: money,
  /** As the vendor named it. */
  currency: z.string(),
  /** The status the vendor received. */
  status: vendorStatus,
  /** The vendor's own ids. */
  round: z.string(),
  transaction: z.string(),
  /** The settled bet the money was for; null if there is none. */
  betId: z.nullable(z.string()),
  state: refusedWinState,
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(z.int()),
  doneReason: z.string(),
})
export type RefusedWin = z.output<typeof refusedWin>

const { page, size } = backOfficePageQuery

export const list = endpoint({
  summary: 'Refused wins and rollbacks of vendors, newest first, and the vendors that have any',
  method: 'GET',
  path: '/wps/operator/refused-wins',
  auth: 'operator',
  permission: 'members.read',
  query: z.object({ page, size, vendor: z.optional(text(32)), state: z.optional(refusedWinState) }),
  value: z.extend(backOfficePage(refusedWin), {
    vendors: z.array(
      z.object({
        /** The code of the vendor. */
        code: z.string(),
        name: z.string(),
      }),
    ),
  }),
})

export const markDone = endpoint({
  summary: 'Say what was done about a refused win; moves no money',
  method: 'POST',
  path: '/wps/operator/refused-wins/done',
  auth: 'operator',
  permission: 'bets.correct',
  body: z.object({ id: textOrNumber(20, 1), reason: text(REFUSED_WIN_REASON_MAX, 3) }),
  value: refusedWin,
  errors: ['no.data', 'review.decided'],
})
