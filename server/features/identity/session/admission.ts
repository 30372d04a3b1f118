/** Who may enter a site: at what time, from where, which types of account, in which state. */
import type { LoginRefusal } from '#contract/identity/session.ts'
import { isAgentType, isTrialType } from '#contract/wire.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Geo } from '#server/integrations/geo/geo.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { checkMayLogIn } from './member-status.check.ts'

const NO_CAPTCHA: LoginRefusal = { captcha: false }

interface Deps {
  geo: Geo
  clock: Clock
  hasMoney: (memberId: number) => Promise<boolean>
  testAccounts: { isActive(memberId: number, now: Date): Promise<boolean> }
}

export function createAdmission({ geo, clock, hasMoney, testAccounts }: Deps) {
  /**
   * "Non-agents cannot log in" and "Non-member account unable to login" are the texts of sites for agents only and for players
   * only (SCR-34).
   */
  function checkType(type: number, { settings }: Merchant): void {
    const { admits } = settings.session
    if (admits === 'agents' && !isAgentType(type)) throw new AppError('login.agents.only', NO_CAPTCHA)
    if (admits === 'players' && isAgentType(type)) throw new AppError('us_forbidden_login_error', NO_CAPTCHA)
  }

  return {
    checkType,

    /** Throws `system.not.available` during maintenance, `us_forbidden_login_error` if the merchant blocks the country. */
    checkSite({ merchant, ip }: Pick<RequestFacts, 'merchant' | 'ip'>): void {
      if (merchant.isUnderMaintenance) throw new AppError('system.not.available', NO_CAPTCHA)
      const isBlocked = merchant.settings.blockedCountries.includes(geo.countryOf(ip) ?? '')
      if (isBlocked) throw new AppError('us_forbidden_login_error', NO_CAPTCHA)
    },

    /**
     * Checked after the account is verified, so that a stranger learns nothing. A self-excluded member may log in while there is
     * money to withdraw, but not play or deposit (RG-08).
     */
    async checkMember(
      member: Pick<Member, 'id' | 'status' | 'excludedUntil' | 'type' | 'isTest'>,
      merchant: Merchant,
    ): Promise<void> {
      const mayWithdraw = member.status === 'EXCLUDED' && (await hasMoney(member.id))
      if (!mayWithdraw) checkMayLogIn(member, clock.now())
      // A test account is valid for its issued period (ACC-11).
      if (member.isTest && !(await testAccounts.isActive(member.id, clock.now())))
        throw new AppError('login.pwd.forbidden.err', NO_CAPTCHA)
      // A trial account is not a member of the site yet: it may look around any site that offers one.
      if (!isTrialType(member.type)) checkType(member.type, merchant)
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>
