/** Red envelope rain in the format of older clients (WIR-41). */
import type { Value } from '#contract/endpoint.ts'
import type * as raffleEndpoints from '#contract/rewards/rain/rain-raffle.ts'
import { presentClaimed } from '#server/features/rewards/reward/claim-reward.ts'
import type { MemberTickets } from '#server/features/rewards/reward/ticket.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { RAIN_FLAG } from '#server/platform/merchant/rain.ts'
import type { Asking, Catching, RainService } from './rain.service.ts'

interface Deps {
  service: Pick<RainService, 'room' | 'falling' | 'catchFor'>
  tickets: Pick<MemberTickets, 'ticketsById'>
}
type Endpoints = typeof raffleEndpoints
type Raffle = Value<Endpoints['raffle']>

export function createRainRaffleService({ service, tickets }: Deps) {
  return {
    /** Throws `function.not.available`. */
    async status(asking: Asking & { caller: MemberCaller }): Promise<Raffle> {
      const { rain, now } = await service.room(asking)
      const statusOf = (): Raffle['status'] => {
        if (!rain) return 'NONE'
        if (rain.state === 'CAUGHT') return 'CLAIMED'
        if (rain.state === 'FULL') return 'FULL'
        return now < rain.startsAt ? 'UPCOMING' : 'ONGOING'
      }
      return {
        status: statusOf(),
        promotionId: rain?.rainId ?? null,
        name: rain?.title ?? null,
        startTime: rain?.startsAt ?? null,
        endTime: rain?.endsAt ?? null,
        serverTime: now,
        totalAmount: rain?.pool ?? 0n,
        amount: rain?.caught?.amount ?? 0n,
      }
    },

    /** Throws `function.not.available`, `rain.not.falling`, and what a catch throws. */
    async claim(catching: Catching): Promise<Value<Endpoints['claimRaffle']>> {
      const { merchant, caller, language } = catching
      checkFlag(merchant, RAIN_FLAG)
      const rain = await service.falling(merchant)
      if (!rain) throw new AppError('rain.not.falling')
      const { caught } = await service.catchFor(rain.id, catching)
      const claimed = caught.ticketId === null ? [] : await tickets.ticketsById(caller.memberId, [caught.ticketId])
      return {
        amount: caught.amount,
        point: 0,
        rewardType: 'BONUS',
        claimedTickets: claimed.map((ticket) => presentClaimed({ ...ticket, claimedAt: ticket.claimedAt! }, language)),
      }
    },
  }
}
export type RainRaffleService = ReturnType<typeof createRainRaffleService>
