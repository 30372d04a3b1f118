/** What was done to an account: who, when, from where (ACC-08, GLI significant events). Never a secret in it. */
import type { RequestFacts } from '#server/http/handle.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

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

/** Who did it, and from where: any request's facts and the member. */
export interface Actor extends Pick<RequestFacts, 'ip' | 'device'> {
  merchantId: number
  memberId: number
}

/** The member who calls. */
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

export function createSecurityLog({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** `tx` where the change itself is one transaction: then both are there, or neither. */
    async record(
      { merchantId, memberId, ip, device }: Actor,
      kind: SecurityEventKind,
      detail: Record<string, string | number | boolean | null> = {},
      tx: PrismaTransaction = database.prisma,
    ): Promise<void> {
      await tx.securityEvent.create({ data: { merchantId, memberId, kind, detail, ip, device, at: clock.now() } })
    },
  }
}
export type SecurityLog = ReturnType<typeof createSecurityLog>
