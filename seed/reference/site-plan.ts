/** A site's content besides its games: texts, dates, pictures and links. */
import type { BannerGroup, Redirect } from '#contract/content/announcement/announcement.ts'
import type { Language } from '#contract/wire.ts'
import type { RankDetails } from '#seed/builders/rank.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'
import type { MotifName, PaletteName } from '#seed/art/index.ts'

export interface Lead {
  redirect?: Redirect
  /** Name of the game it opens. */
  game?: string
  /** Key of the promotion it shows. */
  promotion?: string
  /** Address it opens. */
  link?: string
}

/** Days from the start of today in the merchant's zone; `sunday` is the end of this week. */
export type Until = number | 'sunday' | 'never'

export type Texts<T> = Partial<Record<Language, T>>
export interface Copy {
  title: string
  content: string
}

export interface AnnouncementPlan extends Lead {
  key: string
  type: 'PL' | 'PU' | 'H' | 'A'
  from: number
  until: Until
  priority?: number
  /** For a login popup: its picture. */
  loginPopup?: { motif: MotifName; palette?: PaletteName }
  texts: Texts<Copy>
}

export interface PromotionPlan extends Lead {
  key: string
  category: string
  from: number
  until: Until
  motif: MotifName
  palette?: PaletteName
  /** Another picture for languages with their own lucky colours. */
  pictures?: Texts<{ motif: MotifName; palette: PaletteName }>
  texts: Texts<Copy>
  /** What members can claim; its titles are the promotion's, its dates too. */
  reward?: Omit<RewardCampaignDetails, 'titles' | 'announcementId' | 'startsAt' | 'endsAt' | 'sortIndex'>
}

export interface BannerPlan extends Lead {
  key: string
  group: BannerGroup
  motif: MotifName
  palette?: PaletteName
  texts: Texts<{ title: string; kicker: string; action: string }>
}

export interface HelpPlan {
  tag: string
  bgColor: string
  texts: Texts<Copy & { questions?: readonly Copy[] }>
}

export interface SitePlan {
  announcements: AnnouncementPlan[]
  categories: { code: string; names: Texts<string> }[]
  promotions: PromotionPlan[]
  banners: BannerPlan[]
  /** Ranks from the first, and what they give; absent = no VIP room. */
  vip?: { ranks: readonly RankDetails[]; rewards: readonly RewardCampaignDetails[] }
  /** What is paid for the bets of invited friends; absent = nothing. */
  referral?: RewardCampaignDetails
  /** What points are exchanged for; absent = no reward centre. */
  points?: readonly RewardCampaignDetails[]
  /** The rain of envelopes. */
  rain?: RewardCampaignDetails
  /** Wheels and reels, leaderboards and others without a promotion. */
  others?: readonly RewardCampaignDetails[]
  help: HelpPlan[]
}

/** Groups of the desktop site. */
export const isWideGroup = (group: BannerGroup): boolean => group.startsWith('w_')
/** Groups shown above a form: taller pictures. */
export const isHeroGroup = (group: BannerGroup): boolean => group === 'm_login' || group === 'm_reg'
