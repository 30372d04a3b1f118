/** The VIP room: the ranks, what each gives, where the member stands, and what it can claim. */
import { isRankTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { Rank as WireRank, RankStanding, VipRoom } from '#contract/rewards/vip/vip.ts'
import type { Language } from '#contract/wire.ts'
import { rankedWithdrawal } from '#server/features/money/withdrawal/ranked-withdrawal.ts'
import type { Campaign, CampaignsOnShow } from '#server/features/rewards/reward/reward-campaign.ts'
import type { RewardService } from '#server/features/rewards/reward/reward.service.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { addDays, addMonths } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { VIP_FLAG } from '#server/platform/merchant/vip-room.ts'
import { textIn } from '#server/platform/text-in.ts'
import { benefitsAt } from './rank-benefits.ts'
import type { MemberStanding, RankBook } from './rank-book.ts'
import type { Rank, VipRankRepository } from './vip-rank.repository.ts'

interface Deps {
  ranks: Pick<VipRankRepository, 'ranks'>
  book: Pick<RankBook, 'standing'>
  rewards: CampaignsOnShow
  service: Pick<RewardService, 'seen'>
  clock: Clock
}
export interface Reader {
  merchant: Merchant
  language: Language
}

const isRanked = ({ template }: Campaign) => isRankTemplate(template)

export function presentRank(rank: Rank, campaigns: readonly Campaign[], { merchant, language }: Reader): WireRank {
  const { perDay, amountPerDay, charge } = rankedWithdrawal(merchant.settings.withdrawal, rank)
  const isCharged = charge.fixed > 0n || charge.ppm > 0 || charge.minimum > 0n
  return {
    level: rank.level,
    name: textIn(rank.names, language, merchant.defaultLanguage),
    minDeposit: rank.minDeposit,
    minTurnover: rank.minTurnover,
    withdrawPerDay: perDay,
    withdrawAmountPerDay: amountPerDay,
    freeWithdrawals: isCharged ? charge.freePerDay : null,
    ...benefitsAt(campaigns, rank.level),
  }
}

export const presentStanding = ({ held: { level, month, heldUntil }, sum }: MemberStanding): RankStanding => ({
  level,
  heldUntil: level === 1 ? null : addDays(addMonths(heldUntil, 1), -1),
  month,
  ...sum,
})

function rebateOf(campaigns: readonly Campaign[]): VipRoom['rebate'] {
  for (const { rule, turnoverTimes } of campaigns) {
    if (rule.template === 'REBATE') return { period: rule.options.period, payHour: rule.options.payHour, turnoverTimes }
  }
  return null
}

export function createVipService({ ranks, book, rewards, service, clock }: Deps) {
  /** Running campaigns only: one that is over gives nothing. */
  async function campaignsOf({ id }: Merchant): Promise<Campaign[]> {
    const now = clock.now()
    return (await rewards.campaigns(id, now)).filter((one) => isRanked(one) && (one.endsAt === null || now < one.endsAt))
  }

  return {
    /** Throws `function.not.available`. */
    async room({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<VipRoom> {
      const { merchant } = reader
      checkFlag(merchant, VIP_FLAG)
      const member = caller.kind === 'visitor' || caller.isTrial ? undefined : caller
      const [campaigns, standing] = await Promise.all([
        campaignsOf(merchant),
        member ? book.standing(member.memberId, merchant) : undefined,
      ])
      const own = member && (await service.seen({ caller: member, ...reader }, isRanked, standing?.facts))
      const all = standing?.ranks ?? (await ranks.ranks(merchant.id))
      return {
        ranks: all.map((rank) => presentRank(rank, campaigns, reader)),
        standing: standing && all.length > 0 ? presentStanding(standing) : null,
        rebate: rebateOf(campaigns),
        onBreak: member !== undefined && own === undefined,
        rewards: own ?? [],
      }
    },
    campaignsOf,
  }
}
export type VipService = ReturnType<typeof createVipService>
