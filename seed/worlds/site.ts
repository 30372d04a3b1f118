/** Writes a site's content besides its games. */
import { bannerArt, heroArt, POPUP_SIDE, popupArt } from '#seed/art/index.ts'
import type { Language } from '#contract/wire.ts'
import { storePictures } from '#seed/builders/media.ts'
import { createRanks } from '#seed/builders/rank.ts'
import { createRewardCampaign } from '#seed/builders/reward.ts'
import type { MerchantRecord } from '#seed/builders/index.ts'
import { insertRows, insertRowsReturningIds } from '#seed/builders/rows.ts'
import { GAMES } from '#seed/reference/games/index.ts'
import {
  type AnnouncementPlan,
  isHeroGroup,
  isWideGroup,
  type Lead,
  type PromotionPlan,
  type SitePlan,
  type Texts,
  type Until,
} from '#seed/reference/site-plan.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { weekdayOf } from '#server/platform/calendar-day.ts'
import { after, startOfToday, type WorldDeps } from './context.ts'
import { writeAppPictures, writeHelp } from './site-support.ts'

const NEVER_DAYS = 3_650
const DAYS_A_WEEK = 7

interface Site {
  merchant: MerchantRecord
  today: Date
}

function endOf(until: Until, { today, merchant }: Site): Date {
  if (until === 'never') return after(today, NEVER_DAYS)
  const weekday = weekdayOf(businessDay(today, merchant.timezone))
  const days = until === 'sunday' ? (DAYS_A_WEEK - weekday) % DAYS_A_WEEK : until
  // The last second of that day.
  return new Date(after(today, days + 1).getTime() - 1_000)
}

const nodeIdOf = (game: string | undefined) => (game ? (GAMES.find(({ name }) => name === game)?.nodeId ?? null) : null)

function leadColumns({ redirect, game, promotion, link }: Lead, promotionIds: ReadonlyMap<string, number>) {
  return {
    redirect: redirect ?? null,
    external_link: link ?? null,
    game_node_id: nodeIdOf(game),
    redirect_promotion_id: promotion ? (promotionIds.get(promotion) ?? null) : null,
  }
}

interface Shown {
  plan: AnnouncementPlan | PromotionPlan
  type: string
  priority: number
  photoUrl: string
  isLoginPopup?: boolean
  /** For languages that have their own. */
  photoUrls?: Texts<string>
  categoryIds: number[]
}

async function writeAnnouncements(
  { database: { pool } }: WorldDeps,
  site: Site,
  shown: readonly Shown[],
  promotionIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const { merchant, today } = site
  const ids = await insertRowsReturningIds(
    pool,
    'announcement',
    shown.map(({ plan, type, priority, photoUrl, isLoginPopup = false, categoryIds }, index) => ({
      merchant_id: merchant.id,
      type,
      platform: '*',
      category: 'category' in plan ? plan.category : '',
      priority,
      sort_index: index + 1,
      start_at: after(today, plan.from),
      end_at: endOf(plan.until, site),
      no_expiry: plan.until === 'never',
      photo_url: photoUrl,
      login_width: isLoginPopup ? POPUP_SIDE : null,
      login_height: isLoginPopup ? POPUP_SIDE : null,
      display_speed: 'MEDIUM',
      category_ids: categoryIds,
      images: photoUrl ? [{ url: photoUrl, sequence: 1 }] : [],
      ...leadColumns(plan, promotionIds),
    })),
  )
  await insertRows(
    pool,
    'announcement_content',
    shown.flatMap(({ plan, photoUrls }, index) =>
      Object.entries(plan.texts).map(([language, text]) => ({
        announcement_id: ids[index],
        language,
        ...text,
        image_url: photoUrls?.[language as Language] ?? '',
      })),
    ),
  )
  return ids
}

/** The rewards behind the promotions, with their titles and dates. */
async function writeRewards(
  deps: WorldDeps,
  site: Site,
  promotions: readonly PromotionPlan[],
  ids: readonly number[],
): Promise<void> {
  for (const [index, { reward, texts, from, until }] of promotions.entries()) {
    if (!reward) continue
    const details = {
      ...reward,
      titles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
      announcementId: ids[index] ?? null,
      startsAt: after(site.today, from),
      endsAt: until === 'never' ? null : endOf(until, site),
      sortIndex: index + 1,
    }
    await createRewardCampaign(deps.database, site.merchant, details, deps.clock.now())
  }
}

