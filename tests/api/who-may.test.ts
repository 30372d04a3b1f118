/**
 * Who may call what: every endpoint, by every kind of caller. Without a row, only operators may call what is below /wps/operator/,
 * only agents what is in their area, and only real members the rest: what is open to others says so here too.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { agentsArea } from '#contract/agents/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { DEPOSITOR_TYPES } from '#contract/money/deposit/deposit.ts'
import { KYC_MEMBER_TYPES } from '#contract/identity/kyc/kyc.ts'
import { endpointsByFeature } from '#contract/index.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { hiLoEndpoints } from '#contract/play/originals/hilo.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { RECORDED } from '#contract/play/bet-record/round-detail.ts'
import { originalsEndpoints } from '#contract/play/originals/registry.ts'
import { mayDo } from '#contract/operator-roles.ts'
import { isAgentType, MEMBER_TYPES, type MemberType, TRIAL_TYPE } from '#contract/wire.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { TEAM_CALLS } from '#tests/support/team-calls.ts'

/**
 * `member` = any type; `real` = except trial accounts; `depositor` = types 0, 1 and 2; `checked` = types whose identity may be
 * checked; `agent` = an agent's type; `player` = inside a game, `chatter` = on a chat page, both with a token of their own;
 * `operator` = of the back office, with every permission.
 */
type Who = 'anyone' | 'member' | 'real' | 'depositor' | 'checked' | 'agent' | 'player' | 'chatter' | 'operator'

