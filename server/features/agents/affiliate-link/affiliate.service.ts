import { memberType, TRIAL_TYPE } from '#contract/wire.ts'
import type { Alongside } from '#server/features/identity/member/member.service.ts'
import type { Affiliates } from '#server/features/identity/register/affiliates.ts'
import type { RebateGiftService } from '#server/features/agents/rebate/rebate-gift.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AffiliateRepository } from './affiliate.repository.ts'

const CODE = /^[\w-]{1,64}$/
const LINK_ID = /^\d{1,9}$/

type Came = Parameters<Affiliates['place']>[1]
interface Deps {
  affiliates: AffiliateRepository
  rebates: Pick<RebateGiftService, 'assignByLink'>
  clock: Clock
}

export function createAffiliateService({ affiliates, rebates, clock }: Deps) {
  /** The link with this code, or the merchant's default if there is no code. Throws `register.affiliate.invalid`. */
  async function find(merchant: Merchant, code: string | undefined) {
    if (!code) return affiliates.findDefault(merchant.id, clock.now())
    const link = CODE.test(code) ? await affiliates.findOpen(merchant.id, code, clock.now()) : null
    if (!link) throw new AppError('register.affiliate.invalid', { field: 'affiliateCode' })
    return link
  }

  /** Without a code: the link the inviter registered by, if it is still open and registers players. */
  async function findFor(merchant: Merchant, code: string | undefined, inviterCode: string | null | undefined) {
    const link = !code && inviterCode ? await affiliates.findOpen(merchant.id, inviterCode, clock.now()) : null
    return link?.memberType === 0 ? link : find(merchant, code)
  }

  /** The link with this number. Throws `register.affiliate.invalid`. */
  async function findById(merchant: Merchant, linkId: string) {
    const link = LINK_ID.test(linkId) ? await affiliates.findOpenById(merchant.id, Number(linkId), clock.now()) : null
    if (!link) throw new AppError('register.affiliate.invalid', { field: 'linkId' })
    return link
  }

  return {
    async check(merchant: Merchant, code: string | undefined): Promise<{ code: string }> {
      const link = await find(merchant, code)
      if (!link) throw new AppError('register.affiliate.invalid', { field: 'affiliateCode' })
      return { code: link.code }
    },

    async defaultCode(merchant: Merchant): Promise<string> {
      const link = await affiliates.findDefault(merchant.id, clock.now())
      if (!link) throw new AppError('no.data')
      return link.code
    },

    /** For a member who came by a code: assigns the link's rates and counts the registration. */
    alongside:
      (merchant: Merchant, { affiliateCode, parentId }: { affiliateCode?: string; parentId?: number }): Alongside =>
      async ({ id: memberId }, tx) => {
        if (!affiliateCode || parentId === undefined) return
        const link = await affiliates.count(tx, merchant.id, affiliateCode)
        if (link) await rebates.assignByLink(tx, { merchant, parentId, memberId, rates: link.rates })
      },

    /**
     * A new member's type and place in the agents' tree: by code, else by link, else the inviting friend's team, else the
     * default. Trial members belong to no agent (AGT-16).
     */
    async place(merchant: Merchant, { code, linkId, inviterCode }: Came) {
      if (merchant.isTrialSide) return { type: TRIAL_TYPE } as const
      const link = !code && linkId ? await findById(merchant, linkId) : await findFor(merchant, code, inviterCode)
      return link
        ? { type: memberType.parse(link.memberType), parentId: link.agentId, affiliateCode: link.code }
        : ({ type: 0 } as const)
    },
  }
}
export type AffiliateService = ReturnType<typeof createAffiliateService>
