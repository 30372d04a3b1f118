/** Recovers a forgotten password with a mailed link (SCR-30). */
import { setTimeout as delay } from 'node:timers/promises'
import type { ResetPasswordBody } from '#contract/identity/password.ts'
import type { ChangeFacts, Credentials } from '#server/features/identity/member/credentials.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { SecurityLog } from '#server/features/identity/security/security-log.ts'
import { loginName } from '#server/features/identity/session/login-name.ts'
import { readEmail, targetKey } from '#server/platform/contact/code-target.ts'
import type { SendLimit } from '#server/features/identity/verification/send-limit.ts'
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
  /** The merchant whose pages are at PUBLIC_URL. */
  merchantCode: string
}
type Facts = ChangeFacts & Pick<RequestFacts, 'language' | 'origin'>

const PURPOSE = 'password'
/** Every answer takes this long, so that timing does not reveal an existing address (ACC-01). */
const ANSWER_MS = 250
const SHUT = ['LOCKED', 'CLOSED']

/** Checked after the owner is verified: a new password must not open an operator's lock. */
export function checkIsOpen({ status }: Pick<Member, 'status'>): void {
  if (SHUT.includes(status)) throw new AppError('login.pwd.forbidden.err')
}

export function createForgottenService(deps: Deps) {
  const { credentials, password, links, limit, mail, securityLog, logger } = deps

  /** The site the link leads to. Throws `function.not.available` if it would be another merchant's. */
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
    /** Always null, after the same time; a mail is sent only if name and address belong to one member. */
    async ask({ username, email: typed }: { username: string; email: string }, facts: Facts): Promise<null> {
      const { merchant } = facts
      const { email } = readEmail(typed, merchant)
      const site = siteOf(facts)
      const answer = delay(ANSWER_MS)
      const member = await credentials.findByUsername(merchant.id, loginName(username, merchant))
      if (member?.email?.toLowerCase() === email) {
        // Refusals (too many mails) and failures must look like any other answer.
        await writeTo(member, email, site, facts).catch((error: unknown) => {
          if (!(error instanceof AppError)) logger.error({ err: error }, 'writing a reset mail failed')
        })
      }
      await answer
      return null
    },

    /**
     * Needs the mailed token. Throws `password.link.expired` (used, replaced, too old, of another site) and the errors of the
     * password.
     */
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
