/** Ranks in the format of older clients (WIR-42). */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as vipRankEndpoints from '#contract/rewards/vip/vip-rank.ts'
import type { RewardService } from '#server/features/rewards/reward/reward.service.ts'
import type { RewardTicketService } from '#server/features/rewards/reward/reward-ticket.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { dayStart } from '#server/platform/business-day.ts'
import { addMonths } from '#server/platform/calendar-day.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { VIP_FLAG } from '#server/platform/merchant/vip-room.ts'
import { textIn } from '#server/platform/text-in.ts'
import type { MemberStanding, RankBook } from './rank-book.ts'
import { presentRank, type Reader, type VipService } from './vip.service.ts'
import type { VipRankRepository } from './vip-rank.repository.ts'

interface Deps {
  ranks: Pick<VipRankRepository, 'totalTurnover'>
  book: Pick<RankBook, 'standing'>
  vip: Pick<VipService, 'campaignsOf'>
  service: Pick<RewardService, 'seen'>
  tickets: Pick<RewardTicketService, 'claimedOf'>
}
interface Asking extends Reader {
  caller: Pick<MemberCaller, 'memberId'>
}
type Endpoints = typeof vipRankEndpoints

const PPM_PER_PERCENT = 10_000

/** Every call may throw `function.not.available`. */
export function createVipRankService({ ranks, book, vip, service, tickets }: Deps) {
  async function standingOf({ caller, merchant }: Asking): Promise<MemberStanding> {
    checkFlag(merchant, VIP_FLAG)
    return book.standing(caller.memberId, merchant)
  }
  const nameAt = ({ ranks: all }: MemberStanding, level: number, { merchant, language }: Reader): string =>
    textIn(all.find((rank) => rank.level === level)?.names ?? {}, language, merchant.defaultLanguage)
  const levelsOf = (standing: MemberStanding, reader: Reader) =>
    standing.ranks.map(({ level, minDeposit, minTurnover }) => ({
      level,
      rankName: nameAt(standing, level, reader),
      isCurrent: level === standing.held.level,
      monthlyDeposit: minDeposit,
      monthlyTurnover: minTurnover,
    }))

  return {
    async progress(asking: Asking): Promise<Value<Endpoints['progress']>> {
      const [standing, totalTurnover] = await Promise.all([standingOf(asking), ranks.totalTurnover(asking.caller.memberId)])
      const { held, sum, ranks: all } = standing
      const next = all.find(({ level }) => level === held.level + 1)
      const aim = next ?? all.at(-1)
      return {
        playerRankName: nameAt(standing, held.level, asking),
        nextRankName: next ? nameAt(standing, next.level, asking) : null,
        monthlyTurnover: { actual: sum.turnover, expected: aim?.minTurnover ?? 0n },
        monthlyDeposit: { actual: sum.deposited, expected: aim?.minDeposit ?? 0n },
        totalTurnover,
      }
    },

    async groupLevels(asking: Asking): Promise<Value<Endpoints['groupLevels']>> {
      return levelsOf(await standingOf(asking), asking)
    },
    async rule(asking: Asking): Promise<Value<Endpoints['rule']>> {
      return levelsOf(await standingOf(asking), asking)
    },

    async clubBenefit(asking: Asking): Promise<Value<Endpoints['clubBenefit']>> {
      const [standing, campaigns] = await Promise.all([standingOf(asking), vip.campaignsOf(asking.merchant)])
      return standing.ranks.map((rank) => {
        const shown = presentRank(rank, campaigns, asking)
        return {
          level: shown.level,
          rankName: shown.name,
          labelName: shown.name,
          isCurrent: shown.level === standing.held.level,
          upgradeBonus: shown.upgradeBonus,
          monthlySalary: shown.salary,
          birthdayBonus: shown.birthdayGift,
          maxWithdrawAmount: shown.withdrawAmountPerDay,
          maxTransactionTimes: shown.withdrawPerDay,
          rebates: shown.rebates.map(({ category, rate }) => ({ gameType: category, rate: rate / PPM_PER_PERCENT })),
        }
      })
    },

    async customerRank(asking: Asking): Promise<Value<Endpoints['customerRank']>> {
      const standing = await standingOf(asking)
      const { level, heldUntil } = standing.held
      return {
        level,
        rankName: nameAt(standing, level, asking),
        expiredDate: level === 1 ? null : dayStart(addMonths(heldUntil, 1), asking.merchant.timezone).getTime(),
      }
    },

    async salaryDetail(asking: Asking): Promise<Value<Endpoints['salaryDetail']>> {
      const standing = await standingOf(asking)
      const [salary] = (await service.seen(asking, ({ template }) => template === 'RANK_SALARY', standing.facts)) ?? []
      if (!salary) return null
      const { rankLevel, amount, state, transactionId, expiresAt } = salary
      return {
        rankName: nameAt(standing, rankLevel ?? standing.held.level, asking),
        amount,
        status: state,
        transactionId,
        expiredDate: expiresAt,
      }
    },

    async salaryHistory(asking: Asking, query: Query<Endpoints['salaryHistory']>): Promise<Value<Endpoints['salaryHistory']>> {
      checkFlag(asking.merchant, VIP_FLAG)
      return tickets.claimedOf(asking, query, 'RANK_SALARY')
    },
  }
}
export type VipRankService = ReturnType<typeof createVipRankService>