/** What differs from `usualCaller`. */
const WHO_MAY: Record<string, Who> = {
  'session.rsaKey': 'anyone',
  'session.login': 'anyone',
  'session.loginUnsecure': 'anyone',
  'session.loginVerification': 'anyone',
  'session.resendChallenge': 'anyone',
  'session.unlock': 'anyone',
  'session.openSessions': 'member',
  'session.endSession': 'member',
  'session.endOtherSessions': 'member',
  'session.loginHistory': 'member',
  'session.freePlay': 'anyone',
  'session.trialUser': 'anyone',
  'session.touch': 'member',
  'session.logout': 'member',
  'register.settings': 'anyone',
  'register.checkUsername': 'anyone',
  'register.register': 'anyone',
  'register.registerByMobile': 'anyone',
  'register.registerByMail': 'anyone',
  'register.registerAutoUsername': 'anyone',
  'register.affiliate': 'anyone',
  'register.inviter': 'anyone',
  'register.defaultAffiliate': 'anyone',
  'affiliate-link.click': 'anyone',
  'rebate.rates': 'member',
  'rebate.bill': 'member',
  'captcha.picture': 'anyone',
  'verification.smsRegister': 'anyone',
  'verification.smsNoLogin': 'anyone',
  'verification.mailRegister': 'anyone',
  'verification.mailRegisterVerify': 'anyone',
  'social-login.authorize': 'anyone',
  'social-login.telegramSetting': 'anyone',
  'social-login.logIn': 'anyone',
  'social-login.logInByTelegram': 'anyone',
  'password.forgetByMail': 'anyone',
  'password.reset': 'anyone',
  'password.sendByPhone': 'anyone',
  'password.setByPhone': 'anyone',
  'payment-password.has': 'member',
  'payout-account.provinces': 'member',
  'payout-account.banks': 'member',
  'payout-account.depositBanks': 'anyone',
  'payout-account.withdrawBanks': 'anyone',
  'payout-account.bankTemplate': 'member',
  'security-question.all': 'member',
  'security-question.own': 'member',
  'security.config': 'member',
  'kyc.status': 'checked',
  'kyc.merchantSetting': 'checked',
  'kyc.providerSetting': 'checked',
  'kyc.fieldType': 'checked',
  'kyc.dictionary': 'checked',
  'kyc.playerInfo': 'checked',
  'kyc.saveFields': 'checked',
  'kyc.uploadPicture': 'checked',
  'kyc.picture': 'checked',
  'kyc.pictureCount': 'checked',
  'kyc.verify': 'checked',
  'kyc.questions': 'checked',
  'kyc.submitMaterials': 'checked',
  'member.info': 'member',
  'member.setLanguage': 'member',
  'avatar.own': 'member',
  'avatar.icon': 'member',
  'avatar.pick': 'member',
  'agent-contracts.pending': 'member',
  'agent-contracts.daily': 'real',
  'agent-contracts.hourly': 'real',
  'agent-contracts.dividend': 'real',
  'agent-contracts.answerDaily': 'real',
  'agent-contracts.answerHourly': 'real',
  'agent-contracts.answerDividend': 'real',
  'downline.consent': 'real',
  'downline.allowCollect': 'real',
  'downline.endConsent': 'real',
  'agent-bill.rebates': 'real',
  'agent-bill.claimRebates': 'real',
  'system.status': 'anyone',
  'system.settings': 'anyone',
  'system.whitelabel': 'anyone',
  'system.templates': 'anyone',
  'system.countries': 'anyone',
  'system.location': 'anyone',
  'system.ping': 'anyone',
  'system.domainRoute': 'anyone',
  'system.download': 'anyone',
  'system.isAppDomain': 'anyone',
  'system.activeDomains': 'anyone',
  'system.dropdownMenu': 'anyone',
  'system.customerServiceScript': 'anyone',
  'system.pixelTrack': 'anyone',
  'system.collect': 'anyone',
  'system.manifest': 'anyone',
  'wallet.balance': 'member',
  'wallet.balances': 'member',
  'wallet.merchantWallet': 'anyone',
  'wallet-transfer.toMain': 'member',
  'wallet-transfer.fromMain': 'member',
  'wallet-transfer.subToSub': 'member',
  'wallet-transfer.transfer': 'member',
  'wallet-transfer.returnAll': 'member',
  'wallet-transfer.history': 'member',
  'wallet-transfer.lockTransStatus': 'member',
  'wallet-transfer.lockStatus': 'member',
  'wallet-transfer.lockStatusByType': 'member',
  'exchange-rate.rates': 'member',
  'deposit.settings': 'depositor',
  'deposit.channels': 'depositor',
  'deposit.methods': 'depositor',
  'deposit.fixedAmounts': 'depositor',
  'deposit.banksByVendor': 'depositor',
  'deposit.promotions': 'depositor',
  'deposit.place': 'depositor',
  'deposit.order': 'depositor',
  'deposit.confirmations': 'depositor',
  'deposit.markPaid': 'depositor',
  'deposit.uploadProof': 'depositor',
  'deposit.attachPromotion': 'depositor',
  'deposit.cancel': 'depositor',
  'deposit.report': 'depositor',
  'deposit.callback': 'anyone',
  'transaction.list': 'member',
  'transaction.exported': 'member',
  'transaction.daily': 'member',
  'transaction.dailyExported': 'member',
  'transaction.codes': 'member',
  'transaction.netDeposits': 'member',
  'bet-record.list': 'member',
  'bet-record.lottery': 'member',
  'bet-record.exported': 'member',
  'announcement.list': 'anyone',
  'announcement.markRead': 'member',
  'announcement.content': 'anyone',
  'announcement.lobbyNews': 'anyone',
  'announcement.older': 'anyone',
  'announcement.olderAdvanced': 'anyone',
  'announcement.olderAgent': 'anyone',
  'team-report.memberPnl': 'member',
  'team-report.bet': 'member',
  'team-report.excludeTurnover': 'member',
  'team-report.lotteryGames': 'member',
  'team-report.personalGames': 'member',
  'promotion.categories': 'anyone',
  'promotion.list': 'anyone',
  'promotion.available': 'member',
  'promotion.merchantAvailable': 'anyone',
  'help.topics': 'anyone',
  'feedback.send': 'anyone',
  'chat.models': 'anyone',
  'chat.conversation': 'chatter',
  'chat.send': 'chatter',
  'chat.markRead': 'chatter',
  'game.vendorLanes': 'anyone',
  'game.vendorsByCategory': 'anyone',
  'game.list': 'anyone',
  'game.hot': 'anyone',
  'game.single': 'anyone',
  'game.recommended': 'anyone',
  'game.rankList': 'anyone',
  'favourite.ids': 'member',
  'favourite.list': 'member',
  'favourite.add': 'member',
  'favourite.remove': 'member',
  'recent.add': 'member',
  'recent.list': 'member',
  'launch.launch': 'member',
  'launch.trialLaunch': 'anyone',
  'launch.gameLogout': 'member',
  'launch.openSession': 'anyone',
  'page-event.gameClick': 'anyone',
  'page-event.floatingClick': 'anyone',
  'page-event.floatingCloseClick': 'anyone',
  'page-event.exposure': 'anyone',
  'fairness.seeds': 'player',
  'fairness.rotate': 'player',
  'vendor-wallet.authenticate': 'anyone',
  'vendor-wallet.balance': 'anyone',
  'vendor-wallet.debit': 'anyone',
  'vendor-wallet.credit': 'anyone',
  'vendor-wallet.debitCredit': 'anyone',
  'vendor-wallet.rollback': 'anyone',
  'vendor-wallet.closeRound': 'anyone',
  'crash.table': 'player',
  'crash.bet': 'player',
  'crash.cashOut': 'player',
  'crash.history': 'player',
  'crash.rounds': 'player',
  ...Object.fromEntries(Object.keys(originalsEndpoints).map((call) => [`originals.${call}`, 'player'] as const)),
  'operator.login': 'anyone',
  'reward.list': 'anyone',
  'rain.room': 'anyone',
  'spin.room': 'anyone',
  'leaderboard.room': 'anyone',
  'lucky-bet.room': 'anyone',
  'points.room': 'anyone',
  'referral.room': 'anyone',
  'referral.rules': 'anyone',
  'referral.incomeOverviewBeforeLogin': 'anyone',
  'referral.rankingBeforeLogin': 'anyone',
  'referral.inviteDisplay': 'anyone',
  'vip.room': 'anyone',
}

