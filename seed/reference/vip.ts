/** The VIP room of the demo site: its ranks, and what they give. A test holds each campaign to its claim budget (BON-06). */
import type { RebateRates } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import { amount } from '#seed/builders/amount.ts'
import type { RankDetails } from '#seed/builders/rank.ts'
import type { RewardCampaignDetails } from '#seed/builders/reward.ts'

type Texts = Record<Language, string>

interface RankPlan {
  names: Texts
  deposit: number
  turnover: number
  upgradeBonus: number
  salary: number
  birthday: number
  withdrawals: number
  withdrawn: number
  /** Percent of the bets. */
  rebates: { RNG: number; LIVE: number; FISH: number; SPORTS: number; PVP: number; COCKFIGHT: number; INHOUSE: number }
}

const PLAN: readonly RankPlan[] = [
  {
    names: { tl: 'Tanso', en: 'Bronze', zh: '青铜', vi: 'Đồng' },
    deposit: 0,
    turnover: 0,
    upgradeBonus: 0,
    salary: 0,
    birthday: 0,
    withdrawals: 3,
    withdrawn: 100_000,
    rebates: { RNG: 0.3, LIVE: 0.05, FISH: 0.25, SPORTS: 0.2, PVP: 0.2, COCKFIGHT: 0.2, INHOUSE: 0.05 },
  },
  {
    names: { tl: 'Pilak', en: 'Silver', zh: '白银', vi: 'Bạc' },
    deposit: 10_000,
    turnover: 100_000,
    upgradeBonus: 88,
    salary: 100,
    birthday: 300,
    withdrawals: 4,
    withdrawn: 150_000,
    rebates: { RNG: 0.65, LIVE: 0.1, FISH: 0.55, SPORTS: 0.4, PVP: 0.5, COCKFIGHT: 0.3, INHOUSE: 0.1 },
  },
  {
    names: { tl: 'Ginto', en: 'Gold', zh: '黄金', vi: 'Vàng' },
    deposit: 30_000,
    turnover: 300_000,
    upgradeBonus: 888,
    salary: 500,
    birthday: 1_000,
    withdrawals: 5,
    withdrawn: 200_000,
    rebates: { RNG: 0.8, LIVE: 0.15, FISH: 0.7, SPORTS: 0.5, PVP: 0.65, COCKFIGHT: 0.4, INHOUSE: 0.15 },
  },
  {
    names: { tl: 'Perlas', en: 'Pearl', zh: '珍珠', vi: 'Ngọc trai' },
    deposit: 60_000,
    turnover: 500_000,
    upgradeBonus: 1_888,
    salary: 800,
    birthday: 2_000,
    withdrawals: 6,
    withdrawn: 300_000,
    rebates: { RNG: 0.9, LIVE: 0.2, FISH: 0.85, SPORTS: 0.6, PVP: 0.75, COCKFIGHT: 0.5, INHOUSE: 0.2 },
  },
  {
    names: { tl: 'Brilyante', en: 'Diamond', zh: '钻石', vi: 'Kim cương' },
    deposit: 200_000,
    turnover: 2_000_000,
    upgradeBonus: 3_888,
    salary: 2_000,
    birthday: 5_000,
    withdrawals: 8,
    withdrawn: 600_000,
    rebates: { RNG: 1, LIVE: 0.25, FISH: 0.95, SPORTS: 0.7, PVP: 0.8, COCKFIGHT: 0.6, INHOUSE: 0.25 },
  },
  {
    names: { tl: 'Rajah', en: 'Rajah', zh: '王者', vi: 'Rajah' },
    deposit: 1_000_000,
    turnover: 10_000_000,
    upgradeBonus: 13_888,
    salary: 8_000,
    birthday: 20_000,
    withdrawals: 10,
    withdrawn: 2_000_000,
    rebates: { RNG: 1.2, LIVE: 0.3, FISH: 1.1, SPORTS: 0.8, PVP: 0.9, COCKFIGHT: 0.7, INHOUSE: 0.3 },
  },
]

export const DEMO_RANKS: readonly RankDetails[] = PLAN.map(({ names, deposit, turnover, withdrawals, withdrawn }) => ({
  names,
  minDeposit: amount(deposit),
  minTurnover: amount(turnover),
  withdrawPerDay: withdrawals,
  withdrawAmountPerDay: amount(withdrawn),
}))

const PPM_PER_PERCENT = 10_000
const ratesOf = (rebates: RankPlan['rebates']): RebateRates =>
  Object.fromEntries(Object.entries(rebates).map(([kind, percent]) => [kind, Math.round(percent * PPM_PER_PERCENT)]))
const amounts = (of: 'upgradeBonus' | 'salary' | 'birthday') => PLAN.map((rank) => amount(rank[of]))

export const DEMO_RANK_REWARDS: readonly (RewardCampaignDetails & { titles: Texts; notes: Texts })[] = [
  {
    rule: { template: 'RANK_UP', options: { amounts: amounts('upgradeBonus'), days: 30 } },
    titles: { tl: 'Bonus sa pag-akyat', en: 'Rank-up bonus', zh: '升级礼金', vi: 'Thưởng lên hạng' },
    notes: {
      tl: 'Isang beses sa bawat ranggo, sa unang pag-abot mo rito.',
      en: 'Once for each rank, when you reach it first.',
      zh: '每个等级首次达到时领取一次。',
      vi: 'Một lần cho mỗi hạng, khi bạn đạt lần đầu.',
    },
    budget: amount(2_000_000),
    claimBudget: amount(1_888),
  },
  {
    rule: { template: 'RANK_SALARY', options: { amounts: amounts('salary') } },
    titles: { tl: 'Sahod ng ranggo', en: 'Rank salary', zh: '等级月俸', vi: 'Lương theo hạng' },
    notes: {
      tl: 'Bawat buwan, para sa ranggong hawak mo sa unang araw nito.',
      en: 'Each month, for the rank you hold on its first day.',
      zh: '每月发放，以当月首日所持等级为准。',
      vi: 'Mỗi tháng, theo hạng bạn giữ vào ngày đầu tháng.',
    },
    budget: amount(5_000_000),
    claimBudget: amount(8_000),
  },
  {
    rule: { template: 'BIRTHDAY', options: { amounts: amounts('birthday'), days: 14 } },
    titles: { tl: 'Regalo sa kaarawan', en: 'Birthday gift', zh: '生日礼金', vi: 'Quà sinh nhật' },
    notes: {
      tl: 'Isang beses sa isang taon; makukuha sa loob ng 14 na araw mula sa kaarawan mo.',
      en: 'Once a year; to be claimed within 14 days from your birthday.',
      zh: '每年一次，自生日起 14 天内领取。',
      vi: 'Mỗi năm một lần; nhận trong 14 ngày kể từ sinh nhật.',
    },
    budget: amount(2_000_000),
    claimBudget: amount(1_000),
  },
  {
    rule: {
      template: 'REBATE',
      options: { amount: amount(100_000), period: 'DAY', rates: PLAN.map(({ rebates }) => ratesOf(rebates)), payHour: 12 },
    },
    titles: { tl: 'Rebate sa taya', en: 'Rebate on bets', zh: '投注返水', vi: 'Hoàn trả cược' },
    notes: {
      tl: 'Bahagi ng bawat taya mo kahapon, manalo man o matalo.',
      en: 'A share of every bet of yesterday, won or lost.',
      zh: '昨日每笔投注的返还，无论输赢。',
      vi: 'Một phần của mỗi cược hôm qua, thắng hay thua.',
    },
    turnoverTimes: 0,
    budget: amount(20_000_000),
    claimBudget: amount(1),
  },
]
