/** Members' changes to their profile; those that protect the account need a second factor first (ACC-06). */
import type { Body } from '#contract/endpoint.ts'
import type * as profileEndpoints from '#contract/identity/member/profile.ts'
import type { ProfileBody } from '#contract/identity/member/profile.ts'
import type { JoinCheck } from './join-check.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import { parseMobileNumber, type MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { MemberRows } from './member-rows.ts'
import type { Member, MemberChange } from './member.repository.ts'
import { profileChange } from './profile-change.check.ts'

interface Deps {
  members: Pick<MemberRows, 'findById' | 'findTaken' | 'change'>
  verification: Pick<VerificationService, 'verify'>
  exclusions: JoinCheck
  proofs: Proofs
  securityLog: SecurityLog
  clock: Clock
}

/** The calling member and the request's address. */
export type ProfileFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'> & { caller: MemberCaller }

const hasSame = (member: Member, { diallingCode, mobileNumber }: MobileNumber) =>
  member.mobileNumber === mobileNumber && member.diallingCode === diallingCode

/** Payouts and password recovery depend on these. */
const needsProof = (change: MemberChange) => change.email !== undefined || change.payeeName !== undefined
const isNothing = (change: MemberChange) => Object.keys(change).length === 0

export function createProfileService({ members, verification, exclusions, proofs, securityLog, clock }: Deps) {
  async function find({ caller }: ProfileFacts): Promise<Member> {
    const member = await members.findById(caller.memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return member
  }

  /** A verified number or address can only be replaced with a proof, even if the merchant requires no second factor (ACC-06). */
  const askForProof = ({ caller, merchant }: ProfileFacts, replacesProved: boolean): Promise<void> =>
    replacesProved ? proofs.demand(caller) : proofs.require(caller, merchant)

  async function update(body: ProfileBody, facts: ProfileFacts): Promise<null> {
    const { caller, merchant } = facts
    const before = await find(facts)
    const wanted = profileChange(body, before, merchant, clock.now())
    if (isNothing(wanted)) return null
    if (needsProof(wanted)) await askForProof(facts, wanted.email !== undefined && before.emailVerifiedAt !== null)
    if (body.email && wanted.email !== undefined) await exclusions.checkMayJoin({ email: body.email }, caller.memberId)
    await members.change(caller.memberId, async (member, tx) => {
      // Checked again under the lock, because a value may have been set for good meanwhile.
      const change = profileChange(body, member, merchant, clock.now())
      const fields = Object.keys(change).filter((name) => name !== 'email' && name !== 'emailVerifiedAt')
      if (change.email) await securityLog.record(actorOf(facts), 'EMAIL_CHANGED', {}, tx)
      if (fields.length > 0) await securityLog.record(actorOf(facts), 'PROFILE_CHANGED', { fields: fields.join(' ') }, tx)
      return change
    })
    return null
  }

  /** Throws `request.param.err` if it is not a mobile number. */
  function numberOf({ mobileNum, countryDialingCode }: Body<typeof profileEndpoints.setMobile>, { merchant }: ProfileFacts) {
    const { defaultCountry } = merchant.settings.registration
    const number = parseMobileNumber(mobileNum, countryDialingCode, defaultCountry)
    if (number) return number
    throw new AppError('request.param.err', { fields: [{ path: 'mobileNum', message: 'pattern', patternId: 'mobile' }] })
  }

  async function checkFree(number: MobileNumber, { merchant }: ProfileFacts): Promise<void> {
    const taken = await members.findTaken(merchant.id, number)
    if (taken) throw new AppError(taken)
  }

  return {
    update,

    async setMobile(body: Body<typeof profileEndpoints.setMobile>, facts: ProfileFacts): Promise<null> {
      const { caller, merchant } = facts
      const number = numberOf(body, facts)
      const member = await find(facts)
      const isVerifying = merchant.settings.registration.verifiesMobile
      const isProved = member.mobileVerifiedAt !== null || !isVerifying
      if (hasSame(member, number) && isProved) return null
      if (isVerifying && !body.verificationCode)
        throw new AppError('request.param.err', {
          fields: [{ path: 'verificationCode', message: 'required', patternId: 'code' }],
        })
      await askForProof(facts, member.mobileVerifiedAt !== null && !hasSame(member, number))
      // Only the holder of a number may learn that it is taken.
      if (isVerifying) await verification.verify(merchant, 'member', number, body.verificationCode ?? '')
      if (!hasSame(member, number)) await checkFree(number, facts)
      await exclusions.checkMayJoin(number, caller.memberId)
      await members.change(caller.memberId, async (_, tx) => {
        await securityLog.record(actorOf(facts), 'MOBILE_BOUND', { isVerified: isVerifying }, tx)
        return { ...number, mobileVerifiedAt: isVerifying ? clock.now() : null }
      })
      return null
    },

    /** ACC-04: the accepted version, and when. */
    async acceptTerms(version: string, facts: ProfileFacts): Promise<null> {
      const current = facts.merchant.settings.terms.version
      if (version !== current) {
        throw new AppError('request.param.err', { fields: [{ path: 'version', message: 'not the current one' }] })
      }
      await members.change(facts.caller.memberId, async (member, tx) => {
        if (member.termsVersion === current) return undefined
        await securityLog.record(actorOf(facts), 'TERMS_ACCEPTED', { version }, tx)
        return { termsVersion: current, termsAcceptedAt: clock.now() }
      })
      return null
    },
  }
}
export type ProfileService = ReturnType<typeof createProfileService>