const { as, given, container } = startApi()

function usualCaller(feature: string, { path }: Endpoint): Who {
  if (path.startsWith('/wps/operator/')) return 'operator'
  return feature in agentsArea ? 'agent' : 'real'
}

const endpoints = Object.entries(endpointsByFeature).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([call, endpoint]) => {
    const name = `${feature}.${call}`
    return { name, endpoint, who: WHO_MAY[name] ?? usualCaller(feature, endpoint) }
  }),
)
/** Games with calls of their own, which only a session of theirs may make. */
const GAMES = Object.keys(RECORDED)
/** Codes that mean: not allowed for this caller. */
const NOT_YOU = ['login.not.session', 'user.or.token.invalid', 'user.token.expired', 'permission.denied', 'trial.not.allowed']

type Member = Awaited<ReturnType<typeof given.member>>
let members: Map<MemberType, Member>
let stranger: Member
let players: Map<string, Awaited<ReturnType<typeof given.player>>>
let chatter: TestCaller
let operator: Awaited<ReturnType<typeof given.operator>>
beforeAll(async () => {
  members = new Map()
  for (const type of MEMBER_TYPES) members.set(type, await given.member({ type }))
  stranger = await given.member({ merchant: await given.merchant() })
  players = new Map()
  for (const game of GAMES) players.set(game, await given.player(game))
  chatter = await given.chatPage(await given.member())
  operator = await given.operator({ role: 'EDITOR' })
})

async function refusalOf(endpoint: Endpoint, caller: TestCaller): Promise<string | undefined> {
  const { body } = await as(caller).call(endpoint)
  return NOT_YOU.includes(body?.errorCode) ? body.errorCode : undefined
}

