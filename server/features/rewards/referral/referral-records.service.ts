/** Inviting friends in the format of older clients (WIR-42). */
import { pageOf } from '#server/platform/report/page-of.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type * as recordEndpoints from '#contract/rewards/referral/referral-records.ts'
import { INVITE_PLATFORMS } from '#contract/rewards/referral/referral-records.ts'
import type { ReferralLeader } from '#contract/rewards/referral/referral.ts'
import type { RewardBoard } from '#server/features/rewards/reward/reward-board.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { firstOfMonth } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { hostsOf } from '#server/platform/merchant/hosts-of.ts'
import { REFERRAL_FLAG } from '#server/platform/merchant/invitations.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import { rangeOf } from '#server/platform/report/report-range.ts'
import type { MemberInvitations } from './invitations.ts'
import { earned, earnedInAll, ratesShown } from './present-referral.ts'
import { type Asking, checkInvites, type ReferralService } from './referral.service.ts'
import type { ReferralIncomeRepository } from './referral-income.repository.ts'
import type { ReferralRepository } from './referral.repository.ts'

interface Deps {
  referrals: Pick<ReferralRepository, 'counts' | 'affiliateCodeOf'>
  incomes: Pick<ReferralIncomeRepository, 'byTier' | 'total' | 'days'>
  invitations: Pick<MemberInvitations, 'codeOf'>
  service: Pick<ReferralService, 'invitees' | 'paying' | 'ranking' | 'claimableOf'>
  board: Pick<RewardBoard, 'look'>
  clock: Clock
}
interface Visiting {
  merchant: Merchant
}
type Endpoints = typeof recordEndpoints

const PPM_PER_PERCENT = 10_000
const sumOf = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, amount) => sum + amount, 0n)

/** Every call may throw `function.not.available`; members' calls also throw `permission.denied` for agents. */
export function createReferralRecordService({ referrals, incomes, invitations, service, board, clock }: Deps) {
  const ranked = ({ place, name, amount }: ReferralLeader) => ({ rank: place, username: name, income: amount })

  return {
    async details(asking: Asking): Promise<Value<Endpoints['details']>> {
      checkInvites(asking)
      const { caller, merchant } = asking
      const [referralCode, counts, affiliateCode] = await Promise.all([
        invitations.codeOf(caller.memberId, merchant),
        referrals.counts(caller.memberId),
        referrals.affiliateCodeOf(caller.memberId),
      ])
      return { referralCode, totalInvitations: counts.get(1) ?? 0, promotionDomains: hostsOf(merchant), affiliateCode }
    },

    async list(asking: Asking, { level, ...page }: Query<Endpoints['referralList']>): Promise<Value<Endpoints['referralList']>> {
      const { list, total, totalPages, page: pageNum } = await service.invitees(asking, { tier: level, ...page })
      const content = list.map(({ name, joinedAt, tier, hasDeposited, amount }) => ({
        username: name,
        registeredDate: joinedAt,
        level: tier,
        hasDeposited,
        income: amount,
      }))
      return { content, pageNum, totalPages, totalElements: total }
    },

    async rules({ merchant }: Visiting): Promise<Value<Endpoints['rules']>> {
      checkFlag(merchant, REFERRAL_FLAG)
      const campaign = await service.paying(merchant)
      if (!campaign) return null
      const { rates, period, amount, days } = campaign.rule.options
      return {
        levels: rates.map((of, place) => ({
          level: place + 1,
          rates: ratesShown(of).map(({ category, rate }) => ({ gameType: category, rate: rate / PPM_PER_PERCENT })),
        })),
        period,
        maxAmount: amount,
        claimDays: days,
        turnoverTimes: campaign.turnoverTimes,
      }
    },

    async myIncome(
      asking: Asking,
      { page, size, ...dates }: Query<Endpoints['myIncome']>,
    ): Promise<Value<Endpoints['myIncome']>> {
      checkInvites(asking)
      const { caller, merchant } = asking
      const { from, to } = rangeOf(dates, merchant.timezone, clock.now())
      const step = currencyStep(merchant.currency)
      const days = await incomes.days(caller.memberId, from, to)
      const list = days.map(({ day, tier, members, turnover, amount }) => ({
        date: day,
        level: tier,
        members,
        turnover,
        income: earned(amount, step),
      }))
      return {
        ...pageOf(list, page, size),
        footer: {
          income: sumOf(days.map(({ amount }) => earned(amount, step))),
          turnover: sumOf(days.map(({ turnover }) => turnover)),
        },
      }
    },

    async overview(asking: Asking): Promise<Value<Endpoints['myIncomeOverview']>> {
      checkInvites(asking)
      const { caller, merchant } = asking
      const { memberId } = caller
      const step = currencyStep(merchant.currency)
      const [month, total, counts, looked] = await Promise.all([
        incomes.byTier(memberId, firstOfMonth(businessDay(clock.now(), merchant.timezone))),
        incomes.total(memberId),
        referrals.counts(memberId),
        board.look(caller, merchant, ({ template }) => template === 'REFERRAL'),
      ])
      return {
        monthlyIncome: earnedInAll(month.values(), step),
        totalIncome: earned(total, step),
        claimable: looked ? sumOf(service.claimableOf(looked).map(({ amount }) => amount)) : 0n,
        invitees: [...counts.values()].reduce((sum, count) => sum + count, 0),
      }
    },

    overviewOfGuests({ merchant }: Visiting): Value<Endpoints['incomeOverviewBeforeLogin']> {
      checkFlag(merchant, REFERRAL_FLAG)
      return { monthlyIncome: 0n, totalIncome: 0n, claimable: 0n, invitees: 0 }
    },

    async ranking(asking: Asking): Promise<Value<Endpoints['ranking']>> {
      checkInvites(asking)
      const { leaders } = await service.ranking(asking.merchant, asking.caller.memberId)
      const own = leaders.find(({ isOwn }) => isOwn)
      return { list: leaders.map(ranked), own: own ? ranked(own) : null }
    },

    async rankingOfGuests({ merchant }: Visiting): Promise<Value<Endpoints['rankingBeforeLogin']>> {
      checkFlag(merchant, REFERRAL_FLAG)
      return { list: (await service.ranking(merchant, undefined)).leaders.map(ranked) }
    },

    inviteDisplay({ merchant }: Visiting): Value<Endpoints['inviteDisplay']> {
      checkFlag(merchant, REFERRAL_FLAG)
      const configs = INVITE_PLATFORMS.map((invitePlatform, place) => ({
        invitePlatform,
        inviteDisplayEnabled: 'Y' as const,
        inviteSequence: place + 1,
      }))
      return { inviteUrlDisplayConfigs: configs }
    },
  }
}
export type ReferralRecordService = ReturnType<typeof createReferralRecordService>
