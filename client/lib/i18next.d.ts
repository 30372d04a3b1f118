/** English is the typed source of every text: one line a namespace. */
import type account from '#client/locales/en/account.json'
import type operator from '#client/locales/en/operator.json'
import type settingList from '#client/locales/en/setting-list.json'
import type siteSettings from '#client/locales/en/site-settings.json'
import type gameSwitch from '#client/locales/en/game-switch.json'
import type operatorPeople from '#client/locales/en/operator-people.json'
import type audit from '#client/locales/en/audit.json'
import type memberFile from '#client/locales/en/member-file.json'
import type roundCorrection from '#client/locales/en/round-correction.json'
import type adjustment from '#client/locales/en/adjustment.json'
import type houseReport from '#client/locales/en/house-report.json'
import type reconciliation from '#client/locales/en/reconciliation.json'
import type agent from '#client/locales/en/agent.json'
import type rebate from '#client/locales/en/rebate.json'
import type affiliateLink from '#client/locales/en/affiliate-link.json'
import type agentBill from '#client/locales/en/agent-bill.json'
import type agentContracts from '#client/locales/en/agent-contracts.json'
import type announcement from '#client/locales/en/announcement.json'
import type avatar from '#client/locales/en/avatar.json'
import type betRecord from '#client/locales/en/bet-record.json'
import type captcha from '#client/locales/en/captcha.json'
import type chat from '#client/locales/en/chat.json'
import type common from '#client/locales/en/common.json'
import type contentDesk from '#client/locales/en/content-desk.json'
import type deposit from '#client/locales/en/deposit.json'
import type dice from '#client/locales/en/dice.json'
import type downline from '#client/locales/en/downline.json'
import type download from '#client/locales/en/download.json'
import type errors from '#client/locales/en/errors.json'
import type fairness from '#client/locales/en/fairness.json'
import type favourite from '#client/locales/en/favourite.json'
import type feedback from '#client/locales/en/feedback.json'
import type game from '#client/locales/en/game.json'
import type gameKind from '#client/locales/en/game-kind.json'
import type help from '#client/locales/en/help.json'
import type home from '#client/locales/en/home.json'
import type inbox from '#client/locales/en/inbox.json'
import type kyc from '#client/locales/en/kyc.json'
import type launch from '#client/locales/en/launch.json'
import type member from '#client/locales/en/member.json'
import type message from '#client/locales/en/message.json'
import type payoutAccount from '#client/locales/en/payout-account.json'
import type promotion from '#client/locales/en/promotion.json'
import type register from '#client/locales/en/register.json'
import type responsiblePlay from '#client/locales/en/responsible-play.json'
import type password from '#client/locales/en/password.json'
import type paymentPassword from '#client/locales/en/payment-password.json'
import type report from '#client/locales/en/report.json'
import type security from '#client/locales/en/security.json'
import type securityQuestion from '#client/locales/en/security-question.json'
import type session from '#client/locales/en/session.json'
import type shell from '#client/locales/en/shell.json'
import type teamReport from '#client/locales/en/team-report.json'
import type turnover from '#client/locales/en/turnover.json'
import type transaction from '#client/locales/en/transaction.json'
import type twoFactor from '#client/locales/en/two-factor.json'
import type verification from '#client/locales/en/verification.json'
import type wallet from '#client/locales/en/wallet.json'
import type walletTransfer from '#client/locales/en/wallet-transfer.json'
import type withdrawal from '#client/locales/en/withdrawal.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    returnNull: false
    resources: {
      adjustment: typeof adjustment
      'round-correction': typeof roundCorrection
      'house-report': typeof houseReport
      reconciliation: typeof reconciliation
      'member-file': typeof memberFile
      audit: typeof audit
      'operator-people': typeof operatorPeople
      'game-switch': typeof gameSwitch
      'site-settings': typeof siteSettings
      'setting-list': typeof settingList
      operator: typeof operator
      account: typeof account
      agent: typeof agent
      'affiliate-link': typeof affiliateLink
      rebate: typeof rebate
      'agent-bill': typeof agentBill
      'agent-contracts': typeof agentContracts
      announcement: typeof announcement
      avatar: typeof avatar
      'bet-record': typeof betRecord
      captcha: typeof captcha
      chat: typeof chat
      common: typeof common
      'content-desk': typeof contentDesk
      deposit: typeof deposit
      dice: typeof dice
      downline: typeof downline
      download: typeof download
      errors: typeof errors
      fairness: typeof fairness
      favourite: typeof favourite
      feedback: typeof feedback
      game: typeof game
      'game-kind': typeof gameKind
      help: typeof help
      home: typeof home
      inbox: typeof inbox
      kyc: typeof kyc
      launch: typeof launch
      member: typeof member
      message: typeof message
      'payout-account': typeof payoutAccount
      promotion: typeof promotion
      register: typeof register
      report: typeof report
      'responsible-play': typeof responsiblePlay
      password: typeof password
      'payment-password': typeof paymentPassword
      security: typeof security
      'security-question': typeof securityQuestion
      session: typeof session
      shell: typeof shell
      'team-report': typeof teamReport
      turnover: typeof turnover
      transaction: typeof transaction
      'two-factor': typeof twoFactor
      verification: typeof verification
      wallet: typeof wallet
      'wallet-transfer': typeof walletTransfer
      withdrawal: typeof withdrawal
    }
  }
}