describe('who may call what', () => {
  it('has no row for what is no endpoint', () => {
    const names = endpoints.map(({ name }) => name)
    expect(Object.keys(WHO_MAY).filter((name) => !names.includes(name))).toEqual([])
  })

  /** Some calls end their session: a surprising answer is checked again with a new one. */
  const sessions = new Map<unknown, TestCaller>()
  async function answerTo(endpoint: Endpoint, who: object, open: () => Promise<TestCaller>, expected: string | undefined) {
    const known = sessions.get(who)
    const found = known && (await refusalOf(endpoint, known))
    if (known && found === expected) return found
    const opened = await open()
    sessions.set(who, opened)
    return refusalOf(endpoint, opened)
  }

  it.each(endpoints)('$name', async ({ endpoint, who }) => {
    const ofMember = (type: MemberType) => {
      const isRefusedType =
        (who === 'real' && type === TRIAL_TYPE) ||
        (who === 'depositor' && !DEPOSITOR_TYPES.includes(type)) ||
        (who === 'checked' && !KYC_MEMBER_TYPES.includes(type))
      const notTrial = isRefusedType ? 'trial.not.allowed' : undefined
      const notAgent = who === 'agent' && !isAgentType(type) ? 'permission.denied' : undefined
      const ofOthers = who === 'operator' ? 'permission.denied' : undefined
      return who === 'player' || who === 'chatter' ? 'user.or.token.invalid' : (ofOthers ?? notTrial ?? notAgent)
    }
    const refused = who === 'operator' ? 'permission.denied' : 'user.or.token.invalid'
    const inGame = GAMES.find((game) => endpoint.path.startsWith(`/bgs/${game}`)) ?? 'dice'
    // An operator is not a member, and may do what the role allows.
    const mayOperator = endpoint.permission ? mayDo(operator.role, endpoint.permission) : true
    const ofOperator = who === 'operator' ? (mayOperator ? undefined : 'permission.denied') : 'user.or.token.invalid'
    const expected = {
      visitor: who === 'anyone' ? undefined : 'login.not.session',
      ...Object.fromEntries(MEMBER_TYPES.map((type) => [`member ${type}`, ofMember(type)])),
      player: who === 'anyone' || who === 'player' ? undefined : refused,
      chatter: who === 'anyone' || who === 'chatter' ? undefined : refused,
      operator: who === 'anyone' ? undefined : ofOperator,
      // A token of another merchant's member does not count here; where none is needed, the caller is a visitor.
      stranger: who === 'anyone' ? undefined : 'user.or.token.invalid',
    }

    // At once: alone, each call would mostly wait for the database.
    const found = await Promise.all([
      refusalOf(endpoint, {}).then((code) => ['visitor', code]),
      ...[...members].map(async ([type, member]) => [
        `member ${type}`,
        await answerTo(endpoint, member, () => given.session(member), ofMember(type)),
      ]),
      refusalOf(endpoint, { token: players.get(inGame)!.token }).then((code) => ['player', code]),
      refusalOf(endpoint, chatter).then((code) => ['chatter', code]),
      answerTo(endpoint, operator, () => given.operatorSession(operator), expected.operator).then((code) => ['operator', code]),
      refusalOf(endpoint, { token: stranger.token }).then((code) => ['stranger', code]),
    ])

    expect(Object.fromEntries(found)).toStrictEqual(expected)
  })
})

/** Inputs that name something of the catalogue, which is everyone's. */
const EVERYONES = new Set([
  'announcement.markRead',
  'deposit.banksByVendor',
  'deposit.fixedAmounts',
  'deposit.place',
  'favourite.add',
  'favourite.remove',
  // Accepted and not stored.
  'inbox.pushed',
  'launch.launch',
  'payout-account.bankTemplate',
  'points.convert',
  'points.exchange',
  'points.redeem',
  'leaderboard.rankBoard',
  'leaderboard.rankBoardRules',
  'leaderboard.rankBoardRewards',
  'referral.claimAchievement',
  'reward.promotionRewards',
  'rain.catchEnvelope',
  'rain.claimRaffle',
  'rain.remind',
  'recent.add',
  'transaction.daily',
  'transaction.dailyExported',
  'transaction.exported',
  'transaction.list',
  'wallet.balance',
  // Wallets have the same names for everyone; the caller's are used.
  'wallet-transfer.fromMain',
  'wallet-transfer.lockStatusByType',
  'wallet-transfer.subToSub',
  'wallet-transfer.toMain',
  'wallet-transfer.transfer',
  // `groupId` is a kind of e-wallet.
  'withdrawal.accountInfo',
  'withdrawal.settings',
])
/**
 * What belongs to one member: another who names it changes nothing. `isPassedOver`: one of many ids, which is skipped without a
 * refusal.
 */
