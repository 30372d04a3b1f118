/** What the promotions page shows for the category in its address. */
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import type { PromotionCategory } from '#contract/content/promotion.ts'
import type { DepositOffer, Reward } from '#contract/rewards/reward/reward.ts'

export const ALL = 'ALL'
/** Not a category of the merchant's: what the member can claim now. */
export const CLAIMABLE = 'claimable'

interface Page {
  promotions: readonly Announcement[]
  categories: readonly PromotionCategory[]
  rewards: readonly Reward[]
  depositOffers: readonly Pick<DepositOffer, 'announcementId'>[]
}
interface Selection {
  key: string
  /** How many rewards can be claimed, in all categories. */
  claimable: number
  /** Its name; none for all, and for what can be claimed. */
  category?: PromotionCategory
  rewards: readonly Reward[]
  promotions: readonly Announcement[]
}

/**
 * A category's promotions; or the claimable rewards, while there are any; or else all. A promotion whose reward or bonus has a
 * card is not shown twice: the card leads to it.
 */
export function selectionOf(selected: string | null, { promotions, categories, rewards, depositOffers }: Page): Selection {
  const ready = rewards.filter(({ state }) => state === 'CLAIMABLE')
  const claimable = ready.length
  if (selected === CLAIMABLE && claimable > 0) return { key: CLAIMABLE, claimable, rewards: ready, promotions: [] }
  const category = categories.find(({ code }) => code === selected)
  if (category) {
    const own = promotions.filter(({ promoAnnouncementCategoryIds: ids }) => ids.includes(category.id))
    return { key: category.code, claimable, category, rewards: [], promotions: own }
  }
  const told = new Set([...rewards, ...depositOffers].map(({ announcementId }) => announcementId))
  return { key: ALL, claimable, rewards, promotions: promotions.filter(({ id }) => !told.has(id)) }
}
