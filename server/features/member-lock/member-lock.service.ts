/** Shuts a member out and lets them in again (ACC-09). Never ends an exclusion or a suspension: those are others' to end. */
import type { Body, Value } from '#contract/endpoint.ts'
import { type memberLockEndpoints as endpoints, type MemberStatus, memberStatus } from '#contract/member-lock.ts'
import type { AuditLog, OperatorFacts } from '#server/features/audit/audit-log.ts'
import type { HouseLetters } from '#server/features/inbox/house-letters.ts'
import type { Member } from '#server/features/member/member.service.ts'
import type { SessionStore } from '#server/features/session/session-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { MemberLockRepository } from './member-lock.repository.ts'

interface HeldMembers {
  change(
    id: number,
    decide: (member: Member, tx: PrismaTransaction) => Promise<{ status: MemberStatus } | undefined>,
  ): Promise<Member>
}
interface Deps {
  members: HeldMembers
  locks: MemberLockRepository
  sessions: Pick<SessionStore, 'endAll'>
  letters: HouseLetters
  audit: AuditLog
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }
type Asked = Body<typeof endpoints.lock>
type Answer = Value<typeof endpoints.lock>
/** Undefined = it is so already. */
type Decide = (member: Member, tx: PrismaTransaction) => Promise<MemberStatus | undefined> | MemberStatus | undefined

export function createMemberLockService({ members, locks, sessions, letters, audit, clock }: Deps) {
  const isRestOver = ({ excludedUntil }: Member) => excludedUntil !== null && excludedUntil <= clock.now()

  function statusToLock(member: Member): MemberStatus | undefined {
    if (member.status === 'LOCKED') return undefined
    if (member.status === 'CLOSED') throw new AppError('member.closed')
    // Unlocking would end the exclusion: it keeps them out of every game as it is.
    if (member.status === 'EXCLUDED' && !isRestOver(member)) throw new AppError('member.excluded')
    return 'LOCKED'
  }

  /** Another account of the same person may have excluded this one, or deposits have been suspended, while it was locked. */
  async function statusToUnlock(member: Member, tx: PrismaTransaction): Promise<MemberStatus | undefined> {
    if (member.status === 'CLOSED') throw new AppError('member.closed')
    if (member.status === 'FROZEN') throw new AppError('member.frozen')
    if (member.status === 'EXCLUDED' && !isRestOver(member)) throw new AppError('member.excluded')
    if (member.status !== 'LOCKED') return undefined
    if (await locks.isExcluded(tx, member.id, clock.now())) return 'EXCLUDED'
    return (await locks.isSuspended(tx, member.id)) ? 'FROZEN' : 'ACTIVE'
  }

  /** Throws `no.data`: also for a member of another merchant. */
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
        // Nobody has this number: for the house that is no session that is over.
        throw error instanceof AppError && error.code === 'user.or.token.invalid' ? new AppError('no.data') : error
      })
    return { isNew, answer: { memberId, status: memberStatus.parse(status) } }
  }

  return {
    /** Also where it was locked already: a session that slipped in while it was being locked ends too. Throws `no.data`, `member.closed`, `member.excluded`. */
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
export type MemberLockService = ReturnType<typeof createMemberLockService>
