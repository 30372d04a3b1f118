/**
 * Operators approve and reject identity checks, and take approvals back: of two concurrent decisions one succeeds. Each holds the
 * lock on the member's row, as withdrawals do, so that no withdrawal relies on an approval that is being taken back.
 */
import type { ReviewedKyc } from '#contract/identity/kyc/kyc-review.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Live } from '#server/platform/live.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { KycChange, KycRepository, KycRow } from './kyc.repository.ts'
import { stateOf } from './present-kyc.ts'
import type { KycReviewer, ReviewPresenter } from './present-reviews.ts'

interface Deps {
  checks: Pick<KycRepository, 'find' | 'lock' | 'change'>
  members: { lock(tx: PrismaTransaction, id: number): Promise<unknown> }
  presenter: Pick<ReviewPresenter, 'presentAll'>
  audit: AuditLog
  letters: HouseLetters
  live: Pick<Live, 'push'>
  inTransaction: InTransaction
  clock: Clock
}

interface Decision {
  action: 'approve' | 'reject' | 'takeBack'
  state: 'APPROVED' | 'REJECTED'
  reason: string
  letter: HouseLetter
  /** Throws if the check can't be decided like this; returns what else changes. */
  from: (row: KycRow) => KycChange
}

function fromPending(row: KycRow): KycChange {
  if (row.state !== 'PENDING') throw new AppError('review.decided', { data: { state: stateOf(row) } })
  return {}
}
/** Keeps who had approved it, and when. */
function fromApproved(row: KycRow): KycChange {
  if (row.state !== 'APPROVED') throw new AppError('kyc.state.changed', { data: { status: stateOf(row) } })
  return { approvedAt: row.decidedAt, approvedById: row.decidedById, approvedByName: row.decidedByName }
}

export function createDecideKycService({ checks, members, presenter, audit, letters, live, inTransaction, clock }: Deps) {
  /** The member's row is locked first, as everywhere. Throws `no.data`. */
  async function lock(tx: PrismaTransaction, id: number, merchantId: number): Promise<KycRow> {
    const found = await checks.find(merchantId, id, tx)
    if (found) await members.lock(tx, found.memberId)
    const locked = found && (await checks.lock(tx, merchantId, id))
    if (!locked) throw new AppError('no.data')
    return locked
  }

  async function decide(id: number, decision: Decision, reviewer: KycReviewer): Promise<ReviewedKyc> {
    const { action, state, reason, letter, from } = decision
    const { caller, merchant } = reviewer
    const row = await inTransaction(async (tx) => {
      const found = await lock(tx, id, merchant.id)
      const more = from(found)
      const { operatorId: decidedById, username: decidedByName } = caller
      const decided = { ...more, state, reason, decidedAt: clock.now(), decidedById, decidedByName }
      const after = await checks.change(tx, found.id, decided)
      await audit.record(tx, reviewer, {
        action: `kyc.${action}`,
        entity: 'kyc',
        entityId: found.id,
        before: { state: found.state },
        after: { state, member: found.member.username, idType: found.idType },
        reason,
      })
      await letters.write(tx, merchant, { memberId: found.memberId, letter, occasion: `${letter.key}:${found.id}` })
      return after
    })
    live.push(row.memberId, 'kyc.changed', { status: state })
    await letters.announce(merchant, row.memberId)
    return (await presenter.presentAll([row], reviewer))[0]!
  }

  const rejection = (key: 'kyc.rejected' | 'kyc.taken-back', reason: string) =>
    ({ state: 'REJECTED', reason, letter: { key, params: { reason } } }) as const

  return {
    /** Throws `no.data`, `review.decided`. */
    approve: (id: number, reviewer: KycReviewer) =>
      decide(
        id,
        { action: 'approve', state: 'APPROVED', reason: '', letter: { key: 'kyc.approved', params: {} }, from: fromPending },
        reviewer,
      ),

    /** Throws `no.data`, `review.decided`. */
    reject: (id: number, reason: string, reviewer: KycReviewer) =>
      decide(id, { action: 'reject', ...rejection('kyc.rejected', reason), from: fromPending }, reviewer),

    /** Throws `no.data`, `kyc.state.changed` if the check is not, or no longer, approved. */
    takeBack: (id: number, reason: string, reviewer: KycReviewer) =>
      decide(id, { action: 'takeBack', ...rejection('kyc.taken-back', reason), from: fromApproved }, reviewer),
  }
}
export type DecideKycService = ReturnType<typeof createDecideKycService>
