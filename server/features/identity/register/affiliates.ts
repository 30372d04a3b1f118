/** What registration needs from the agents' programme, which is in a higher area (`agents/affiliate-link`). */
import type { MemberType } from '#contract/wire.ts'
import type { Alongside } from '../member/member.service.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

/** A new member's type and place in the agents' tree. */
export interface PlaceOfMember {
  type: MemberType
  parentId?: number
  affiliateCode?: string
}

export interface Affiliates {
  /** Throws `register.affiliate.invalid`. */
  check(merchant: Merchant, code: string | undefined): Promise<{ code: string }>
  /** Throws `no.data`. */
  defaultCode(merchant: Merchant): Promise<string>
  /** By code, else by link, else by the inviter's link, else the default. Throws `register.affiliate.invalid`. */
  place(
    merchant: Merchant,
    came: { code?: string | undefined; linkId?: string | undefined; inviterCode?: string | null | undefined },
  ): Promise<PlaceOfMember>
  /** Runs in the transaction that creates a member who came by a code. */
  alongside(merchant: Merchant, place: { affiliateCode?: string; parentId?: number }): Alongside
}
