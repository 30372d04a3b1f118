/** Rewards members claim: the page, the claims, and codes (BON-08). */
import { promoCode, roomOf } from '#contract/rewards/reward/reward-template.ts'
import type { Body } from '#contract/endpoint.ts'
import type * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import type { ClaimResult, Reward, RewardList } from '#contract/rewards/reward/reward.ts'
import type { Language } from '#contract/wire.ts'
import type { DepositBonuses } from '#server/features/money/deposit/deposit-bonuses.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { type Claimant, type ClaimedTicket, presentClaimed, type RewardClaim, ticketIdOf } from './claim-reward.ts'
import { presentDepositBonuses } from './present-deposit-bonus.ts'
import { inOrder, presentReward, presentToGuest } from './present-reward.ts'
import { ONCE } from './reward-period.ts'
import { isOffered, type Looked, type RewardBoard } from './reward-board.ts'
import { type Campaign, isOpenCode } from './reward-campaign.ts'
import type { RankFacts } from './rank-facts.ts'
import type { Due } from './reward-rule.ts'
import type { RewardRepository } from './reward.repository.ts'
import type { ClaimPlace } from './claim-place.ts'

interface Deps {
  rewards: RewardRepository
  board: RewardBoard
  claims: RewardClaim
  depositBonuses: DepositBonuses
  clock: Clock
}
export interface Reader {
  merchant: Merchant
  language: Language
}
export interface Asking extends Reader {
  caller: Pick<MemberCaller, 'memberId'>
}
export interface Claiming extends Asking {
  place: ClaimPlace
}

const DAY_MS = 86_400_000
/** A code once entered can be claimed this long. */
const CODE_DAYS = 1
const NOTHING: RewardList = { rewards: [], depositOffers: [], hasCodes: false }

const isOnPromotionsPage = ({ template }: Campaign) => roomOf(template) === 'PROMOTIONS'
const present = (rewards: readonly (Reward | undefined)[]): Reward[] => inOrder(rewards.filter((one) => one !== undefined))

const resultOf = (tickets: readonly ClaimedTicket[]): ClaimResult => ({
  amount: tickets.reduce((sum, { amount }) => sum + amount, 0n),
  point: 0,
  rewardType: 'BONUS',
  claimedTickets: [...tickets],
})

export function createRewardService({ rewards, board, claims, depositBonuses, clock }: Deps) {
  async function toGuests(reader: Reader): Promise<RewardList> {
    const now = clock.now()
    const [campaigns, bonuses] = await Promise.all([rewards.campaigns(reader.merchant.id, now), depositBonuses.ofGuests(reader)])
    return {
      depositOffers: bonuses.map((bonus) => ({ ...bonus, state: 'GUEST' })),
      rewards: present(
        campaigns
          .filter((campaign) => isOnPromotionsPage(campaign) && isOffered(campaign, reader.merchant))
          .map((campaign) => presentToGuest(campaign, { ...reader, now })),
      ),
      hasCodes: campaigns.some((campaign) => isOpenCode(campaign, now)),
    }
  }

  function presentAll({ person, seen, block }: Looked, reader: Reader): Reward[] {
    const standpoint = { ...reader, person, now: clock.now(), block }
    return present(seen.map((one) => presentReward(one, standpoint)))
  }

  async function claimOne(id: bigint, { caller, merchant, language, place }: Claiming): Promise<ClaimedTicket> {
    const claimant: Claimant = { memberId: caller.memberId, merchant, place }
    return presentClaimed(await claims.claim(id, claimant), language)
  }

  return {
    presentAll,
    async list({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<RewardList> {
      if (caller.kind === 'visitor' || caller.isTrial) return toGuests(reader)
      const [looked, bonuses] = await Promise.all([
        board.look(caller, reader.merchant, isOnPromotionsPage),
        depositBonuses.ofMember(caller.memberId, reader),
      ])
      if (!looked) return NOTHING
      const now = clock.now()
      return {
        rewards: presentAll(looked, reader),
        depositOffers: presentDepositBonuses(bonuses, looked.block),
        hasCodes: looked.seen.some(({ campaign }) => isOpenCode(campaign, now)),
      }
    },

    /** Rewards of the chosen campaigns; undefined for a member who may not play. */
    async seen(
      { caller, ...reader }: Asking,
      isChosen: (campaign: Campaign) => boolean,
      rank?: RankFacts,
    ): Promise<Reward[] | undefined> {
      const looked = await board.look(caller, reader.merchant, isChosen, rank)
      return looked && presentAll(looked, reader)
    },

    /** Stops at the first refusal. Throws only if the first ticket is refused; see `createRewardClaim`. */
    async claim({ transactionId }: Body<typeof rewardEndpoints.claim>, claiming: Claiming): Promise<ClaimResult> {
      const claimed: ClaimedTicket[] = []
      for (const name of transactionId.split(',')) {
        const id = ticketIdOf(name)
        try {
          if (id === undefined) throw new AppError('no.data')
          claimed.push(await claimOne(id, claiming))
        } catch (error) {
          if (claimed.length === 0 || !(error instanceof AppError)) throw error
          break
        }
      }
      return resultOf(claimed)
    },

    /** Throws `promotion.code.invalid`, `promotion.budget.exceeded`, and what a claim throws. */
    async claimCode({ promoCode: typed }: Body<typeof rewardEndpoints.claimCode>, claiming: Claiming): Promise<ClaimResult> {
      const { merchant, caller } = claiming
      const now = clock.now()
      const code = promoCode.safeParse(typed)
      const campaign = code.success ? await rewards.byCode(merchant.id, code.data, now) : undefined
      if (campaign?.rule.template !== 'CODE') throw new AppError('promotion.code.invalid')
      const end = new Date(now.getTime() + CODE_DAYS * DAY_MS)
      const expiresAt = campaign.endsAt !== null && campaign.endsAt < end ? campaign.endsAt : end
      const due: Due = { period: ONCE, step: 0, amount: campaign.rule.options.amount, since: now, expiresAt }
      const claimant: Claimant = { memberId: caller.memberId, merchant, place: claiming.place }
      return resultOf([presentClaimed(await claims.claimDue(campaign, due, claimant), claiming.language)])
    },
  }
}
export type RewardService = ReturnType<typeof createRewardService>
