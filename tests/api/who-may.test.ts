/** Who may call what: one table of every endpoint and every kind of caller. A new endpoint without a row fails here. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
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
  'affiliate-link.list': 'agent',
  'affiliate-link.create': 'agent',
  'affiliate-link.close': 'agent',
  'affiliate-link.closeByAddress': 'agent',
  'affiliate-link.registered': 'agent',
  'affiliate-link.registeredFile': 'agent',
  'affiliate-link.click': 'anyone',
  'rebate.global': 'agent',
  'rebate.rates': 'member',
  'rebate.downline': 'agent',
  'rebate.newcomer': 'agent',
  'rebate.quotas': 'agent',
  'rebate.update': 'agent',
  'rebate.income': 'agent',
  'rebate.incomeFile': 'agent',
  'rebate.byMember': 'agent',
  'rebate.byGame': 'agent',
  'rebate.bill': 'member',
  'captcha.picture': 'anyone',
  'verification.smsRegister': 'anyone',
  'verification.smsNoLogin': 'anyone',
  'verification.sms': 'real',
  'verification.smsSend': 'real',
  'verification.smsSendVerified': 'real',
  'verification.smsVerify': 'real',
  'verification.smsVerifyCurrent': 'real',
  'verification.smsVerifyCheck': 'real',
  'verification.smsBindAndReset': 'real',
  'verification.mailRegister': 'anyone',
  'verification.mailRegisterVerify': 'anyone',
  'verification.mailSend': 'real',
  'verification.mailSendVerified': 'real',
  'verification.mailVerify': 'real',
  'verification.mailVerifyCurrent': 'real',
  'verification.mailVerifyCheck': 'real',
  'verification.mailBindAndReset': 'real',
  'social-login.authorize': 'anyone',
  'social-login.telegramSetting': 'anyone',
  'social-login.logIn': 'anyone',
  'social-login.logInByTelegram': 'anyone',
  'password.change': 'real',
  'password.changeUnsecure': 'real',
  'password.forgetByMail': 'anyone',
  'password.reset': 'anyone',
  'password.sendByPhone': 'anyone',
  'password.setByPhone': 'anyone',
  'password.bindAndReset': 'real',
  'payment-password.has': 'member',
  'payment-password.set': 'real',
  'payment-password.change': 'real',
  'payment-password.reset': 'real',
  'turnover.info': 'real',
  'turnover.forfeit': 'real',
  'withdrawal.methods': 'real',
  'withdrawal.settings': 'real',
  'withdrawal.accountInfo': 'real',
  'withdrawal.charges': 'real',
  'withdrawal.withdraw': 'real',
  'withdrawal.cancel': 'real',
  'withdrawal.report': 'real',
  'withdrawal.queue': 'operator',
  'withdrawal.detail': 'operator',
  'withdrawal.approve': 'operator',
  'withdrawal.pay': 'operator',
  'withdrawal.reject': 'operator',
  'payout-account.list': 'real',
  'payout-account.bind': 'real',
  'payout-account.remove': 'real',
  'payout-account.setDefault': 'real',
  'payout-account.bindConfig': 'real',
  'payout-account.provinces': 'member',
  'payout-account.banks': 'member',
  'payout-account.depositBanks': 'anyone',
  'payout-account.withdrawBanks': 'anyone',
  'payout-account.bankTemplate': 'member',
  'payout-account.eWalletGroups': 'real',
  'security-question.all': 'member',
  'security-question.own': 'member',
  'security-question.set': 'real',
  'security-question.verify': 'real',
  'two-factor.state': 'real',
  'two-factor.bind': 'real',
  'two-factor.unbind': 'real',
  'two-factor.renewRecoveryCodes': 'real',
  'two-factor.prove': 'real',
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
  'kyc.queue': 'operator',
  'kyc.detail': 'operator',
  'kyc.approve': 'operator',
  'kyc.reject': 'operator',
  'kyc.takeBack': 'operator',
  'kyc.queueFile': 'operator',
  'member.info': 'member',
  'member.setLanguage': 'member',
  'member.updateProfile': 'real',
  'member.setNickname': 'real',
  'member.setPayeeName': 'real',
  'member.setEmail': 'real',
  'member.setMobile': 'real',
  'member.acceptTerms': 'real',
  'member.close': 'real',
  'avatar.own': 'member',
  'avatar.icon': 'member',
  'avatar.pick': 'member',
  'avatar.upload': 'real',
  'responsible-play.state': 'real',
  'responsible-play.setLimit': 'real',
  'responsible-play.confirmLimit': 'real',
  'responsible-play.withdrawLimit': 'real',
  'responsible-play.takeBreak': 'real',
  'responsible-play.exclude': 'real',
  'responsible-play.setRealityCheck': 'real',
  'responsible-play.realityCheck': 'real',
  'responsible-play.acknowledge': 'real',
  'agent-contracts.pending': 'member',
  'agent-contracts.daily': 'real',
  'agent-contracts.hourly': 'real',
  'agent-contracts.dividend': 'real',
  'agent-contracts.answerDaily': 'real',
  'agent-contracts.answerHourly': 'real',
  'agent-contracts.answerDividend': 'real',
  'downline.list': 'agent',
  'downline.tree': 'agent',
  'downline.member': 'agent',
  'downline.teamCount': 'agent',
  'downline.memberCount': 'agent',
  'downline.open': 'agent',
  'downline.promote': 'agent',
  'downline.setNickname': 'agent',
  'downline.setPassword': 'agent',
  'downline.mobile': 'agent',
  'downline.move': 'agent',
  'downline.terms': 'agent',
  'downline.transfer': 'agent',
  'downline.transferMany': 'agent',
  'downline.collect': 'agent',
  'downline.transfers': 'agent',
  'downline.transfersFile': 'agent',
  'downline.consent': 'real',
  'downline.allowCollect': 'real',
  'downline.endConsent': 'real',
  'agent-contracts.all': 'agent',
  'agent-contracts.log': 'agent',
  'agent-contracts.candidates': 'agent',
  'agent-contracts.offerDaily': 'agent',
  'agent-contracts.offerHourly': 'agent',
  'agent-contracts.offerDividend': 'agent',
  'agent-contracts.assignRealTime': 'agent',
  'agent-contracts.assignManual': 'agent',
  'agent-contracts.cancelManual': 'agent',
  'agent-contracts.manualInfo': 'agent',
  'agent-contracts.end': 'agent',
  'agent-contracts.answerEnd': 'agent',
  'agent-contracts.dailyInfo': 'agent',
  'agent-contracts.dividendInfo': 'agent',
  'agent-contracts.realTimeInfo': 'agent',
  'agent-contracts.dailyLog': 'agent',
  'agent-contracts.hourlyLog': 'agent',
  'agent-contracts.dividendLog': 'agent',
  'agent-contracts.dividendCustomers': 'agent',
  'agent-bill.list': 'agent',
  'agent-bill.file': 'agent',
  'agent-bill.explain': 'agent',
  'agent-bill.current': 'agent',
  'agent-bill.given': 'agent',
  'agent-bill.disburseDaily': 'agent',
  'agent-bill.payoutDividend': 'agent',
  'agent-bill.rebates': 'real',
  'agent-bill.claimRebates': 'real',
  'agent-bill.dailyRecords': 'agent',
  'agent-bill.currentDaily': 'agent',
  'agent-bill.dailyOf': 'agent',
  'agent-bill.hourlyRecords': 'agent',
  'agent-bill.realTimeRecords': 'agent',
  'agent-bill.dividendsOf': 'agent',
  'agent-bill.previousDividend': 'agent',
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
  'wallet-transfer.ofMember': 'operator',
  'wallet-transfer.lock': 'operator',
  'wallet-transfer.unlock': 'operator',
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
  'deposit.reviewList': 'operator',
  'deposit.reviewDetail': 'operator',
  'deposit.approve': 'operator',
  'deposit.reject': 'operator',
  'deposit.blocks': 'operator',
  'deposit.clearBlock': 'operator',
  'deposit.contradictions': 'operator',
  'deposit.settleContradiction': 'operator',
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
  'team-report.kpi': 'agent',
  'team-report.sum': 'agent',
  'team-report.days': 'agent',
  'team-report.daysFile': 'agent',
  'team-report.pnl': 'agent',
  'team-report.lotteryPnl': 'agent',
  'team-report.fishingPnl': 'agent',
  'team-report.pnlFile': 'agent',
  'team-report.memberPnl': 'member',
  'team-report.byGameType': 'agent',
  'team-report.gifts': 'agent',
  'team-report.fees': 'agent',
  'team-report.betting': 'agent',
  'team-report.lotteryBetting': 'agent',
  'team-report.bettingFile': 'agent',
  'team-report.bet': 'member',
  'team-report.games': 'agent',
  'team-report.excludeTurnover': 'member',
  'team-report.lotteryGames': 'member',
  'team-report.personalGames': 'member',
  'team-report.gamesFile': 'agent',
  'team-report.transactions': 'agent',
  'team-report.transactionsFile': 'agent',
  'team-report.byGameTypeFile': 'agent',
  'team-report.giftsFile': 'agent',
  'team-report.feesFile': 'agent',
  'promotion.categories': 'anyone',
  'promotion.list': 'anyone',
  'promotion.available': 'member',
  'promotion.merchantAvailable': 'anyone',
  'help.topics': 'anyone',
  'feedback.send': 'anyone',
  'inbox.unreadCount': 'real',
  'inbox.inbox': 'real',
  'inbox.outbox': 'real',
  'inbox.markRead': 'real',
  'inbox.deleteInbox': 'real',
  'inbox.deleteOutbox': 'real',
  'inbox.submit': 'real',
  'inbox.reply': 'real',
  'inbox.recipientTypes': 'real',
  'inbox.recipients': 'real',
  'inbox.clicked': 'real',
  'inbox.pushed': 'real',
  'chat.launch': 'real',
  'chat.depositLink': 'real',
  'chat.authKey': 'real',
  'chat.unreadCount': 'real',
  'chat.models': 'anyone',
  'chat.permission': 'real',
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
  'operator.me': 'operator',
  'operator.logout': 'operator',
  'operator.changePassword': 'operator',
  'operator.secondFactor': 'operator',
  'operator.bindSecondFactor': 'operator',
  'operator.unbindSecondFactor': 'operator',
  'operator.people': 'operator',
  'operator.addPerson': 'operator',
  'operator.setRole': 'operator',
  'operator.setActive': 'operator',
  'operator.resetPassword': 'operator',
  'operator.resetSecondFactor': 'operator',
  'operator.access': 'operator',
  'operator.saveAccess': 'operator',
  'site-settings.settings': 'operator',
  'site-settings.saveSettings': 'operator',
  'site-settings.flags': 'operator',
  'site-settings.saveFlags': 'operator',
  'site-settings.menu': 'operator',
  'site-settings.saveMenu': 'operator',
  'site-settings.door': 'operator',
  'site-settings.setMaintenance': 'operator',
  'game-availability.categories': 'operator',
  'game-availability.setCategory': 'operator',
  'game-availability.vendors': 'operator',
  'game-availability.setVendor': 'operator',
  'game-availability.setVendorAddress': 'operator',
  'game-availability.setVendorMaintenance': 'operator',
  'game-availability.games': 'operator',
  'game-availability.gamesExported': 'operator',
  'game-availability.setGame': 'operator',
  'game-availability.setVendorList': 'operator',
  'refused-win.list': 'operator',
  'refused-win.markDone': 'operator',
  'deposit-ways.list': 'operator',
  'deposit-ways.save': 'operator',
  'deposit-ways.confirm': 'operator',
  'deposit-ways.reject': 'operator',
  'deposit-ways.setOn': 'operator',
  'deposit-ways.reorder': 'operator',
  'audit.list': 'operator',
  'audit.file': 'operator',
  'audit.verify': 'operator',
  'audit.compare': 'operator',
  'audit.heads': 'operator',
  'player-profile.search': 'operator',
  'player-profile.file': 'operator',
  'player-profile.ledger': 'operator',
  'player-profile.bets': 'operator',
  'player-profile.searchFile': 'operator',
  'player-profile.ledgerFile': 'operator',
  'player-profile.betsFile': 'operator',
  'player-profile.lock': 'operator',
  'player-profile.unlock': 'operator',
  'player-profile.notes': 'operator',
  'player-profile.addNote': 'operator',
  'player-profile.tagsInUse': 'operator',
  'player-profile.addTag': 'operator',
  'player-profile.removeTag': 'operator',
  'player-profile.invitations': 'operator',
  'player-profile.points': 'operator',
  'player-profile.limits': 'operator',
  'player-profile.money': 'operator',
  'content-management.facts': 'operator',
  'content-management.games': 'operator',
  'content-management.uploadPicture': 'operator',
  'content-management.saveCategory': 'operator',
  'content-management.moveCategory': 'operator',
  'content-management.removeCategory': 'operator',
  'content-management.announcements': 'operator',
  'content-management.announcement': 'operator',
  'content-management.saveAnnouncement': 'operator',
  'content-management.endAnnouncement': 'operator',
  'content-management.removeAnnouncement': 'operator',
  'content-management.banners': 'operator',
  'content-management.saveBanner': 'operator',
  'content-management.switchBanner': 'operator',
  'content-management.moveBanner': 'operator',
  'content-management.removeBanner': 'operator',
  'content-management.campaigns': 'operator',
  'content-management.saveCampaign': 'operator',
  'content-management.campaignWorth': 'operator',
  'adjustment.list': 'operator',
  'adjustment.file': 'operator',
  'adjustment.propose': 'operator',
  'adjustment.confirm': 'operator',
  'adjustment.reject': 'operator',
  'agent-bill.backOfficeAgents': 'operator',
  'agent-bill.backOfficeOffer': 'operator',
  'agent-bill.backOfficeEnd': 'operator',
  'agent-bill.backOfficeAnswerEnd': 'operator',
  'agent-bill.backOfficeBills': 'operator',
  'agent-bill.backOfficeBillsFile': 'operator',
  'agent-bill.backOfficeRun': 'operator',
  'agent-bill.backOfficeExplain': 'operator',
  'bet-correction.rounds': 'operator',
  'bet-correction.round': 'operator',
  'bet-correction.list': 'operator',
  'bet-correction.file': 'operator',
  'bet-correction.propose': 'operator',
  'bet-correction.confirm': 'operator',
  'bet-correction.reject': 'operator',
  'deposit.reviewFile': 'operator',
  'withdrawal.queueFile': 'operator',
  'chat.backOfficeList': 'operator',
  'chat.backOfficeConversation': 'operator',
  'chat.backOfficeAnswer': 'operator',
  'game-performance.games': 'operator',
  'game-performance.gamesFile': 'operator',
  'game-performance.vendors': 'operator',
  'house-report.overview': 'operator',
  'house-report.days': 'operator',
  'house-report.daysFile': 'operator',
  'reconciliation.state': 'operator',
  'reconciliation.list': 'operator',
  'reconciliation.findings': 'operator',
  'reconciliation.run': 'operator',
  'reward-campaigns.rewardCampaigns': 'operator',
  'reward-campaigns.saveRewardCampaign': 'operator',
  'reward-campaigns.previewReward': 'operator',
  'reward-campaigns.rewardClaims': 'operator',
  'reward-campaigns.rewardRains': 'operator',
  'point-order.orders': 'operator',
  'point-order.orderFile': 'operator',
  'point-order.sendOrder': 'operator',
  'point-order.refuseOrder': 'operator',
  'reward-grant.grants': 'operator',
  'reward-grant.oneGrant': 'operator',
  'reward-grant.grantLines': 'operator',
  'reward-grant.grantFile': 'operator',
  'reward-grant.giftCampaigns': 'operator',
  'reward-grant.forecastGrant': 'operator',
  'reward-grant.proposeGrant': 'operator',
  'reward-grant.confirmGrant': 'operator',
  'reward-grant.rejectGrant': 'operator',
  'reward-grant.stopGrant': 'operator',
  'vip-ranks.vipRanks': 'operator',
  'vip-ranks.saveVipRanks': 'operator',
  'reward.list': 'anyone',
  'reward.claim': 'real',
  'reward.promotions': 'real',
  'reward.claimCode': 'real',
  'reward.tickets': 'real',
  'reward.ticketConfig': 'real',
  'reward.history': 'real',
  'reward.codes': 'real',
  'reward.issued': 'real',
  'reward.claimIssued': 'real',
  'reward.cancelTicket': 'real',
  'reward.claimStatus': 'real',
  'reward.loginPromotion': 'real',
  'reward.claimLogin': 'real',
  'reward.registerPromotions': 'real',
  'reward.claimRegister': 'real',
  'reward.saviorPromotions': 'real',
  'reward.claimPromotion': 'real',
  'reward.codeEnabled': 'real',
  'reward.claimAppDownload': 'real',
  'reward.missions': 'real',
  'reward.missionRules': 'real',
  'reward.missionMilestones': 'real',
  'reward.claimMission': 'real',
  'reward.quests': 'real',
  'reward.unclaimedQuests': 'real',
  'reward.claimQuest': 'real',
  'reward.achievements': 'real',
  'reward.claimAchieved': 'real',
  'reward.dailyVisit': 'real',
  'reward.discountTickets': 'real',
  'reward.promotionRewards': 'real',
  'reward.promotionLayout': 'real',
  'rain.room': 'anyone',
  'rain.catchEnvelope': 'real',
  'rain.remind': 'real',
  'rain.raffle': 'real',
  'rain.claimRaffle': 'real',
  'spin.room': 'anyone',
  'spin.spin': 'real',
  'spin.prizeWheel': 'real',
  'spin.slotMachine': 'real',
  'spin.claimFreeSpin': 'real',
  'spin.recentClaims': 'real',
  'leaderboard.room': 'anyone',
  'leaderboard.rankBoards': 'real',
  'leaderboard.ownRankBoards': 'real',
  'leaderboard.rankBoard': 'real',
  'leaderboard.rankBoardRules': 'real',
  'leaderboard.rankBoardRewards': 'real',
  'lucky-bet.room': 'anyone',
  'lucky-bet.isOn': 'real',
  'points.room': 'anyone',
  'points.entries': 'real',
  'points.exchange': 'real',
  'points.cancelOrder': 'real',
  'points.balance': 'real',
  'points.rewards': 'real',
  'points.conversionTypes': 'real',
  'points.redeemList': 'real',
  'points.config': 'real',
  'points.redeem': 'real',
  'points.convert': 'real',
  'referral.room': 'anyone',
  'referral.invitees': 'real',
  'referral.details': 'real',
  'referral.referralList': 'real',
  'referral.rules': 'anyone',
  'referral.myIncome': 'real',
  'referral.myIncomeOverview': 'real',
  'referral.incomeOverviewBeforeLogin': 'anyone',
  'referral.ranking': 'real',
  'referral.rankingBeforeLogin': 'anyone',
  'referral.inviteDisplay': 'anyone',
  'referral.achievementConfig': 'real',
  'referral.claimAchievement': 'real',
  'vip.room': 'anyone',
  'vip.progress': 'real',
  'vip.groupLevels': 'real',
  'vip.rule': 'real',
  'vip.clubBenefit': 'real',
  'vip.customerRank': 'real',
  'vip.salaryDetail': 'real',
  'vip.salaryHistory': 'real',
}

const { as, given, container } = startApi()

const endpoints = Object.entries(endpointsByFeature).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
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
  it('is defined for every endpoint, and for no others', () => {
    expect(Object.keys(WHO_MAY).sort()).toEqual(endpoints.map(({ name }) => name).sort())
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

  it.each(endpoints)('$name', async ({ name, endpoint }) => {
    const who = WHO_MAY[name]
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
  ({ name, endpoint }) =>
    // Operators may name anything of their merchant's.
    !['anyone', 'operator'].includes(WHO_MAY[name]!) &&
    fieldsOf(endpoint).some((field) => /(^id|Ids?)$/.test(field) && !NAMES_NOTHING.test(field)),
)

describe('another member’s records', () => {
  it.each(namingOnes)('$name names what is everyone’s, or has a test here or in own-team.test.ts', ({ name }) => {
    expect(EVERYONES.has(name) || name in OWN_ALONE || name in TEAM_CALLS).toBe(true)
  })

  it.each(Object.keys(OWN_ALONE))('%s changes nothing of another member', async (name) => {
    const { endpoint } = endpoints.find((one) => one.name === name)!
    const ofAgents = WHO_MAY[name] === 'agent' ? ({ type: 1 } as const) : {}
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