interface Owned {
  input: object
  isUntouched: () => Promise<boolean>
  isPassedOver?: boolean
}
const ownedMail = async (owner: Member) => {
  const { id } = await given.inboxMessage({ member: owner })
  const row = () => container().database.prisma.inboxMessage.findUniqueOrThrow({ where: { id } })
  return { id, isUntouched: async () => (({ readAt, deletedAt }) => readAt === null && deletedAt === null)(await row()) }
}
const ownedOffer =
  (kind: OfferedKind) =>
  async (secondParty: Member): Promise<Owned> => {
    const { id } = await given.agentContract({ firstParty: await given.agent(), secondParty, kind })
    const row = () => container().database.prisma.agentContract.findUniqueOrThrow({ where: { id } })
    return { input: { contractId: id, accept: true }, isUntouched: async () => (await row()).status === 0 }
  }
/** One that is in force, or whose end was requested. */
const ownedContract =
  (status: 'signed' | 'terminating') =>
  async (secondParty: Member): Promise<Owned> => {
    const { id } = await given.agentContract({ firstParty: await given.agent(), secondParty, status })
    const row = () => container().database.prisma.agentContract.findUniqueOrThrow({ where: { id } })
    const before = await row()
    return { input: { contractId: id, accept: true }, isUntouched: async () => (await row()).status === before.status }
  }
/** A deposit order, which stays as it is. */
const ownedDeposit =
  (more: object = {}) =>
  async (member: Member): Promise<Owned> => {
    const { id, number } = await given.depositOrder({ member, channel: await given.depositChannel() })
    const row = () => container().database.prisma.deposit.findUniqueOrThrow({ where: { id }, include: { proof: true } })
    return {
      input: { depositId: number, ...more },
      isUntouched: async () => (({ state, proof, promotionId }) => state === 'OPEN' && !proof && !promotionId)(await row()),
    }
  }
/** A round that someone has open, of which no one else may take a step. */
const ownedRound =
  (gameCode: string, place: Endpoint, choices: object, step: object = {}) =>
  async (): Promise<Owned> => {
    const player = await given.player(gameCode, { balance: 100_000n })
    const { body } = await as(player).call(place, { requestId: 'the-bet-of-the-owner', stake: 1, ...choices })
    const id = BigInt(body.value.roundId)
    const row = () => container().database.prisma.gameRound.findFirstOrThrow({ where: { id } })
    const before = JSON.stringify((await row()).detail)
    return {
      input: { requestId: 'a-step-of-another', roundId: String(id), step: 0, ...step },
      isUntouched: async () => JSON.stringify((await row()).detail) === before,
    }
  }
const GIFT: RewardRule = { template: 'REGISTER', options: { amount: amount(5), days: 30 } }
const PRIZE = { amount: amount(5), weight: 1 }
const WHEEL: RewardRule = { template: 'SPIN', options: { look: 'WHEEL', prizes: [PRIZE, PRIZE], free: 1, bets: null } }
const ownedTicket =
  (field: 'transactionId' | 'promotionClaimId' | 'ticketId', rule: RewardRule = GIFT) =>
  async (owner: Member): Promise<Owned> => {
    const { prisma } = container().database
    const { id: campaignId } = await given.rewardCampaign({ rule })
    await as(owner).call(rewardEndpoints.list)
    const row = () => prisma.rewardTicket.findFirstOrThrow({ where: { memberId: owner.id, campaignId } })
    return { input: { [field]: `R${(await row()).id}` }, isUntouched: async () => (await row()).state === 'AVAILABLE' }
  }
