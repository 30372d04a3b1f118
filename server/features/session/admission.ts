/** Whom a site lets in at all: when, from where, whose account, in what state. */
import type { LoginRefusal } from '#contract/session.ts'
import { isAgentType, isTrialType } from '#contract/wire.ts'
import type { Member } from '#server/features/member/member.service.ts'
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
   * Spec §6 has the labels "Non-agents cannot log in" and "Non-member account unable to login" without their use: here they
   * belong to sites that are for agents, or for players, alone.
   */
  function checkType(type: number, { settings }: Merchant): void {
    const { admits } = settings.session
    if (admits === 'agents' && !isAgentType(type)) throw new AppError('login.agents.only', NO_CAPTCHA)
    if (admits === 'players' && isAgentType(type)) throw new AppError('us_forbidden_login_error', NO_CAPTCHA)
  }

  return {
    checkType,

    /** Throws `system.not.available` during maintenance, `us_forbidden_login_error` where the merchant blocks the country. */
    checkSite({ merchant, ip }: Pick<RequestFacts, 'merchant' | 'ip'>): void {
      if (merchant.isUnderMaintenance) throw new AppError('system.not.available', NO_CAPTCHA)
      const isBlocked = merchant.settings.blockedCountries.includes(geo.countryOf(ip) ?? '')
      if (isBlocked) throw new AppError('us_forbidden_login_error', NO_CAPTCHA)
    },

    /**
     * Asked once the account is proved, so that a stranger learns nothing. Whoever has excluded themselves comes in while there
     * is money to take out; to play or to deposit they cannot (RG-08).
     */
    async checkMember(
      member: Pick<Member, 'id' | 'status' | 'excludedUntil' | 'type' | 'isTest'>,
      merchant: Merchant,
    ): Promise<void> {
      const mayWithdraw = member.status === 'EXCLUDED' && (await hasMoney(member.id))
      if (!mayWithdraw) checkMayLogIn(member, clock.now())
      // A tester's account is good for the time it was issued for (ACC-11).
      if (member.isTest && !(await testAccounts.isActive(member.id, clock.now())))
        throw new AppError('login.pwd.forbidden.err', NO_CAPTCHA)
      // A trial account is no member of the house yet: it may look round any site that offers one.
      if (!isTrialType(member.type)) checkType(member.type, merchant)
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>
