/** The leaderboard of the demo site. A test holds it to its claim budget (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

export const DEMO_LEADERBOARD: RewardCampaignDetails & { titles: Texts; notes: Texts } = {
  rule: {
    template: 'LEADERBOARD',
    options: {
      amounts: [3_000, 1_500, 888, 500, 500, 288, 288, 288, 188, 188].map((units) => amount(units)),
      period: 'WEEK',
      least: amount(1_000),
      categories: [],
      days: 7,
    },
  },
  turnoverTimes: 1,
  needs: ['DEPOSIT'],
  budget: amount(800_000),
  claimBudget: amount(3_000),
  titles: { tl: 'Karera ng linggo', en: 'Race of the week', zh: '每周竞赛', vi: 'Cuộc đua tuần' },
  notes: {
    tl: 'Bawat taya sa kahit anong laro, puntos sa karera.',
    en: 'Every bet on any game takes you further.',
    zh: '任何游戏的每笔投注都计入名次。',
    vi: 'Mỗi lượt cược ở bất kỳ trò chơi nào đều được tính.',
  },
}