const OWN_ALONE: Record<string, (owner: Member) => Promise<Owned>> = {
  'team-report.bet': async (owner) => {
    const { id } = await given.round({ member: owner, gameCode: 'slot', stake: 0n, payout: 0n })
    return { input: { roundId: String(id) }, isUntouched: () => Promise.resolve(true) }
  },
  'originals.minesReveal': ownedRound('mines', minesEndpoints.bet, { mines: 3 }, { tile: 0 }),
  'originals.minesCashOut': ownedRound('mines', minesEndpoints.bet, { mines: 3 }),
  'originals.hiloGuess': ownedRound('hilo', hiLoEndpoints.bet, { startCard: '7D' }, { guess: 'higher' }),
  'originals.hiloSkip': ownedRound('hilo', hiLoEndpoints.bet, { startCard: '7D' }),
  'originals.hiloCashOut': ownedRound('hilo', hiLoEndpoints.bet, { startCard: '7D' }),
  'points.cancelOrder': async (owner) => {
    const { id } = await given.pointOrder({ member: owner })
    const { pointOrder } = container().database.prisma
    const isUntouched = async () => (await pointOrder.findUniqueOrThrow({ where: { id } })).state === 'ORDERED'
    return { input: { orderId: String(id) }, isUntouched }
  },
  'inbox.markRead': async (owner) => {
    const { id, isUntouched } = await ownedMail(owner)
    return { input: { ids: [id] }, isUntouched, isPassedOver: true }
  },
  'inbox.clicked': async (owner) => {
    const { id, isUntouched } = await ownedMail(owner)
    return { input: { inboxDeliveryId: id }, isUntouched, isPassedOver: true }
  },
  'inbox.deleteInbox': async (owner) => {
    const { id, isUntouched } = await ownedMail(owner)
    return { input: { inboxIds: id }, isUntouched, isPassedOver: true }
  },
  'inbox.deleteOutbox': async (owner) => {
    const { id } = await given.outboxMessage({ sender: owner })
    const row = () => container().database.prisma.outboxMessage.findUniqueOrThrow({ where: { id } })
    return { input: { outboxIds: id }, isUntouched: async () => (await row()).deletedAt === null, isPassedOver: true }
  },
  'inbox.reply': async (owner) => {
    const { id, isUntouched } = await ownedMail(owner)
    return { input: { inboxId: id, content: 'x' }, isUntouched }
  },
  'agent-contracts.answerDaily': ownedOffer('DAILY'),
  'agent-contracts.answerHourly': ownedOffer('HOURLY'),
  'agent-contracts.answerDividend': ownedOffer('DIVIDEND'),
  'agent-contracts.end': ownedContract('signed'),
  'agent-contracts.answerEnd': ownedContract('terminating'),
  // For reading, not changing: tests/api/agent-bill/explain.test.ts has existing bills.
  'deposit.order': ownedDeposit(),
  'deposit.markPaid': ownedDeposit(),
  'deposit.uploadProof': ownedDeposit({ image: 'AAAA' }),
  'deposit.attachPromotion': ownedDeposit({ promotionId: 1 }),
  'deposit.cancel': ownedDeposit(),
  'session.endSession': async (owner) => ({
    input: { sessionId: owner.sessionId },
    isUntouched: async () => (await as(owner).call(endpointsByFeature.session.touch)).status === 200,
  }),
  'payout-account.remove': async (owner) => {
    const { id } = await given.payoutAccount({ member: owner })
    const row = () => container().database.prisma.payoutAccount.findUniqueOrThrow({ where: { id } })
    return {
      input: { bankCardId: id, paymentPassword: '123456' },
      isUntouched: async () => (await row()).removedAt === null,
    }
  },
  'turnover.forfeit': async (owner) => {
    const { turnoverRequirement } = container().database.prisma
    const { merchantId, id: memberId } = owner
    const asked = { merchantId, memberId, source: 'BONUS', reference: `who-may-${memberId}`, required: 1n, createdAt: new Date() }
    const { id } = await turnoverRequirement.create({ data: asked })
    const row = () => turnoverRequirement.findUniqueOrThrow({ where: { id } })
    return { input: { requirementId: Number(id) }, isUntouched: async () => (await row()).state === 'ACTIVE' }
  },
  'withdrawal.withdraw': async (owner) => {
    const { id } = await given.payoutAccount({ member: owner })
    const { withdrawal } = container().database.prisma
    return {
      input: { bankCardId: id, amount: 500, password: '123456' },
      isUntouched: async () => (await withdrawal.count({ where: { payoutAccountId: id } })) === 0,
    }
  },
  'withdrawal.cancel': async (owner) => {
    const account = await given.payoutAccount({ member: owner })
    const { id } = await given.withdrawal({ member: owner, account, amount: amount(500) })
    const row = () => container().database.prisma.withdrawal.findUniqueOrThrow({ where: { id } })
    return { input: { id }, isUntouched: async () => (await row()).state === 'PENDING' }
  },
  'wallet-transfer.returnAll': async ({ id }) => ({
    input: { customerId: id },
    isUntouched: async () => (await container().database.prisma.walletTransfer.count({ where: { memberId: id } })) === 0,
  }),
  'payout-account.setDefault': async (owner) => {
    const { id } = await given.payoutAccount({ member: owner, isDefault: true })
    const row = () => container().database.prisma.payoutAccount.findUniqueOrThrow({ where: { id } })
    return { input: { bankCardId: id }, isUntouched: async () => (await row()).isDefault }
  },
  'reward.claim': ownedTicket('transactionId'),
  'reward.claimIssued': ownedTicket('promotionClaimId'),
  'reward.cancelTicket': ownedTicket('ticketId'),
  'spin.spin': ownedTicket('transactionId', WHEEL),
  'spin.claimFreeSpin': ownedTicket('transactionId', WHEEL),
  'reward.claimLogin': ownedTicket('transactionId'),
  'reward.claimRegister': ownedTicket('transactionId'),
  'reward.claimPromotion': ownedTicket('transactionId'),
  'reward.claimMission': ownedTicket('transactionId'),
  'reward.claimQuest': ownedTicket('transactionId'),
  'reward.claimAchieved': ownedTicket('transactionId'),
}
/** Ids of what is created or sent: nothing that exists. */
const NAMES_NOTHING = /^(requestId|clientId|loginDeviceId|uuId|recommenderId|clientType|linkId)$/

