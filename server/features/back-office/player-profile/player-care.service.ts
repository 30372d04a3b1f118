/** A member's limits, breaks, turnover and latest orders, for operators. */
import type { Query, Value } from '#contract/endpoint.ts'
import { depositState } from '#contract/money/deposit/deposit-order.ts'
import type * as endpoints from '#contract/back-office/player-profile/player-care.ts'
import { restKind } from '#contract/back-office/player-profile/player-care.ts'
import type { ResponsiblePlayService } from '#server/features/identity/responsible-play/responsible-play.service.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import { stateOf, withdrawalNumber } from '#server/features/money/withdrawal/present-withdrawal.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
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
  }
}
export type PlayerCareService = ReturnType<typeof createPlayerCareService>
