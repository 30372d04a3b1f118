/** A forgotten password, by a link in a mail (spec §2, §4). */
import { setTimeout as delay } from 'node:timers/promises'
import type { ResetPasswordBody } from '#contract/password.ts'
import type { ChangeFacts, Credentials } from '#server/features/member/credentials.ts'
import type { Member } from '#server/features/member/member.service.ts'
import type { SecurityLog } from '#server/features/security/security-log.ts'
import { loginName } from '#server/features/session/login-name.ts'
import { readEmail, targetKey } from '#server/features/verification/code-target.ts'
import type { SendLimit } from '#server/features/verification/send-limit.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { MailGateway } from '#server/integrations/mail/mail.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Logger } from '#server/platform/logger.ts'
import { closedMail, linkMail } from './password-mail.ts'
import { checkNewPassword } from './password-rule.check.ts'
import type { PasswordService } from './password.service.ts'
import { LINK_MINUTES, type ResetLinks } from './reset-links.ts'

interface Deps {
  credentials: Credentials
  password: PasswordService
  links: ResetLinks
  limit: SendLimit
  mail: MailGateway
  securityLog: SecurityLog
  logger: Logger
  isProduction: boolean
  /** Whose pages are served at PUBLIC_URL. */
  merchantCode: string
}
type Facts = ChangeFacts & Pick<RequestFacts, 'language' | 'origin'>

const PURPOSE = 'password'
/** Every answer takes as long: what is done for a member's own address does not show (ACC-01). */
const ANSWER_MS = 250
const SHUT = ['LOCKED', 'CLOSED']

/** Refused once the owner is proved: an operator's lock is none that a new password opens. */
export function checkIsOpen({ status }: Pick<Member, 'status'>): void {
  if (SHUT.includes(status)) throw new AppError('login.pwd.forbidden.err')
}

export function createForgottenService(deps: Deps) {
  const { credentials, password, links, limit, mail, securityLog, logger } = deps

  /** Where the link leads. Throws `function.not.available` where it would lead to another merchant's pages. */
  function siteOf({ merchant, origin }: Facts): string {
    const isReached = merchant.settings.mainDomain !== '' || merchant.code === deps.merchantCode
    if (deps.isProduction && !isReached) throw new AppError('function.not.available')
    return origin
  }

  async function writeTo(member: Member, email: string, site: string, { merchant, language, ip, device }: Facts) {
    await limit.pass(merchant, targetKey({ email }), PURPOSE, { ip })
    const parts = { site: merchant.name, username: member.username }
    const text = SHUT.includes(member.status)
      ? closedMail(language, parts)
      : linkMail(language, { ...parts, minutes: LINK_MINUTES, url: `${site}/m/forget?token=${await links.issue(member.id)}` })
    await mail.send({ merchantId: merchant.id, recipient: email, purpose: PURPOSE, ...text })
    await securityLog.record({ merchantId: merchant.id, memberId: member.id, ip, device }, 'PASSWORD_RESET_ASKED', { by: 'mail' })
  }

  return {
    /** Null whoever asks, and after the same time; a mail goes out only where name and address are one member's. */
    async ask({ username, email: typed }: { username: string; email: string }, facts: Facts): Promise<null> {
      const { merchant } = facts
      const { email } = readEmail(typed, merchant)
      const site = siteOf(facts)
      const answer = delay(ANSWER_MS)
      const member = await credentials.findByUsername(merchant.id, loginName(username, merchant))
      if (member?.email?.toLowerCase() === email) {
        // What is refused (too many mails) or fails must look like anything else.
        await writeTo(member, email, site, facts).catch((error: unknown) => {
          if (!(error instanceof AppError)) logger.error({ err: error }, 'the mail with a reset link was not written')
        })
      }
      await answer
      return null
    },

    /** By the mailed token. `password.link.expired` (used, replaced, too old, another site's) and what the password breaks. */
    async reset(
      { token, newPassword, confirmNewPassword }: ResetPasswordBody,
      facts: ChangeFacts,
    ): Promise<{ userName: string }> {
      checkNewPassword(facts.merchant, newPassword, confirmNewPassword)
      const expired = new AppError('password.link.expired')
      const memberId = await links.memberOf(token)
      const member = memberId === undefined ? null : await credentials.findById(memberId)
      if (member?.merchantId !== facts.merchant.id) throw expired
      checkIsOpen(member)
      await password.checkIsNew(member, newPassword)
      if (!(await links.useUp(member.id))) throw expired
      if (!(await password.write(member, newPassword, { kind: 'PASSWORD_RESET', by: 'mail' }, facts))) throw expired
      return { userName: member.username }
    },
  }
}
export type ForgottenService = ReturnType<typeof createForgottenService>
