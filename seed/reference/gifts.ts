/** The gifts of the demo site: what operators give to members they choose. A test holds them to their claim budget (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

export const DEMO_GIFTS: RewardCampaignDetails & { titles: Record<Language, string>; notes: Record<Language, string> } = {
  rule: { template: 'GIFT', options: { amount: amount(888), days: 7 } },
  turnoverTimes: 3,
  budget: amount(100_000),
  claimBudget: amount(888),
  titles: { tl: 'Pasasalamat ng Palaro', en: 'Palaro says thank you', zh: 'Palaro 感谢您', vi: 'Palaro cảm ơn bạn' },
  notes: {
    tl: 'Regalo mula sa amin, para sa iyo lang.',
    en: 'A gift from us, for you alone.',
    zh: '我们专门送给您的礼物。',
    vi: 'Món quà chúng tôi dành riêng cho bạn.',
  },
}
