/** What registration needs from the pages for inviting friends, which are in a higher area (`rewards/referral`). */
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Alongside } from '../member/member.service.ts'

export interface InvitedBy {
  memberId: number
  /** The agent's code the inviter registered with. */
  affiliateCode: string | null
}
export interface Invitations {
  /** Undefined without a code, or if the site has no invitations. Throws `register.referral.invalid`. */
  inviterOf(merchant: Merchant, code: string | undefined): Promise<InvitedBy | undefined>
  /** Runs in the transaction that creates a member who came by a code. */
  alongside(inviter: InvitedBy | undefined): Alongside
}
