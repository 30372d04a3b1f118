/** A log of changes to an account: who, when, from where (ACC-08, GLI significant events). Never contains a secret. */
import type { RequestFacts } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { SecurityEventRepository } from './security-event.repository.ts'

export const SECURITY_EVENTS = [
  'PASSWORD_CHANGED',
  'PASSWORD_RESET_ASKED',
  'PASSWORD_RESET',
  'PAYMENT_PASSWORD_SET',
  'PAYMENT_PASSWORD_CHANGED',
  'PAYMENT_PASSWORD_RESET',
  'MOBILE_BOUND',
  'EMAIL_BOUND',
  'EMAIL_CHANGED',
  'PROFILE_CHANGED',
  'QUESTIONS_SET',
  'TWO_FACTOR_BOUND',
  'TWO_FACTOR_UNBOUND',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'PAYOUT_ACCOUNT_BOUND',
  'PAYOUT_ACCOUNT_REMOVED',
  'PAYOUT_ACCOUNT_SHARED',
  'EXTERNAL_IDENTITY_LINKED',
  'ACCOUNT_UNLOCKED',
  'ACCOUNT_CLOSED',
  'TERMS_ACCEPTED',
  'LIMIT_SET',
  'LIMIT_RAISE_ASKED',
  'LIMIT_RAISED',
  'BREAK_TAKEN',
  'SELF_EXCLUDED',
  'SESSIONS_ENDED',
  'DOWNLINE_OPENED',
  'DOWNLINE_PROMOTED',
  'DOWNLINE_RENAMED',
  'DOWNLINE_PASSWORD_SET',
  'DOWNLINE_MOVED',
  'COLLECT_ALLOWED',
  'COLLECT_ENDED',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** The member, with the request's address and device. */
export interface Actor extends Pick<RequestFacts, 'ip' | 'device'> {
  merchantId: number
  memberId: number
}

/** The calling member. */
export const actorOf = ({
  caller,
  ip,
  device,
}: Pick<Actor, 'ip' | 'device'> & { caller: Pick<Actor, 'memberId' | 'merchantId'> }): Actor => ({
  merchantId: caller.merchantId,
  memberId: caller.memberId,
  ip,
  device,
})

export function createSecurityLog({ events, clock }: { events: SecurityEventRepository; clock: Clock }) {
  return {
    /** `tx`: the change's own transaction, so that both are written or neither. */
    async record(
      { merchantId, memberId, ip, device }: Actor,
      kind: SecurityEventKind,
      detail: Record<string, string | number | boolean | null> = {},
      tx?: PrismaTransaction,
    ): Promise<void> {
      await events.add({ merchantId, memberId, kind, detail, ip, device, at: clock.now() }, tx)
    },
  }
}
export type SecurityLog = ReturnType<typeof createSecurityLog>
