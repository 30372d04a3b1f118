/** The promotions page: its categories, its list, and which kinds of promotion a merchant runs (WIR-26, SCR-18). */
import * as z from 'zod/mini'
import { announcement, announcementQuery } from './announcement/announcement.ts'
import { endpoint } from '../endpoint.ts'

export const promotionCategory = z.object({
  id: z.int(),
  /** Language-independent name: `welcome`. */
  code: z.string(),
  name: z.string(),
  sortIndex: z.int(),
})
export type PromotionCategory = z.infer<typeof promotionCategory>

/** Kinds of promotion other screens ask about, named like the merchant's flags. */
export const PROMOTION_KINDS = ['REFERRAL', 'APP_DOWNLOAD', 'VIP', 'MISSION', 'POINT_MARKET'] as const
export const promotionKind = z.enum(PROMOTION_KINDS)

const page = { method: 'GET', query: announcementQuery } as const

/** A promotion lists its categories in `promoAnnouncementCategoryIds`; categories without promotions are left out. */
export const categories = endpoint({
  ...page,
  summary: 'Categories of the promotions shown now',
  relay: 'PROMOFE_getPromotionAnnouncementCategory',
  value: z.array(promotionCategory),
  sharedFor: 10,
})

export const list = endpoint({
  ...page,
  summary: 'Promotions shown now',
  relay: 'PROMOFE_getPromoAnnounceV2',
  aliases: ['PROMOFE_getPromoAnnounce'],
  value: z.object({
    /** The promotions on show. */
    promotion: z.array(announcement),
  }),
  sharedFor: 3,
  sharedWith: 'visitors',
})

export const available = endpoint({
  summary: 'Kinds of promotion the member may take part in',
  method: 'GET',
  relay: 'MCSFE_getAvailablePromotions',
  moduleId: 'REWCEN3',
  auth: 'member',
  value: z.array(promotionKind),
})

export const merchantAvailable = endpoint({
  summary: 'Kinds of promotion the site runs',
  method: 'GET',
  relay: 'MCSFE_getMerchantAvailablePromotions',
  moduleId: 'REWCEN3',
  value: z.array(promotionKind),
  sharedFor: 10,
})
