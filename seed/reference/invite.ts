/** The demo site's milestones for invited friends. A test holds them to their claim budget (BON-06). */
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

export const DEMO_INVITE: RewardCampaignDetails & { titles: Texts; notes: Texts } = {
  rule: {
    template: 'INVITE',
    options: {
      milestones: [
        { friends: 1, amount: amount(50) },
        { friends: 3, amount: amount(188) },
        { friends: 5, amount: amount(388) },
        { friends: 10, amount: amount(1_288) },
      ],
      minDeposit: amount(200),
      minBets: amount(2_000),
      days: 7,
    },
  },
  titles: { tl: 'Buuin ang barkada', en: 'Bring your friends', zh: '好友集结', vi: 'Rủ bạn cùng chơi' },
  notes: {
    tl: 'Mas maraming kaibigan, mas malaking gantimpala.',
    en: 'The more friends, the greater the reward.',
    zh: '好友越多，奖励越高。',
    vi: 'Càng nhiều bạn, thưởng càng lớn.',
  },
  turnoverTimes: 3,
  budget: amount(500_000),
  claimBudget: amount(1_900),
}
