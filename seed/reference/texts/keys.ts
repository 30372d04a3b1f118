/** The texts of a site, and their shape in each language. `{site}` and other placeholders are filled in per merchant. */

export const NEWS_KEYS = ['fridays', 'withdrawals', 'fair', 'fakes', 'upkeep', 'limits', 'languages'] as const
export const POPUP_KEYS = ['fiesta', 'welcome'] as const
export const LOGIN_POPUP_KEYS = ['stars', 'weekend'] as const
export const HOT_KEYS = ['perlas', 'crash', 'dice'] as const
export const AGENT_KEYS = ['schedule', 'invite'] as const
export const ANNOUNCEMENT_KEYS = [...NEWS_KEYS, ...POPUP_KEYS, ...LOGIN_POPUP_KEYS, ...HOT_KEYS, ...AGENT_KEYS] as const
export type AnnouncementKey = (typeof ANNOUNCEMENT_KEYS)[number]

export const PROMOTION_KEYS = [
  'welcome',
  'reload',
  'newcomer',
  'pasalubong',
  'fiesta',
  'cashback',
  'derby',
  'checkin',
  'missions',
  'fishing',
  'paskuhan',
] as const
export type PromotionKey = (typeof PROMOTION_KEYS)[number]

export const PROMOTION_CATEGORY_KEYS = ['WELCOME', 'SLOTS', 'LIVE', 'SPORTS', 'DAILY'] as const
export type PromotionCategoryKey = (typeof PROMOTION_CATEGORY_KEYS)[number]

export const HELP_KEYS = [
  'start',
  'deposit',
  'withdraw',
  'bonus',
  'fair',
  'account',
  'safety',
  'limits',
  'agent',
  'contact',
] as const
export type HelpKey = (typeof HELP_KEYS)[number]

export const BANNER_KEYS = [
  'fiesta',
  'welcome',
  'crash',
  'invite',
  'login',
  'login_fair',
  'register',
  'register_trial',
  'hot_perlas',
  'hot_mines',
  'new_mayon',
  'new_jeepney',
  'new_parol',
  'new_agila',
  'new_datu',
  'new_wheel',
  'menu',
  'menu_friends',
  'menu_app',
  'menu_points',
  'wide_fiesta',
  'wide_welcome',
  'life',
  'life_limits',
] as const
export type BannerKey = (typeof BANNER_KEYS)[number]

/** article.ts turns it into HTML. */
export interface Article {
  title: string
  lead: string
  steps?: readonly string[]
  rules?: readonly string[]
}
/** Below a topic of the help centre. */
export interface Question {
  title: string
  answer: string
}
export interface Banner {
  kicker: string
  title: string
  action: string
}

export interface SiteTexts {
  /** Above the steps; above the terms of a promotion; above the notes of anything else. */
  headings: { steps: string; rules: string; notes: string }
  announcements: Record<AnnouncementKey, Article>
  promotionCategories: Record<PromotionCategoryKey, string>
  promotions: Record<PromotionKey, Article>
  help: Record<HelpKey, Article>
  helpQuestions: Record<HelpKey, readonly Question[]>
  banners: Record<BannerKey, Banner>
}
