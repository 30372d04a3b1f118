/** A member's limits, breaks, turnover, latest orders, invitations and points, for operators. */
import type { Query, Value } from '#contract/endpoint.ts'
import { pointEntryKind } from '#contract/rewards/points/points.ts'
import { MAX_TIERS } from '#contract/rewards/reward/reward-template.ts'
import { depositState } from '#contract/money/deposit/deposit-order.ts'
import type * as endpoints from '#contract/back-office/player-profile/player-care.ts'
import { restKind } from '#contract/back-office/player-profile/player-care.ts'
import type { ResponsiblePlayService } from '#server/features/identity/responsible-play/responsible-play.service.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import { stateOf, withdrawalNumber } from '#server/features/money/withdrawal/present-withdrawal.ts'
import { earned } from '#server/features/rewards/referral/present-referral.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { dayStored, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { PlayerCareRepository } from './player-care.repository.ts'

interface Deps {
  cares: PlayerCareRepository
  responsiblePlay: Pick<ResponsiblePlayService, 'limitsOf'>
  turnover: Pick<TurnoverService, 'info'>
  clock: Clock
}
interface Facts {
  caller: OperatorCaller
  merchant: Merchant
}
type Asked = Query<typeof endpoints.limits>

export function createPlayerCareService({ cares, responsiblePlay, turnover, clock }: Deps) {
  /** Throws `no.data`, also for a member of another merchant. */
  async function find({ merchantId }: OperatorCaller, memberId: number) {
    const member = await cares.find(merchantId, memberId)
    if (!member) throw new AppError('no.data')
    return member
  }

  return {
    async limits({ memberId }: Asked, { caller, merchant }: Facts): Promise<Value<typeof endpoints.limits>> {
      const { realityCheckMinutes } = await find(caller, memberId)
      const [limits, rests] = await Promise.all([responsiblePlay.limitsOf(memberId, merchant), cares.rests(memberId)])
      const now = clock.now()
      return {
        limits,
        realityCheckMinutes,
        rests: rests.map(({ kind, startsAt, endsAt }) => ({
          kind: restKind.parse(kind),
          startsAt: startsAt.getTime(),
          endsAt: endsAt.getTime(),
          isRunning: endsAt > now,
        })),
      }
    },

    async money({ memberId }: Asked, { caller, merchant }: Facts): Promise<Value<typeof endpoints.money>> {
      await find(caller, memberId)
      const [{ requirements }, deposits, withdrawals] = await Promise.all([
        turnover.info({ memberId }, merchant, merchant.defaultLanguage),
        cares.deposits(memberId),
        cares.withdrawals(memberId),
      ])
      return {
        requirements,
        deposits: deposits.map(({ createdAt, state, ...row }) => ({
          ...row,
          at: createdAt.getTime(),
          state: depositState.parse(state),
        })),
        withdrawals: withdrawals.map((row) => ({
          number: withdrawalNumber(row.id),
          at: row.createdAt.getTime(),
          amount: row.amount,
          charge: row.charge,
          state: stateOf(row),
        })),
      }
    },

    async invitations({ memberId }: Asked, { caller, merchant }: Facts): Promise<Value<typeof endpoints.invitations>> {
      await find(caller, memberId)
      const month = firstOfMonth(businessDay(clock.now(), merchant.timezone))
      const [inviter, code, counts, sums, latest] = await Promise.all([
        cares.inviterOf(memberId),
        cares.referralCodeOf(memberId),
        cares.inviteeCounts(memberId),
        cares.earnedByTier(memberId, month),
        cares.latestInvitees(memberId),
      ])
      const step = currencyStep(merchant.currency)
      const tiers = Array.from({ length: MAX_TIERS }, (_, place) => {
        const tier = place + 1
        const sum = sums.find((row) => row.tier === tier)
        return {
          tier,
          members: counts.get(tier) ?? 0,
          month: earned(sum?.month ?? 0n, step),
          total: earned(sum?.total ?? 0n, step),
        }
      })
      return {
        inviter: inviter && { memberId: inviter.id, username: inviter.username },
        code: code ?? null,
        tiers: tiers.filter(({ members, total }) => members > 0 || total > 0n),
        latest: latest.map(({ id, username, createdAt }) => ({ memberId: id, username, joinedAt: createdAt.getTime() })),
      }
    },

    async points({ memberId }: Asked, { caller, merchant }: Facts): Promise<Value<typeof endpoints.points>> {
      await find(caller, memberId)
      const [lots, entries] = await Promise.all([
        cares.pointLots(memberId, businessDay(clock.now(), merchant.timezone)),
        cares.pointEntries(memberId),
      ])
      return {
        balance: lots.reduce((sum, { left }) => sum + left, 0),
        lots: lots.map(({ lastDay, left }) => ({ lastDay: dayStored(lastDay), left })),
        latest: entries.map(({ id, at, kind, points, reference }) => ({
          id: Number(id),
          at: at.getTime(),
          kind: pointEntryKind.parse(kind),
          points,
          reference: kind === 'SPENT' ? ticketName(BigInt(reference)) : reference,
        })),
      }
    },
  }
}
export type PlayerCareService = ReturnType<typeof createPlayerCareService>
