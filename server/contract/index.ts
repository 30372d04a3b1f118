/** Every endpoint of the product, by feature. */
import type { Endpoint } from './endpoint.ts'
import { adjustmentEndpoints } from './adjustment.ts'
import { affiliateLinkEndpoints } from './affiliate-link.ts'
import { agentBillEndpoints } from './agent-bill.ts'
import { agentContractEndpoints } from './agent-contracts.ts'
import { agentDeskEndpoints } from './agent-desk.ts'
import { agentOfferEndpoints } from './agent-offers.ts'
import { agentPayoutEndpoints } from './agent-payout.ts'
import { announcementEndpoints } from './announcement.ts'
import { auditEndpoints } from './audit.ts'
import { avatarEndpoints } from './avatar.ts'
import { betRecordEndpoints } from './bet-record.ts'
import { captchaEndpoints } from './captcha.ts'
import { chatDeskEndpoints } from './chat-desk.ts'
import { chatEndpoints } from './chat.ts'
import { contentDeskEndpoints } from './content-desk.ts'
import { contentDeskAnnouncementEndpoints } from './content-desk-announcement.ts'
import { contentDeskBannerEndpoints } from './content-desk-banner.ts'
import { contentDeskCampaignEndpoints } from './content-desk-campaign.ts'
import { depositEndpoints } from './deposit.ts'
import { depositReviewEndpoints } from './deposit-review.ts'
import { diceEndpoints } from './dice.ts'
import { downlineEndpoints } from './downline.ts'
import { downlineTransferEndpoints } from './downline-transfer.ts'
import { exchangeRateEndpoints } from './exchange-rate.ts'
import { fairnessEndpoints } from './fairness.ts'
import { favouriteEndpoints } from './favourite.ts'
import { feedbackEndpoints } from './feedback.ts'
import { gameSwitchEndpoints } from './game-switch.ts'
import { gameEndpoints } from './game.ts'
import { helpEndpoints } from './help.ts'
import { houseReportEndpoints } from './house-report.ts'
import { inboxEndpoints } from './inbox.ts'
import { inboxUnreadEndpoints } from './inbox-unread.ts'
import { kycEndpoints } from './kyc.ts'
import { kycReviewEndpoints } from './kyc-review.ts'
import { launchEndpoints } from './launch.ts'
import { memberEndpoints } from './member.ts'
import { memberCareEndpoints } from './member-care.ts'
import { memberFileEndpoints } from './member-file.ts'
import { memberLockEndpoints } from './member-lock.ts'
import { memberNoteEndpoints } from './member-note.ts'
import { operatorPeopleEndpoints } from './operator-people.ts'
import { operatorEndpoints } from './operator.ts'
import { pageEventEndpoints } from './page-event.ts'
import { passwordEndpoints } from './password.ts'
import { paymentPasswordEndpoints } from './payment-password.ts'
import { payoutAccountEndpoints } from './payout-account.ts'
import { promotionEndpoints } from './promotion.ts'
import { rebateEndpoints } from './rebate.ts'
import { recentEndpoints } from './recent.ts'
import { reconciliationEndpoints } from './reconciliation.ts'
import { registerEndpoints } from './register.ts'
import { responsiblePlayEndpoints } from './responsible-play.ts'
import { roundCorrectionEndpoints } from './round-correction.ts'
import { securityQuestionEndpoints } from './security-question.ts'
import { securityEndpoints } from './security.ts'
import { sessionEndpoints } from './session.ts'
import { siteSettingsEndpoints } from './site-settings.ts'
import { socialLoginEndpoints } from './social-login.ts'
import { systemEndpoints } from './system.ts'
import { teamBettingEndpoints } from './team-betting.ts'
import { teamGamesEndpoints } from './team-games.ts'
import { teamReportEndpoints } from './team-report.ts'
import { teamTransactionEndpoints } from './team-transaction.ts'
import { turnoverEndpoints } from './turnover.ts'
import { transactionEndpoints } from './transaction.ts'
import { twoFactorEndpoints } from './two-factor.ts'
import { verificationEndpoints } from './verification.ts'
import { walletEndpoints } from './wallet.ts'
import { walletTransferEndpoints } from './wallet-transfer.ts'
import { withdrawalReviewEndpoints } from './withdrawal-review.ts'
import { withdrawalEndpoints } from './withdrawal.ts'

