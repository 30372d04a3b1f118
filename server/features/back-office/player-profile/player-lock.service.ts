/** Locks and unlocks a member (ACC-09). Never ends an exclusion or a suspension. */
import type { Body, Value } from '#contract/endpoint.ts'
import { type MemberStatus, memberStatus } from '#contract/member-status.ts'
import type * as endpoints from '#contract/back-office/player-profile/player-lock.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { PlayerLockRepository } from './player-lock.repository.ts'

interface HeldMembers {
  change(
    id: number,
    decide: (member: Member, tx: PrismaTransaction) => Promise<{ status: MemberStatus } | undefined>,
  ): Promise<Member>
}
interface Deps {
  members: HeldMembers
  locks: PlayerLockRepository
  sessions: Pick<SessionStore, 'endAll'>
  letters: HouseLetters
  audit: AuditLog
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }
type Asked = Body<typeof endpoints.lock>
type Answer = Value<typeof endpoints.lock>
/** Undefined = nothing to change. */
type Decide = (member: Member, tx: PrismaTransaction) => Promise<MemberStatus | undefined> | MemberStatus | undefined

export function createPlayerLockService({ members, locks, sessions, letters, audit, clock }: Deps) {
  const isRestOver = ({ excludedUntil }: Member) => excludedUntil !== null && excludedUntil <= clock.now()

  function statusToLock(member: Member): MemberStatus | undefined {
    if (member.status === 'LOCKED') return undefined
    if (member.status === 'CLOSED') throw new AppError('member.closed')
    // Unlocking would end the exclusion, which already keeps the member out of every game.
    if (member.status === 'EXCLUDED' && !isRestOver(member)) throw new AppError('member.excluded')
    return 'LOCKED'
  }

  /** During the lock, another account of the same person may have excluded this one, or deposits may have been suspended. */
  async function statusToUnlock(member: Member, tx: PrismaTransaction): Promise<MemberStatus | undefined> {
    if (member.status === 'CLOSED') throw new AppError('member.closed')
    if (member.status === 'FROZEN') throw new AppError('member.frozen')
    if (member.status === 'EXCLUDED' && !isRestOver(member)) throw new AppError('member.excluded')
    if (member.status !== 'LOCKED') return undefined
    if (await locks.isExcluded(tx, member.id, clock.now())) return 'EXCLUDED'
    return (await locks.isSuspended(tx, member.id)) ? 'FROZEN' : 'ACTIVE'
  }

  /** Throws `no.data`, also for a member of another merchant. */
  async function change({ memberId, reason }: Asked, facts: Facts, action: 'lock' | 'unlock', decide: Decide) {
    let isNew = false
    const { status } = await members
      .change(memberId, async (member, tx) => {
        if (member.merchantId !== facts.merchant.id) throw new AppError('no.data')
        const next = await decide(member, tx)
        if (next === undefined) return undefined
        isNew = true
        await audit.record(tx, facts, {
          action: `member.${action}`,
          entity: 'member',
          entityId: memberId,
          before: { status: member.status },
          after: { status: next },
          reason,
        })
        if (action === 'unlock') {
          const letter = { key: 'member.unlocked', params: {} } as const
          await letters.write(tx, facts.merchant, { memberId, letter, occasion: `${letter.key}:${clock.now().getTime()}` })
        }
        return { status: next }
      })
      .catch((error: unknown) => {
        // No such member: for an operator that is not an expired session.
        throw error instanceof AppError && error.code === 'user.or.token.invalid' ? new AppError('no.data') : error
      })
    return { isNew, answer: { memberId, status: memberStatus.parse(status) } }
  }

  return {
    /**
     * Also ends sessions if the member was already locked, because one may have been opened during the lock. Throws `no.data`,
     * `member.closed`, `member.excluded`.
     */
    async lock(asked: Asked, facts: Facts): Promise<Answer> {
      const { answer } = await change(asked, facts, 'lock', statusToLock)
      await sessions.endAll(asked.memberId)
      return answer
    },

    /** Throws `no.data`, `member.closed`, `member.excluded`, `member.frozen`. */
    async unlock(asked: Asked, facts: Facts): Promise<Answer> {
      const { isNew, answer } = await change(asked, facts, 'unlock', statusToUnlock)
      if (isNew) await letters.announce(facts.merchant, asked.memberId)
      return answer
    },
  }
}
export type PlayerLockService = ReturnType<typeof createPlayerLockService>