type Schema = { properties?: Record<string, unknown> }
const fieldsOf = ({ body, query }: Endpoint): string[] =>
  [body, query].flatMap((schema) =>
    Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {}),
  )
const namingOnes = endpoints.filter(
  ({ endpoint, who }) =>
    // Operators may name anything of their merchant's.
    who !== 'anyone' &&
    who !== 'operator' &&
    fieldsOf(endpoint).some((field) => /(^id|Ids?)$/.test(field) && !NAMES_NOTHING.test(field)),
)

describe('another member’s records', () => {
  it.each(namingOnes)('$name names what is everyone’s, or has a test here or in own-team.test.ts', ({ name }) => {
    expect(EVERYONES.has(name) || name in OWN_ALONE || name in TEAM_CALLS).toBe(true)
  })

  it.each(Object.keys(OWN_ALONE))('%s changes nothing of another member', async (name) => {
    const { endpoint, who } = endpoints.find((one) => one.name === name)!
    const ofAgents = who === 'agent' ? ({ type: 1 } as const) : {}
    const inGame = GAMES.find((game) => endpoint.path.startsWith(`/bgs/${game}/`))
    const someoneElse = { paymentPassword: '123456', ...ofAgents }
    const owner = await given.member({ balance: amount(1_000), ...ofAgents })
    const other = inGame ? await given.player(inGame) : await given.member(someoneElse)
    const { input, isUntouched, isPassedOver } = await OWN_ALONE[name]!(owner)
    // Some name it in the body, some in the address.
    const { body } = await as(other).call(endpoint, input).query(input)
    expect(body.errorCode ?? undefined).toBe(isPassedOver ? undefined : 'no.data')
    expect(await isUntouched()).toBe(true)
  })
})
