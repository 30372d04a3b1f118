/** Members' invitation codes, and what a registration with a code writes. */
import type { Alongside } from '#server/features/identity/member/member.service.ts'
import type { Invitations } from '#server/features/identity/register/invitations.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hasInvitations } from '#server/platform/merchant/invitations.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { newSpokenCode } from '#server/platform/spoken-code.ts'
import type { Inviter, ReferralRepository } from './referral.repository.ts'

interface Deps {
  referrals: Pick<ReferralRepository, 'codeOf' | 'addCode' | 'inviter' | 'addLines'>
  clock: Clock
}

const CODE = /^[A-Z0-9]{4,32}$/
const nothing: Alongside = async () => {}

export function createInvitations({ referrals, clock }: Deps) {
  async function find(merchant: Merchant, typed: string): Promise<Inviter | undefined> {
    const code = typed.trim().toUpperCase()
    return CODE.test(code) ? referrals.inviter(merchant.id, code) : undefined
  }

  /** Throws `register.referral.invalid`. */
  async function check(merchant: Merchant, code: string): Promise<Inviter> {
    const inviter = await find(merchant, code)
    if (!inviter) throw new AppError('register.referral.invalid', { field: 'referralCode' })
    return inviter
  }

  return {
    check,
    /** The member's own code, created on first use. */
    async codeOf(memberId: number, { id: merchantId }: Pick<Merchant, 'id'>): Promise<string> {
      for (;;) {
        const known =
          (await referrals.codeOf(memberId)) ?? (await referrals.addCode(memberId, merchantId, newSpokenCode(), clock.now()))
        if (known) return known
      }
    },

    /** Undefined without a code, or if the site has no invitations. Throws `register.referral.invalid`. */
    async inviterOf(merchant: Merchant, code: string | undefined): Promise<Inviter | undefined> {
      return code && hasInvitations(merchant) && !merchant.isTrialSide ? check(merchant, code) : undefined
    },

    /** Agents invite with their own links, so a new agent has no inviter. */
    alongside: (inviter: Pick<Inviter, 'memberId'> | undefined): Alongside =>
      inviter
        ? async (created, tx) => {
            if (created.type === 0) await referrals.addLines(tx, created.id, inviter.memberId)
          }
        : nothing,
  } satisfies Invitations & Record<string, unknown>
}
export type MemberInvitations = ReturnType<typeof createInvitations>
