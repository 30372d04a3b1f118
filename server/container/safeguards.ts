/** What guards an account, shared by every feature that changes one. */
import { createAuditEnd } from '#server/features/audit/audit-end.ts'
import { createAuditLog } from '#server/features/audit/audit-log.ts'
import { createMemberRepository } from '#server/features/member/member.repository.ts'
import { createPasswordCheck } from '#server/features/member/password-check.ts'
import { createPasswords } from '#server/features/member/passwords.ts'
import { createAttempts } from '#server/features/security/attempts.ts'
import { createProofs } from '#server/features/security/proof.ts'
import { createSecurityLog } from '#server/features/security/security-log.ts'
import type { MailGateway } from '#server/integrations/mail/mail.ts'
import { createMailOutbox } from '#server/integrations/mail/mail-outbox.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp-mail.ts'
import { createSmsOutbox } from '#server/integrations/sms/sms-outbox.ts'
import { createJobQueue } from '#server/jobs/job-queue.ts'
import type { Core } from './core.ts'

export function createSafeguards(core: Core, auditSecret: string) {
  const { config, database } = core
  const auditEnd = createAuditEnd({ secret: auditSecret })
  const memberRows = createMemberRepository(database)
  const passwords = createPasswords({ cost: config.bcryptCost })
  const attempts = createAttempts(core)
  const mailOutbox = createMailOutbox({
    ...core,
    queue: createJobQueue(core),
    server: config.smtpUrl ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }) : undefined,
  })
  return {
    memberRows,
    passwords,
    attempts,
    passwordCheck: createPasswordCheck({ members: memberRows, passwords, attempts, clock: core.clock }),
    proofs: createProofs(core),
    securityLog: createSecurityLog(core),
    auditEnd,
    audit: createAuditLog({ ...core, end: auditEnd }),
    smsOutbox: createSmsOutbox(core),
    mailOutbox,
    /** What features write by. */
    mail: mailOutbox as MailGateway,
  }
}
export type Safeguards = ReturnType<typeof createSafeguards>
