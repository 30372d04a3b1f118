/** Converts a vendor's call into a move, and makes the fingerprint that identifies a repeated call. */
import { createHash } from 'node:crypto'
import type { VendorBody, VendorCall } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Move } from './wallet-state.ts'

export type MoneyCall = Exclude<VendorCall, 'authenticate' | 'balance'>

const movesOf: { [Call in MoneyCall]: (body: VendorBody<Call>) => Move } = {
  debit: ({ transaction, amount, roundClosed }) => ({
    kind: 'DEBIT',
    transaction,
    debit: BigInt(amount),
    isFinal: roundClosed,
  }),
  credit: ({ transaction, amount, reason, roundClosed }) => ({
    kind: 'CREDIT',
    transaction,
    credit: BigInt(amount),
    reason,
    isFinal: roundClosed,
  }),
  debitCredit: ({ transaction, debit, credit, roundClosed }) => ({
    kind: 'BOTH',
    transaction,
    debit: BigInt(debit),
    credit: BigInt(credit),
    isFinal: roundClosed,
  }),
  rollback: ({ transaction }) => ({ kind: 'ROLLBACK', transaction }),
  closeRound: () => ({ kind: 'CLOSE' }),
}

export const toMove = (name: MoneyCall, body: VendorBody<MoneyCall>): Move =>
  (movesOf[name] as (body: VendorBody<MoneyCall>) => Move)(body)

export const stakeOf = (move: Move): bigint => ('debit' in move ? move.debit : 0n)

/** Fingerprint of a request. Excludes the request id and the session's token, so that a retry from another session matches. */
export function fingerprintOf(call: VendorCall, body: object): string {
  const asked = Object.entries({ call, ...body }).filter(([name]) => name !== 'requestId' && name !== 'token')
  return createHash('sha256')
    .update(JSON.stringify(asked.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
}
