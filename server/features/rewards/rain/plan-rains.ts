/** Plans the rains of a merchant's campaigns, sends reminders, and ends rains that are over. */
import { RAIN_SECONDS } from '#contract/rewards/rain/rain.ts'
import { placesOf } from '#contract/rewards/rain/rain-sums.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import {
  type CampaignBudgets,
  type CampaignsOnShow,
  isRainCampaign,
  type RainCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { isRunning } from '#server/features/rewards/reward/reward-rule.ts'
import { createWithinBudget } from '#server/features/rewards/reward/within-budget.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasRain } from '#server/platform/merchant/rain.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { LATE_MS } from './decide-catches.ts'
import { fillEnvelopes } from './fill-envelopes.ts'
import type { RainWaiting } from './rain-waiting.ts'
import { nextRain } from './rain-times.ts'
import type { RainRepository, RainRow } from './rain.repository.ts'

interface Deps {
  rains: RainRepository
  campaigns: CampaignsOnShow & CampaignBudgets
  waiting: Pick<RainWaiting, 'forget'>
  letters: Pick<HouseLetters, 'write' | 'announce'>
  wallet: Pick<WalletService, 'announce'>
  inTransaction: InTransaction
  clock: Clock
}
/** Reminders are sent this long before a rain. */
const REMIND_MS = 300_000
/** No rain is planned sooner than this: the page could not announce it in time. */
const LEAD_MS = 60_000
const END_TIMEOUT_MS = 300_000

