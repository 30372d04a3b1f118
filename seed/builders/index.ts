/** Builders of records, for worlds and tests: each makes the parents it needs and returns what it made. */
import bcrypt from 'bcrypt'
import type { MemberType } from '#contract/wire.ts'
import { PAYOUT_BANKS } from '#seed/reference/banks.ts'
import { COUNTRIES } from '#seed/reference/countries.ts'
import {
  type AgentBillDetails,
  type AgentContractDetails,
  createAffiliateLink,
  createAgentBill,
  createAgentContract,
  setRates,
  type AffiliateLinkDetails,
} from './agent.ts'
import { createOpenBonus, type OpenBonusDetails } from './bonus.ts'
import { type ChatDetails, createChat } from './chat.ts'
import { createCollectConsent, createDownlineTransfer, type DownlineTransferDetails } from './downline.ts'
import {
  type AnnouncementDetails,
  type BannerDetails,
  createAnnouncement,
  createBanner,
  createInboxMessage,
  createOutboxMessage,
  type InboxMessageDetails,
  type OutboxMessageDetails,
} from './content.ts'
import { type BuilderDeps, DEFAULT_PASSWORD } from './context.ts'
import {
  createDepositChannel,
  createDepositOrder,
  createDepositPromotion,
  type DepositChannelDetails,
  type DepositOrderDetails,
  type DepositPromotionDetails,
} from './deposit.ts'
import {
  createGame,
  createGames,
  createVendor,
  type GameDetails,
  type GameRecord,
  type VendorDetails,
  type VendorRecord,
} from './game.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'
import { answerDigest } from '#server/features/identity/security-question/answer.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import { createKycCheck, type KycCheckDetails } from './kyc.ts'
import { type MemberDetails, type MemberRecord, memberRow, PLACE_IN_TREE, testAccountRow } from './member.ts'
import { createMerchant, type MerchantDetails, type MerchantRecord } from './merchant.ts'
import { assetOfMember, openWallet, payIn } from './money.ts'
import { createOpenRound, type OpenRoundDetails } from './open-round.ts'
import { createOperator, type OperatorDetails } from './operator.ts'
import { createPayoutAccount, type PayoutAccountDetails } from './payout-account.ts'
import { markFavourite, markRecent } from './play.ts'
import { createRanks, type MemberRankDetails, type RankDetails, reachRank } from './rank.ts'
import { createPoints, type PointsDetails } from './points.ts'
import { createLeaderboard, type LeaderboardDetails } from './leaderboard.ts'
import { createPointOrder, type PointOrderDetails } from './point-order.ts'
import { createGift, type GiftDetails } from './gift.ts'
import { createLuckyBet, type LuckyBetDetails } from './lucky-bet.ts'
import { type CaughtEnvelopeDetails, createCaughtEnvelope, createRain, type RainDetails } from './rain.ts'
import {
  createInvitation,
  createReferralCode,
  createReferralIncome,
  type InvitationDetails,
  type ReferralCodeDetails,
  type ReferralIncomeDetails,
} from './referral.ts'
import { createRefusedWin, type RefusedWinDetails } from './refused-win.ts'
import { type ClaimedRewardDetails, createClaimedReward, createRewardCampaign, type RewardCampaignDetails } from './reward.ts'
import { createRound, type RoundDetails } from './round.ts'
import { createHelpTopic, createPromotionCategory, type HelpTopicDetails, type PromotionCategoryDetails } from './site.ts'
import { createTransactions, type TransactionDetails } from './transaction.ts'
import { unique } from './unique.ts'
import { createWalletLock, createWalletTransfer, type WalletLockDetails, type WalletTransferDetails } from './wallet-transfer.ts'
import { createWithdrawal, type WithdrawalDetails } from './withdrawal.ts'

export { amount } from './amount.ts'
export { type BuilderDeps, DEFAULT_PASSWORD } from './context.ts'
export type { AnnouncementRecord, BannerRecord, InboxMessageRecord } from './content.ts'
export type { GameRecord, VendorRecord } from './game.ts'
export type { MemberRecord, MemberStatus } from './member.ts'
export type { MerchantRecord } from './merchant.ts'
export type { OperatorRecord } from './operator.ts'
export { EVERY_TX_CODE } from './transaction.ts'
export { unique, uniqueMobile } from './unique.ts'

