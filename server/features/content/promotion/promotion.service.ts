/** The promotions page: its categories, its list, and the kinds of promotion a site runs (WIR-26). */
import * as z from 'zod'
import type { AnnouncementQuery } from '#contract/content/announcement/announcement.ts'
import type { Value } from '#contract/endpoint.ts'
import type * as promotionEndpoints from '#contract/content/promotion.ts'
import { PROMOTION_KINDS, type PromotionCategory } from '#contract/content/promotion.ts'
import { isAgentType } from '#contract/wire.ts'
import type { AnnouncementService, Viewer } from '#server/features/content/announcement/announcement.service.ts'
import { pickText } from '#server/features/content/announcement/present-announcement.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { createHeldByKey, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { PromotionRepository } from './promotion.repository.ts'

interface Deps {
  promotions: PromotionRepository
  announcements: Pick<AnnouncementService, 'list'>
  freshness?: Freshness | undefined
}

const storedNames = z.record(z.string(), z.string()).catch({})

type Kinds = Value<typeof promotionEndpoints.available>
type Flags = Pick<Merchant, 'flags'>
const kindsOf = ({ flags }: Flags): Kinds => PROMOTION_KINDS.filter((kind) => flags[kind])

export function createPromotionService({ promotions, announcements, freshness = HOUSE_FRESHNESS }: Deps) {
  const held = createHeldByKey((merchantId: number) => promotions.categories(merchantId), freshness)

  const onShow = async (viewer: Viewer, query: AnnouncementQuery) =>
    (await announcements.list(viewer, { ...query, types: ['PR'] })).promotion

  return {
    /** In the viewer's language, without categories that have nothing to show. */
    async categories(viewer: Viewer, query: AnnouncementQuery): Promise<PromotionCategory[]> {
      const { merchant, language } = viewer
      // Cached for everyone: the caller makes no difference.
      const [stored, shown] = await Promise.all([
        held.get(merchant.id),
        onShow({ ...viewer, caller: { kind: 'visitor' } }, query),
      ])
      const used = new Set(shown.flatMap(({ promoAnnouncementCategoryIds }) => promoAnnouncementCategoryIds))
      return stored
        .filter(({ id }) => used.has(id))
        .map(({ id, code, names, sortIndex }) => ({
          id,
          code,
          name: pickText(new Map(Object.entries(storedNames.parse(names))), [language, merchant.defaultLanguage]) ?? code,
          sortIndex,
        }))
    },

    list: async (viewer: Viewer, query: AnnouncementQuery) => ({ promotion: await onShow(viewer, query) }),

    /** Agents invite with their own links (SCR-37). */
    available: ({ memberType }: Pick<MemberCaller, 'memberType'>, merchant: Flags): Kinds =>
      kindsOf(merchant).filter((kind) => kind !== 'REFERRAL' || !isAgentType(memberType)),

    merchantAvailable: kindsOf,
  }
}
export type PromotionService = ReturnType<typeof createPromotionService>