export function createRainPlan({ rains, campaigns, waiting, letters, wallet, inTransaction, clock }: Deps) {
  const withinBudget = createWithinBudget(campaigns, inTransaction)
  const newRain = ({ id: campaignId, merchantId, version, rule: { options } }: RainCampaign, startsAt: Date) => ({
    merchantId,
    campaignId,
    version,
    startsAt,
    endsAt: new Date(startsAt.getTime() + RAIN_SECONDS * 1_000),
    pool: options.amount,
    places: placesOf(options),
  })

  /** The next of the campaign's times, if the campaign still runs then. */
  function nextOf(campaign: RainCampaign, zone: string): Date | undefined {
    const { rule, startsAt } = campaign
    const soonest = new Date(clock.now().getTime() + LEAD_MS)
    const next = nextRain(rule.options, startsAt > soonest ? startsAt : soonest, zone)
    return next && isRunning(campaign, next) ? next : undefined
  }

  /** True if the changed campaign still has this time, and no earlier one. */
  function isStillNext(campaign: RainCampaign, { startsAt }: Pick<RainRow, 'startsAt'>, zone: string): boolean {
    const at = nextRain(campaign.rule.options, new Date(startsAt.getTime() - 1), zone)
    const next = nextOf(campaign, zone)
    return isRunning(campaign, startsAt) && at?.getTime() === startsAt.getTime() && (next === undefined || next >= startsAt)
  }

  /** Undefined, and no rain, if the budget does not cover it. */
  const plan = (campaign: RainCampaign, startsAt: Date, merchant: Merchant): Promise<boolean | undefined> =>
    withinBudget(async (tx, promise) => {
      const rain = newRain(campaign, startsAt)
      const id = await rains.add(tx, rain)
      if (id === undefined) return true
      await rains.fill(tx, id, fillEnvelopes(campaign.rule.options, currencyStep(merchant.currency)))
      await promise(tx, campaign.id, rain.pool)
      return true
    })

  async function cancel(rainId: bigint): Promise<void> {
    await inTransaction(async (tx) => {
      const rain = await rains.lock(tx, rainId)
      if (!rain || rain.startsAt <= clock.now()) return
      await rains.remove(tx, rain.id)
      await campaigns.promiseMore(tx, rain.campaignId, -rain.pool)
    })
  }

  /** After a change of the campaign: the same rain with new envelopes, so that members waiting for it keep it. */
  const refill = (rainId: bigint, campaign: RainCampaign, merchant: Merchant): Promise<boolean | undefined> =>
    withinBudget(async (tx, promise) => {
      const rain = await rains.lock(tx, rainId)
      if (!rain || rain.startsAt <= clock.now()) return true
      const { version, pool, places } = newRain(campaign, rain.startsAt)
      await rains.change(tx, rain.id, { version, pool, places })
      await rains.fill(tx, rain.id, fillEnvelopes(campaign.rule.options, currencyStep(merchant.currency)))
      await promise(tx, campaign.id, pool - rain.pool)
      return true
    })

  /** Returns the money that was not caught to the budget. */
  async function end(rainId: bigint, campaignId: number, merchant: Merchant): Promise<void> {
    const { titles: promotion } = await campaigns.campaign(campaignId)
    const paid = await inTransaction(
      async (tx) => {
        const rain = await rains.lock(tx, rainId)
        if (!rain) return []
        await rains.end(tx, rain.id)
        await campaigns.promiseMore(tx, rain.campaignId, rain.given - rain.pool)
        const caught = await rains.paid(tx, rain.id)
        for (const { memberId, ticketId, amount } of caught) {
          const letter = { key: 'reward.given', params: { amount, promotion } } as const
          await letters.write(tx, merchant, { memberId, letter, occasion: `reward.claimed:${ticketId}` })
        }
        return caught
      },
      { timeoutMs: END_TIMEOUT_MS },
    )
    for (const { memberId } of paid) {
      await letters.announce(merchant, memberId)
      await wallet.announce({ memberId, merchantId: merchant.id, isTrial: false })
    }
  }

  async function remind({ id, startsAt }: RainRow, { titles }: RainCampaign, merchant: Merchant): Promise<void> {
    const asked = await inTransaction(
      async (tx) => {
        const memberIds = await rains.takeReminders(tx, id, clock.now())
        for (const memberId of memberIds) {
          const letter = { key: 'rain.soon', params: { promotion: titles, at: startsAt } } as const
          await letters.write(tx, merchant, { memberId, letter, occasion: `rain.soon:${id}` })
        }
        return memberIds
      },
      { timeoutMs: END_TIMEOUT_MS },
    )
    for (const memberId of asked) await letters.announce(merchant, memberId)
  }

  /** Updates a planned rain to match its campaign, or cancels it. */
  async function follow(rain: RainRow, campaign: RainCampaign | undefined, merchant: Merchant): Promise<void> {
    if (!campaign || !hasRain(merchant)) return cancel(rain.id)
    if (campaign.version !== rain.version) {
      const isKept = isStillNext(campaign, rain, merchant.timezone) && (await refill(rain.id, campaign, merchant))
      if (!isKept) return cancel(rain.id)
    }
    const isSoon = rain.startsAt.getTime() - clock.now().getTime() <= REMIND_MS
    if (isSoon) await remind(rain, campaign, merchant)
  }

  /** Plans, announces and ends each rain once, even if it runs twice, late or concurrently. Returns the number of planned rains. */
  return async function keepRains(merchant: Merchant): Promise<number> {
    const now = clock.now()
    const running = (await campaigns.campaigns(merchant.id, now)).filter(isRainCampaign)
    await waiting.forget(merchant.id, now.getTime())
    for (const rain of await rains.planned(merchant.id)) {
      if (rain.endsAt.getTime() + LATE_MS <= now.getTime()) await end(rain.id, rain.campaignId, merchant)
      else if (rain.startsAt > now)
        await follow(
          rain,
          running.find(({ id }) => id === rain.campaignId),
          merchant,
        )
    }
    const left = await rains.planned(merchant.id)
    let planned = left.length
    for (const campaign of hasRain(merchant) ? running : []) {
      if (left.some(({ campaignId }) => campaignId === campaign.id)) continue
      const startsAt = nextOf(campaign, merchant.timezone)
      if (startsAt && (await plan(campaign, startsAt, merchant))) planned += 1
    }
    return planned
  }
}