const AGENT_TOP: MemberType = 1
const AGENT: MemberType = 2

export function createBuilders(deps: BuilderDeps) {
  const { database, clock, bcryptCost, merchantCode = 'demo' } = deps
  const { prisma, pool } = database
  const hashes = new Map<string, Promise<string>>()
  let ownMerchant: Promise<MerchantRecord> | undefined
  let ownVendor: Promise<VendorRecord> | undefined

  /** Hashes each password once: seeding is fast, and sharing a hash does not matter in tests. */
  function hashOf(password: string): Promise<string> {
    const known = hashes.get(password) ?? bcrypt.hash(password, bcryptCost)
    hashes.set(password, known)
    return known
  }

  async function findOrCreateMerchant(code: string): Promise<MerchantRecord> {
    const found = await prisma.merchant.findUnique({ where: { code } })
    return found ? toMerchantRecord(found) : createMerchant(database, { code }, clock.now())
  }
  const defaultMerchant = () => (ownMerchant ??= findOrCreateMerchant(merchantCode))
  const defaultVendor = () => (ownVendor ??= createVendor(database))

  async function member(details: MemberDetails = {}): Promise<MemberRecord> {
    const merchant = details.merchant ?? (await defaultMerchant())
    const password = details.password ?? DEFAULT_PASSWORD
    const payment = details.paymentPassword ? await hashOf(details.paymentPassword) : null
    const data = memberRow(details, merchant, await hashOf(password), clock.now(), payment)
    const { id } = await prisma.member.create({ data, select: { id: true } })
    await pool.query(PLACE_IN_TREE, [[id]])
    if (data.isTest) await prisma.testAccount.create({ data: testAccountRow(id, clock.now()) })
    const payee = { memberId: id, type: data.type, merchant }
    await openWallet(deps, payee)
    if (details.balance) await payIn(deps, payee, details.balance)
    const { merchantId, username, type, nickname, email, diallingCode, mobileNumber, language, parentId } = data
    return {
      id,
      merchantId,
      merchantCode: merchant.code,
      asset: assetOfMember({ type, merchant }),
      username,
      password,
      type,
      nickname,
      email,
      diallingCode,
      mobileNumber,
      language,
      parentId,
    }
  }

  /** The game of that name, made if it does not exist. */
  async function gameNamed(name: string): Promise<{ id: number }> {
    const found = await prisma.game.findFirst({ where: { name }, select: { id: true } })
    return found ?? game({ name })
  }

  async function game(details: GameDetails = {}): Promise<GameRecord> {
    return createGame(database, details.vendor ?? (await defaultVendor()), details)
  }

  /** A millisecond apart, the last one now. */
  const inOrder = (names: readonly string[], place: number) => new Date(clock.now().getTime() - (names.length - 1 - place))

  return {
    /** A merchant that offers every vendor. */
    merchant: (details: MerchantDetails = {}) => createMerchant(database, details, clock.now()),
    /** The merchant of everything that names none. */
    defaultMerchant,
    member,
    /** A member of type 1, or 2 below a parent, with an invitation code: `affiliateCode`. */
    async agent(details: MemberDetails = {}) {
      const made = await member({
        type: details.parent ? AGENT : AGENT_TOP,
        ...details,
        username: details.username ?? unique('a'),
      })
      const { code } = await createAffiliateLink(database, { agent: made }, clock.now())
      return { ...made, affiliateCode: code }
    },
    /** A back-office operator. */
    async operator(details: OperatorDetails = {}) {
      const merchant = details.merchant ?? (await defaultMerchant())
      const password = details.password ?? DEFAULT_PASSWORD
      const passwordHash = await hashOf(password)
      return createOperator(database, details, { merchant, password, passwordHash, createdAt: clock.now() })
    },
    /** A trial member, its balance in the trial asset. */
    trial: (details: MemberDetails = {}) => member({ type: 4, ...details, username: details.username ?? unique('guest') }),
    affiliateLink: (details: AffiliateLinkDetails) => createAffiliateLink(database, details, clock.now()),
    /** The member's rates by kind of game, in parts per million: from the beginning, or from a given time. */
    rates: (of: { id: number; merchantId: number }, rates: Partial<Record<GameType, number>>, from?: Date) =>
      setRates(database, of, rates, from),
    agentBill: (details: AgentBillDetails) => createAgentBill(database, details, clock.now()),
    agentContract: (details: AgentContractDetails) => createAgentContract(database, details, clock.now()),
    vendor: (details: VendorDetails = {}) => createVendor(database, details),
    /** A new key to the wallet API: what its server signs with. */
    vendorKey: ({ code }: VendorRecord, afterWin?: 'REFUSE' | 'COMPENSATE') =>
      renewVendorKey({ database, clock }, { vendorCode: code, afterWin }),
    game,
    games: (vendor: VendorRecord, names: readonly string[], details?: Pick<GameDetails, 'isRunning'>) =>
      createGames(database, vendor, names, details),
    /** Answers to the first questions in the list, in order. */
    async securityAnswers(memberId: number, answers: readonly string[]) {
      for (const [index, answer] of answers.entries()) {
        const answerHash = await hashOf(answerDigest(answer))
        await prisma.securityAnswer.create({ data: { memberId, questionId: index + 1, answerHash, createdAt: clock.now() } })
      }
    },
    /** The last one named is the newest. */
    async favourites(memberId: number, names: readonly string[]) {
      for (const [place, name] of names.entries())
        await markFavourite(database, memberId, (await gameNamed(name)).id, inOrder(names, place))
    },
    /** The last one named is the newest. */
    async recents(memberId: number, names: readonly string[]) {
      for (const [place, name] of names.entries())
        await markRecent(database, memberId, (await gameNamed(name)).id, inOrder(names, place))
    },
    announcement: async (details: AnnouncementDetails = {}) =>
      createAnnouncement(database, details.merchant ?? (await defaultMerchant()), details, clock.now()),
    banner: async (details: BannerDetails = {}) => createBanner(database, details.merchant ?? (await defaultMerchant()), details),
    promotionCategory: async (details: PromotionCategoryDetails = {}) =>
      createPromotionCategory(database, details.merchant ?? (await defaultMerchant()), details),
    helpTopic: async (details: HelpTopicDetails = {}) =>
      createHelpTopic(database, details.merchant ?? (await defaultMerchant()), details),
    inboxMessage: (details: InboxMessageDetails) => createInboxMessage(database, details, clock.now()),
    outboxMessage: (details: OutboxMessageDetails) => createOutboxMessage(database, details, clock.now()),
    chat: (details: ChatDetails) => createChat(database, details, clock.now()),
    /**
     * A settled round: of Dice, with a real roll of a revealed seed pair, unless another game is named. The member needs the
     * stake.
     */
    round: (details: RoundDetails) => createRound(deps, details),
    transactions: (of: { id: number }, rows: readonly TransactionDetails[]) => createTransactions(deps, of, rows),
    /** A deposit through the ledger. */
    deposit: async (to: { id: number }, sum: bigint) => {
      const { type, merchant } = await prisma.member.findUniqueOrThrow({
        where: { id: to.id },
        select: { type: true, merchant: true },
      })
      await payIn(deps, { memberId: to.id, type, merchant }, sum)
    },
    depositChannel: async ({ merchant, ...details }: DepositChannelDetails & { merchant?: MerchantRecord } = {}) =>
      createDepositChannel(database, merchant ?? (await defaultMerchant()), details),
    depositPromotion: async ({ merchant, ...details }: DepositPromotionDetails & { merchant?: MerchantRecord } = {}) =>
      createDepositPromotion(database, merchant ?? (await defaultMerchant()), details, clock.now()),
    /** An unsettled bet, with a function that settles it. */
    openRound: (details: OpenRoundDetails) => createOpenRound(deps, details),
    /** A win that the wallet refused to its vendor. */
    refusedWin: (details: RefusedWinDetails) => createRefusedWin(database, clock.now(), details),
    /** An open bonus, in any state. */
    openBonus: (details: OpenBonusDetails) => createOpenBonus(deps, details),
    rewardCampaign: async ({ merchant, ...details }: RewardCampaignDetails & { merchant?: MerchantRecord }) =>
      createRewardCampaign(database, merchant ?? (await defaultMerchant()), details, clock.now()),
    /** Ranks of a VIP room, from the first. */
    ranks: async (ranks: readonly RankDetails[], merchant?: MerchantRecord) =>
      createRanks(database, merchant ?? (await defaultMerchant()), ranks),
    /** The member reaches a rank. */
    rank: (details: MemberRankDetails) => reachRank(database, details, clock.now()),
    /** The member has earned points. */
    points: (details: PointsDetails) => createPoints(database, details, clock.now()),
    /** Envelopes that fall at a time, by a campaign of the template RAIN. */
    rain: (details: RainDetails) => createRain(database, details),
    /** An order of goods for points, with the points it costs. */
    pointOrder: async (details: PointOrderDetails) => createPointOrder({ database, clock }, details),
    /** A gift of an operator; up to a hundred members have it at once. */
    gift: (details: GiftDetails) => createGift({ database, clock }, details),
    luckyBet: (details: LuckyBetDetails) => createLuckyBet(database, details, clock.now()),
    leaderboard: (details: LeaderboardDetails) => createLeaderboard(database, details, clock.now()),
    caughtEnvelope: (details: CaughtEnvelopeDetails) => createCaughtEnvelope(deps, details),
    /** A member who registered with another's code. */
    invitation: (details: InvitationDetails) => createInvitation(database, details),
    referralCode: (details: ReferralCodeDetails) => createReferralCode(database, details, clock.now()),
    /** Income from an invitee's bets of a day. */
    referralIncome: (details: ReferralIncomeDetails) => createReferralIncome(database, details),
    claimedReward: (details: ClaimedRewardDetails) => createClaimedReward(deps, details),
    /** A deposit order, in a state without money. */
    depositOrder: (details: DepositOrderDetails) => createDepositOrder(database, details, clock.now()),
    /** Banks, e-wallets and virtual currencies for payout accounts; made once. */
    banks: () => prisma.bank.createMany({ data: [...PAYOUT_BANKS], skipDuplicates: true }),
    payoutAccount: (details: PayoutAccountDetails) => createPayoutAccount(database, details, clock.now()),
    /** The member needs the money; each state beyond PENDING needs an operator. */
    withdrawal: (details: WithdrawalDetails) => createWithdrawal(deps, details),
    /** An identity check in any state. */
    kycCheck: (details: KycCheckDetails) => createKycCheck(database, details, clock.now()),
    /** A move between a member's wallets; its merchant has one per vendor. */
    walletTransfer: (details: WalletTransferDetails) => createWalletTransfer(deps, details),
    /** Money from an agent to a downline, or back. */
    downlineTransfer: (details: DownlineTransferDetails) => createDownlineTransfer(deps, details),
    /** The member lets the direct upline take money back, for a day. */
    collectConsent: (details: Parameters<typeof createCollectConsent>[1]) => createCollectConsent(deps, details),
    walletLock: (details: WalletLockDetails) => createWalletLock(deps, details),
    countries: () => prisma.country.createMany({ data: [...COUNTRIES], skipDuplicates: true }),
  }
}
export type Builders = ReturnType<typeof createBuilders>

function toMerchantRecord(
  row: Omit<MerchantRecord, 'currencyPosition' | 'defaultLanguage'> & Record<string, unknown>,
): MerchantRecord {
  const { id, code, name, currency, currencySymbol, timezone } = row
  return {
    id,
    code,
    name,
    currency,
    currencySymbol,
    currencyPosition: row.currencyPosition === 'B' ? 'B' : 'F',
    timezone,
    defaultLanguage: row.defaultLanguage as MerchantRecord['defaultLanguage'],
  }
}
