/** What a member logs in, pays and is reached by: read, and changed together with the record of it (ACC-08). */
import type { ExclusionService } from '#server/features/responsible-play/exclusion.service.ts'
import type { SecurityEventKind, SecurityLog } from '#server/features/security/security-log.ts'
import type { MobileNumber } from '#server/features/verification/mobile-number.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { CredentialRepository } from './credential.repository.ts'
import type { Member, MemberRepository } from './member.repository.ts'

interface Deps {
  members: Pick<MemberRepository, 'findById' | 'findByUsername' | 'findByMobile'>
  rows: CredentialRepository
  exclusions: Pick<ExclusionService, 'checkMayJoin'>
  securityLog: SecurityLog
  clock: Clock
}
export type ChangeFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'>
type CallerFacts = ChangeFacts & { caller: { memberId: number } }
export interface SecurityChange {
  kind: SecurityEventKind
  /** How: `mail`, `sms`. Never a secret. */
  by?: string
}

export function createCredentials({ members, rows, exclusions, securityLog, clock }: Deps) {
  const recording =
    (memberId: number, { merchant, ip, device }: ChangeFacts, { kind, by }: SecurityChange) =>
    (tx: Parameters<SecurityLog['record']>[3]) =>
      securityLog.record({ merchantId: merchant.id, memberId, ip, device }, kind, by ? { by } : {}, tx)

  async function find(memberId: number): Promise<Member> {
    const member = await members.findById(memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return member
  }

  return {
    /** Throws `user.or.token.invalid`. */
    find,
    /** Null where there is none. */
    findById: members.findById,
    findByUsername: members.findByUsername,
    findByMobile: members.findByMobile,

    async isNumberTaken(merchantId: number, number: MobileNumber, exceptId?: number): Promise<boolean> {
      const holder = await members.findByMobile(merchantId, number)
      return holder !== null && holder.id !== exceptId
    },
    async isEmailTaken(merchantId: number, email: string, exceptId?: number): Promise<boolean> {
      const holder = await rows.findByEmail(merchantId, email)
      return holder !== null && holder.id !== exceptId
    },
    async provedTargets(memberId: number) {
      const { diallingCode, mobileNumber, mobileVerifiedAt, email, emailVerifiedAt } = await find(memberId)
      return {
        mobile: mobileVerifiedAt && diallingCode && mobileNumber ? { diallingCode, mobileNumber } : null,
        mail: emailVerifiedAt && email ? { email } : null,
      }
    },

    /** False where another call changed the password meanwhile. A temporary one is over with it. */
    setPassword(member: Pick<Member, 'id' | 'passwordHash'>, hash: string, change: SecurityChange, facts: ChangeFacts) {
      const { id, passwordHash } = member
      const at = clock.now()
      const reset = change.kind === 'PASSWORD_RESET' && { passwordResetAt: at, passwordResetBy: change.by?.toUpperCase() ?? null }
      const data = { passwordHash: hash, passwordChangedAt: at, mustChangePassword: false, ...reset }
      return rows.change({ id, passwordHash }, data, recording(id, facts, change))
    },

    /** False where another call set one meanwhile. Good from `opensAt` on; null: at once. */
    setPaymentPassword(
      member: Pick<Member, 'id' | 'paymentPasswordHash'>,
      { hash, opensAt }: { hash: string; opensAt: Date | null },
      change: SecurityChange,
      facts: ChangeFacts,
    ) {
      const { id, paymentPasswordHash } = member
      return rows.change(
        { id, paymentPasswordHash },
        { paymentPasswordHash: hash, paymentOpensAt: opensAt },
        recording(id, facts, change),
      )
    },

    /** The number is proved. Throws `exists.mobile.err`, `login_blocked_by_self_exclusion` (RG-09). */
    async bindMobile(number: MobileNumber, facts: CallerFacts): Promise<void> {
      const { memberId } = facts.caller
      await exclusions.checkMayJoin(number, memberId)
      const data = { diallingCode: number.diallingCode, mobileNumber: number.mobileNumber, mobileVerifiedAt: clock.now() }
      await rows.change({ id: memberId }, data, recording(memberId, facts, { kind: 'MOBILE_BOUND' }))
    },

    /** The address is proved. Throws `exists.email.err`, `login_blocked_by_self_exclusion` (RG-09). */
    async bindEmail(email: string, facts: CallerFacts): Promise<void> {
      const { memberId } = facts.caller
      await exclusions.checkMayJoin({ email }, memberId)
      const data = { email, emailVerifiedAt: clock.now() }
      await rows.change({ id: memberId }, data, recording(memberId, facts, { kind: 'EMAIL_BOUND' }))
    },
  }
}
export type Credentials = ReturnType<typeof createCredentials>
