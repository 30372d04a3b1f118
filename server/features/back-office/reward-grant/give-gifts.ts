/** Issues the tickets of a confirmed grant in batches; the next run does the rest. */
import type { CampaignBudgets } from '#server/features/rewards/reward/reward-campaign.ts'
import type { NewTickets } from '#server/features/rewards/reward/ticket.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { leftOutOf } from './choose-members.ts'
import { giftPeriod, type RewardGrantRepository } from './reward-grant.repository.ts'

interface Deps {
  grants: RewardGrantRepository
  campaigns: CampaignBudgets & NewTickets
  letters: Pick<HouseLetters, 'write' | 'announce'>
  merchants: Pick<MerchantDirectory, 'all'>
  inTransaction: InTransaction
  clock: Clock
  logger: Pick<Logger, 'error'>
}
/** Gifts per transaction. */
const AT_ONCE = 100
const TIMEOUT_MS = 60_000
const DAY_MS = 86_400_000

export function createGiftGiving({ grants, campaigns, letters, merchants, inTransaction, clock, logger }: Deps) {
  /** Members who got a ticket; undefined if nothing is left to do, or the campaign is off. */
  const giveSome = (id: bigint, merchant: Merchant): Promise<number[] | undefined> =>
    inTransaction(
      async (tx) => {
        const grant = await grants.lock(tx, merchant.id, id)
        if (grant?.state !== 'GIVING') return undefined
        const now = clock.now()
        const found = await grants.campaign(merchant.id, grant.campaignId, now, tx)
        // The campaign is off for now. If it is over, the rest is left out.
        if (!found || !(found.isRunning || found.isOver)) return undefined
        const { campaign, isOver } = found
        if (campaign.rule.template !== 'GIFT') return undefined
        const end = new Date(now.getTime() + campaign.rule.options.days * DAY_MS)
        const expiresAt = campaign.endsAt !== null && campaign.endsAt < end ? campaign.endsAt : end
        const gifts = await grants.waiting(tx, id, AT_ONCE)
        const members = await grants.members(
          tx,
          gifts.map(({ memberId }) => memberId),
        )
        const getting = new Set(isOver ? [] : members.flatMap((member) => (leftOutOf(member, now) ? [] : member.id)))
        const [given, leftOut] = [
          gifts.filter((one) => getting.has(one.memberId)),
          gifts.filter((one) => !getting.has(one.memberId)),
        ]
        for (const { memberId, amount } of given) {
          const due = { period: giftPeriod(id), step: 0, amount, since: now, expiresAt }
          const { ticket } = await campaigns.add(tx, campaign, memberId, due, now)
          const params = { promotion: campaign.titles, amount, until: expiresAt }
          await letters.write(tx, merchant, {
            memberId,
            letter: { key: 'gift.given', params },
            occasion: `gift.given:${ticket.id}`,
          })
        }
        const idsOf = (some: typeof gifts) => some.map(({ memberId }) => memberId)
        await grants.mark(tx, id, idsOf(given), 'GIVEN')
        await grants.mark(tx, id, idsOf(leftOut), 'LEFT_OUT')
        if (gifts.length < AT_ONCE) await grants.change(tx, id, { state: 'GIVEN' })
        // Done last, because the campaign's claims wait for it.
        const back = leftOut.reduce((sum, { amount }) => sum + amount, 0n)
        if (back > 0n) await campaigns.promiseMore(tx, campaign.id, -back)
        return idsOf(given)
      },
      { timeoutMs: TIMEOUT_MS },
    )

  async function giveNext(id: bigint, merchant: Merchant): Promise<number | undefined> {
    const given = await giveSome(id, merchant)
    for (const memberId of given ?? []) await letters.announce(merchant, memberId)
    return given?.length
  }

  /** Runs until nothing is left; returns how many got their gift. Each member gets it once, even if runs overlap or repeat. */
  async function give(id: bigint, merchant: Merchant): Promise<number> {
    let count = 0
    for (;;) {
      const given = await giveNext(id, merchant)
      if (given === undefined) return count
      count += given
    }
  }

  return {
    /** Gives the first batch at once; the job does the rest, and retries failures. */
    async start(id: bigint, merchant: Merchant): Promise<void> {
      await giveNext(id, merchant).catch((error: unknown) => {
        logger.error({ err: error, grantId: String(id) }, 'giving gifts failed')
      })
    },
    /** All merchants; a failed grant does not delay the others. */
    async giveAll(): Promise<number> {
      const open = await grants.giving()
      if (open.length === 0) return 0
      const byId = new Map((await merchants.all()).map((merchant) => [merchant.id, merchant]))
      let count = 0
      for (const { id, merchantId } of open) {
        const merchant = byId.get(merchantId)
        if (!merchant) continue
        count += await give(id, merchant).catch((error: unknown) => {
          logger.error({ err: error, grantId: String(id) }, 'giving gifts failed')
          return 0
        })
      }
      return count
    },
  }
}
export type GiftGiving = ReturnType<typeof createGiftGiving>
