/** A member's credentials and contacts: read, and changed together with their log entry (ACC-08). */
import type { JoinCheck } from './join-check.ts'
import type { SecurityEventKind, SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { CredentialChange, CredentialRepository } from './credential.repository.ts'
import type { Member, MemberRepository } from './member.repository.ts'

interface Deps {
  members: Pick<MemberRepository, 'findById' | 'findByUsername' | 'findByMobile'>
  rows: CredentialRepository
  exclusions: JoinCheck
  securityLog: SecurityLog
  inTransaction: InTransaction
  clock: Clock
}
export type ChangeFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'>
type CallerFacts = ChangeFacts & { caller: { memberId: number } }
export interface SecurityChange {
  kind: SecurityEventKind
  /** The way: `mail`, `sms`. Never a secret. */
  by?: string
}

export function createCredentials({ members, rows, exclusions, securityLog, inTransaction, clock }: Deps) {
  /** Writes a change and its log entry. False if another call was first. */
  const change = (
    asRead: Parameters<CredentialRepository['change']>[1],
    data: CredentialChange,
    { merchant, ip, device }: ChangeFacts,
    { kind, by }: SecurityChange,
  ): Promise<boolean> =>
    inTransaction(async (tx) => {
      const hasChanged = await rows.change(tx, asRead, data)
      const actor = { merchantId: merchant.id, memberId: asRead.id, ip, device }
      if (hasChanged) await securityLog.record(actor, kind, by ? { by } : {}, tx)
      return hasChanged
    })

  async function find(memberId: number): Promise<Member> {
    const member = await members.findById(memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return member
  }

  return {
    /** Throws `user.or.token.invalid`. */
    find,
    /** Null if there is none. */
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

    /** False if another call changed the password meanwhile. Also ends a temporary password. */
    setPassword(member: Pick<Member, 'id' | 'passwordHash'>, hash: string, how: SecurityChange, facts: ChangeFacts) {
      const { id, passwordHash } = member
      const at = clock.now()
      const reset = how.kind === 'PASSWORD_RESET' && { passwordResetAt: at, passwordResetBy: how.by?.toUpperCase() ?? null }
      const data = { passwordHash: hash, passwordChangedAt: at, mustChangePassword: false, ...reset }
      return change({ id, passwordHash }, data, facts, how)
    },

    /** False if another call set one meanwhile. Valid from `opensAt` on; null = at once. */
    setPaymentPassword(
      member: Pick<Member, 'id' | 'paymentPasswordHash'>,
      { hash, opensAt }: { hash: string; opensAt: Date | null },
      how: SecurityChange,
      facts: ChangeFacts,
    ) {
      const { id, paymentPasswordHash } = member
      return change({ id, paymentPasswordHash }, { paymentPasswordHash: hash, paymentOpensAt: opensAt }, facts, how)
    },

    /** The number is verified. Throws `exists.mobile.err`, `login_blocked_by_self_exclusion` (RG-09). */
    async bindMobile(number: MobileNumber, facts: CallerFacts): Promise<void> {
      const { memberId } = facts.caller
      await exclusions.checkMayJoin(number, memberId)
      const data = { diallingCode: number.diallingCode, mobileNumber: number.mobileNumber, mobileVerifiedAt: clock.now() }
      await change({ id: memberId }, data, facts, { kind: 'MOBILE_BOUND' })
    },

    /** The address is verified. Throws `exists.email.err`, `login_blocked_by_self_exclusion` (RG-09). */
    async bindEmail(email: string, facts: CallerFacts): Promise<void> {
      const { memberId } = facts.caller
      await exclusions.checkMayJoin({ email }, memberId)
      const data = { email, emailVerifiedAt: clock.now() }
      await change({ id: memberId }, data, facts, { kind: 'EMAIL_BOUND' })
    },
  }
}
export type Credentials = ReturnType<typeof createCredentials>
