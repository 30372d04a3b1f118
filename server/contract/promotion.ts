/** The promotions page: its categories, its list, and which kinds of promotion a merchant runs (wire §4.4, §4.14, spec §2). */
import * as z from 'zod/mini'
import { announcement, announcementQuery } from './announcement.ts'
import { endpoint } from './endpoint.ts'

export const promotionCategory = z.object({
  id: z.int(),
  /** Language-free name: `welcome`. */
  code: z.string(),
  name: z.string(),
  sortIndex: z.int(),
})
export type PromotionCategory = z.infer<typeof promotionCategory>

/** Kinds of promotion that other screens ask about: a merchant's flags of the same names. */
export const PROMOTION_KINDS = ['REFERRAL', 'APP_DOWNLOAD', 'VIP', 'MISSION', 'POINT_MARKET'] as const
export const promotionKind = z.enum(PROMOTION_KINDS)

const page = { method: 'GET', query: announcementQuery } as const

export const promotionEndpoints = {
  /** A category names the promotions that carry its id in `promoAnnouncementCategoryIds`; one without promotions is left out. */
  categories: endpoint({
    ...page,
    summary: 'Categories of the promotions on show',
    relay: 'PROMOFE_getPromotionAnnouncementCategory',
    value: z.array(promotionCategory),
    sharedFor: 10,
  }),
  list: endpoint({
    ...page,
    summary: 'The promotions on show',
    relay: 'PROMOFE_getPromoAnnounceV2',
    aliases: ['PROMOFE_getPromoAnnounce'],
    value: z.object({ promotion: z.array(announcement) }),
    sharedFor: 3,
    sharedWith: 'visitors',
  }),
  available: endpoint({
    summary: 'Kinds of promotion the member can take part in',
    method: 'GET',
    relay: 'MCSFE_getAvailablePromotions',
    moduleId: 'REWCEN3',
    auth: 'member',
    value: z.array(promotionKind),
  }),
  merchantAvailable: endpoint({
    summary: 'Kinds of promotion the site runs',
    method: 'GET',
    relay: 'MCSFE_getMerchantAvailablePromotions',
    moduleId: 'REWCEN3',
    value: z.array(promotionKind),
    sharedFor: 10,
  }),
}