/** Rewards without a promotion have run for longer than any history of the world. */
const LASTING_DAYS = 120
async function writeLastingRewards(
  deps: WorldDeps,
  { merchant, today }: Site,
  { promotions, vip, referral, rain, points = [], others = [] }: SitePlan,
): Promise<void> {
  if (vip) await createRanks(deps.database, merchant, vip.ranks)
  for (const [index, reward] of [
    ...(vip?.rewards ?? []),
    ...(referral ? [referral] : []),
    ...points,
    ...(rain ? [rain] : []),
    ...others,
  ].entries()) {
    const dates = { startsAt: after(today, -LASTING_DAYS), endsAt: null, sortIndex: promotions.length + index + 1 }
    await createRewardCampaign(deps.database, merchant, { ...reward, ...dates }, deps.clock.now())
  }
}

async function writePromotions(deps: WorldDeps, site: Site, { categories, promotions }: SitePlan): Promise<Map<string, number>> {
  const { pool } = deps.database
  const categoryIds = await insertRowsReturningIds(
    pool,
    'promotion_category',
    categories.map(({ code, names }, index) => ({ merchant_id: site.merchant.id, code, names, sort_index: index + 1 })),
  )
  const pictures = await storePictures(
    pool,
    promotions.map(({ key, motif, palette }) => bannerArt({ key: `${site.merchant.code}/promotion/${key}`, motif, palette })),
  )
  const own = promotions.flatMap(({ key, pictures: perLanguage = {} }) =>
    Object.entries(perLanguage).map(([language, art]) => ({ key, language, art })),
  )
  const ownUrls = await storePictures(
    pool,
    own.map(({ key, language, art }) => bannerArt({ key: `${site.merchant.code}/promotion/${key}/${language}`, ...art })),
  )
  const shown = promotions.map((plan, index): Shown => {
    const categoryId = categoryIds[categories.findIndex(({ code }) => code === plan.category)]
    const ownOnes = own.map(({ key, language }, place) => ({ key, language, url: ownUrls[place] }))
    return {
      plan,
      type: 'PR',
      priority: 0,
      photoUrl: pictures[index] ?? '',
      photoUrls: Object.fromEntries(ownOnes.filter(({ key }) => key === plan.key).map(({ language, url }) => [language, url])),
      categoryIds: categoryId ? [categoryId] : [],
    }
  })
  const ids = await writeAnnouncements(deps, site, shown, new Map())
  await writeRewards(deps, site, promotions, ids)
  return new Map(promotions.map(({ key }, index) => [key, ids[index] ?? 0]))
}

async function writeBanners(
  { database: { pool } }: WorldDeps,
  { merchant }: Site,
  { banners }: SitePlan,
  promotionIds: ReadonlyMap<string, number>,
): Promise<void> {
  const urls = await storePictures(
    pool,
    banners.map(({ key, group, motif, palette }) =>
      (isHeroGroup(group) ? heroArt : bannerArt)({ key: `${merchant.code}/${key}`, motif, palette }),
    ),
  )
  await insertRows(
    pool,
    'banner',
    banners.map((plan, index) => ({
      merchant_id: merchant.id,
      group_name: plan.group,
      platform: isWideGroup(plan.group) ? 'W' : '*',
      url: urls[index],
      texts: plan.texts,
      sort_index: index + 1,
      is_active: true,
      ...leadColumns(plan, promotionIds),
    })),
  )
}

/** Returns its promotions by key. */
export async function writeSite(deps: WorldDeps, merchant: MerchantRecord, plan: SitePlan): Promise<ReadonlyMap<string, number>> {
  const site: Site = { merchant, today: startOfToday(deps, merchant.timezone) }
  const promotionIds = await writePromotions(deps, site, plan)
  const popups = plan.announcements.filter(({ loginPopup }) => loginPopup)
  const pictures = await storePictures(
    deps.database.pool,
    popups.flatMap(({ key, loginPopup }) =>
      loginPopup ? popupArt({ key: `${merchant.code}/popup/${key}`, ...loginPopup }) : [],
    ),
  )
  const shown = plan.announcements.map((item) => ({
    plan: item,
    type: item.type,
    priority: item.priority ?? 0,
    photoUrl: pictures[popups.indexOf(item)] ?? '',
    isLoginPopup: item.loginPopup !== undefined,
    categoryIds: [],
  }))
  await writeAnnouncements(deps, site, shown, promotionIds)
  await writeBanners(deps, site, plan, promotionIds)
  await writeAppPictures(deps, merchant)
  await writeLastingRewards(deps, site, plan)
  await writeHelp(deps, merchant, plan)
  return promotionIds
}
