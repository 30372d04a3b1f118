import type { HouseLetter } from '#server/letters/texts/letters.ts'
import { stateOf, withdrawalNumber } from './present-withdrawal.ts'
import type { WithdrawalRow } from './withdrawal.repository.ts'

function textOf(row: WithdrawalRow): HouseLetter | undefined {
  const params = { amount: row.amount, number: withdrawalNumber(row.id), at: row.createdAt }
  const state = stateOf(row)
  if (state === 'APPROVED') return { key: 'withdrawal.approved', params }
  if (state === 'PAID') return { key: 'withdrawal.paid', params: { ...params, amount: row.amount - row.charge } }
  if (state === 'CANCELLED') return { key: 'withdrawal.cancelled', params }
  return state === 'REJECTED' ? { key: 'withdrawal.rejected', params: { ...params, reason: row.reason } } : undefined
}

/** The letter to the member about a new state, sent once per state; the first of two approvals sends none. */
export function letterAbout(row: WithdrawalRow) {
  const letter = textOf(row)
  return letter && { memberId: row.memberId, letter, occasion: `${letter.key}:${withdrawalNumber(row.id)}` }
}
