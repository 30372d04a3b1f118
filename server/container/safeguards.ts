/** What guards an account, shared by every feature that changes one. */
import { createMemberRepository } from '#server/features/member/member.repository.ts'
import { createPasswordCheck } from '#server/features/member/password-check.ts'
import { createPasswords } from '#server/features/member/passwords.ts'
import { createAttempts } from '#server/features/security/attempts.ts'
import { createProofs } from '#server/features/security/proof.ts'
import { createSecurityLog } from '#server/features/security/security-log.ts'
import { createMailOutbox } from '#server/integrations/mail/mail-outbox.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp-mail.ts'
import { createSmsOutbox } from '#server/integrations/sms/sms-outbox.ts'
import type { Core } from './core.ts'

export function createSafeguards(core: Core) {
  const { config, database } = core
  const memberRows = createMemberRepository(database)
  const passwords = createPasswords({ cost: config.bcryptCost })
  const attempts = createAttempts(core)
  const mailOutbox = createMailOutbox(core)
  return {
    memberRows,
    passwords,
    attempts,
    passwordCheck: createPasswordCheck({ members: memberRows, passwords, attempts }),
    proofs: createProofs(core),
    securityLog: createSecurityLog(core),
    smsOutbox: createSmsOutbox(core),
    mailOutbox,
    mail: config.smtpUrl ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }) : mailOutbox,
  }
}
export type Safeguards = ReturnType<typeof createSafeguards>