export const endpointsByFeature = {
  session: sessionEndpoints,
  register: registerEndpoints,
  captcha: captchaEndpoints,
  verification: verificationEndpoints,
  'social-login': socialLoginEndpoints,
  password: passwordEndpoints,
  'payment-password': paymentPasswordEndpoints,
  'payout-account': payoutAccountEndpoints,
  'security-question': securityQuestionEndpoints,
  'two-factor': twoFactorEndpoints,
  security: securityEndpoints,
  kyc: { ...kycEndpoints, ...kycReviewEndpoints },
  member: memberEndpoints,
  avatar: avatarEndpoints,
  'responsible-play': responsiblePlayEndpoints,
  downline: { ...downlineEndpoints, ...downlineTransferEndpoints },
  'agent-contracts': { ...agentContractEndpoints, ...agentOfferEndpoints },
  'agent-bill': { ...agentBillEndpoints, ...agentDeskEndpoints, ...agentPayoutEndpoints },
  system: systemEndpoints,
  wallet: walletEndpoints,
  'wallet-transfer': walletTransferEndpoints,
  'exchange-rate': exchangeRateEndpoints,
  withdrawal: { ...withdrawalEndpoints, ...withdrawalReviewEndpoints },
  turnover: turnoverEndpoints,
  deposit: { ...depositEndpoints, ...depositReviewEndpoints },
  transaction: transactionEndpoints,
  'bet-record': betRecordEndpoints,
  announcement: announcementEndpoints,
  promotion: promotionEndpoints,
  'content-desk': {
    ...contentDeskEndpoints,
    ...contentDeskAnnouncementEndpoints,
    ...contentDeskBannerEndpoints,
    ...contentDeskCampaignEndpoints,
  },
  inbox: { ...inboxUnreadEndpoints, ...inboxEndpoints },
  chat: { ...chatEndpoints, ...chatDeskEndpoints },
  help: helpEndpoints,
  feedback: feedbackEndpoints,
  game: gameEndpoints,
  favourite: favouriteEndpoints,
  'affiliate-link': affiliateLinkEndpoints,
  rebate: rebateEndpoints,
  recent: recentEndpoints,
  launch: launchEndpoints,
  'page-event': pageEventEndpoints,
  fairness: fairnessEndpoints,
  dice: diceEndpoints,
  operator: { ...operatorEndpoints, ...operatorPeopleEndpoints },
  audit: auditEndpoints,
  'round-correction': roundCorrectionEndpoints,
  'member-file': memberFileEndpoints,
  'member-lock': memberLockEndpoints,
  'member-note': memberNoteEndpoints,
  'member-care': memberCareEndpoints,
  adjustment: adjustmentEndpoints,
  'house-report': houseReportEndpoints,
  reconciliation: reconciliationEndpoints,
  'team-report': {
    ...teamReportEndpoints,
    betting: teamBettingEndpoints.list,
    lotteryBetting: teamBettingEndpoints.lottery,
    bettingFile: teamBettingEndpoints.exported,
    bet: teamBettingEndpoints.one,
    games: teamGamesEndpoints.list,
    excludeTurnover: teamGamesEndpoints.excludeTurnover,
    lotteryGames: teamGamesEndpoints.lottery,
    personalGames: teamGamesEndpoints.personal,
    gamesFile: teamGamesEndpoints.exported,
    transactions: teamTransactionEndpoints.list,
    transactionsFile: teamTransactionEndpoints.exported,
  },
  'site-settings': siteSettingsEndpoints,
  'game-switch': gameSwitchEndpoints,
} satisfies Record<string, Record<string, Endpoint>>

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flatMap(
  (group) => Object.values(group) as Endpoint[],
)
