/** Every call of an agent that names a member, and how. A new one without a line here fails in who-may.test.ts. */
export interface Named {
  id: number
  username: string
  /** Of one of their bills. */
  billId: string
  /** Of one of their links. */
  linkId: number
  /** Of a contract given to them. */
  contractId: number
}

type Input = (named: Named) => object

const byId: Input = ({ id }) => ({ customerId: id })
const byName: Input = ({ username }) => ({ username })
const byLink: Input = ({ linkId }) => ({ affiUrlId: linkId })
const paid: Input = ({ username }) => ({ username, amount: 10, paymentPassword: '123456' })
const days = { startDate: '2026-01-01', endDate: '2026-01-02' }
const onDays: Input = ({ username }) => ({ ...days, username })
const payout: Input = ({ billId }) => ({ billIds: [billId], paymentPassword: '123456' })
const offer: Input = ({ username }) => ({ username, tiers: [{ minTurnover: 100, minActive: 1, rate: 0.1 }], minBillingOrder: 1 })

export const TEAM_CALLS: Readonly<Record<string, Input>> = {
  'affiliate-link.close': byLink,
  'affiliate-link.closeByAddress': byLink,
  'rebate.rates': byId,
  'rebate.downline': byId,
  'rebate.update': ({ id }) => ({ customerId: id, rebates: [{ type: 'RNG', rebateValue: 0 }] }),
  'rebate.bill': ({ billId }) => ({ billId }),
  'downline.list': byId,
  'downline.tree': byName,
  'downline.member': byId,
  'downline.memberCount': byId,
  'downline.mobile': byName,
  'downline.promote': byId,
  'downline.setNickname': ({ id }) => ({ customerId: id, nickname: 'Ibang ngalan' }),
  'downline.setPassword': ({ username }) => ({ username, password: 'other-pass1' }),
  'downline.move': ({ id }) => ({ customerIds: [id], uplineId: 1 }),
  'downline.transfer': paid,
  'downline.collect': paid,
  'agent-contracts.log': onDays,
  'agent-contracts.offerDaily': offer,
  'agent-contracts.offerHourly': offer,
  'agent-contracts.offerDividend': offer,
  'agent-contracts.assignRealTime': ({ username }) => ({ username, ratio: 0.1 }),
  'agent-contracts.assignManual': offer,
  'agent-contracts.cancelManual': byName,
  'agent-contracts.manualInfo': byName,
  'agent-contracts.hourly': byName,
  'agent-contracts.end': ({ contractId }) => ({ contractId }),
  'agent-contracts.answerEnd': ({ contractId }) => ({ contractId, accept: true }),
  'agent-contracts.dailyInfo': byName,
  'agent-contracts.dividendInfo': byName,
  'agent-contracts.realTimeInfo': byName,
  'agent-contracts.dailyLog': onDays,
  'agent-contracts.hourlyLog': onDays,
  'agent-contracts.dividendLog': onDays,
  'agent-bill.explain': ({ billId }) => ({ id: billId }),
  'agent-bill.given': onDays,
  'agent-bill.disburseDaily': payout,
  'agent-bill.payoutDividend': payout,
  'agent-bill.dailyOf': onDays,
  'agent-bill.dividendsOf': onDays,
  'team-report.kpi': onDays,
  'team-report.sum': onDays,
  'team-report.days': onDays,
  'team-report.daysFile': onDays,
  'team-report.pnl': onDays,
  'team-report.lotteryPnl': onDays,
  'team-report.fishingPnl': onDays,
  'team-report.pnlFile': onDays,
  'team-report.memberPnl': onDays,
  'team-report.byGameType': onDays,
  'team-report.gifts': onDays,
  'team-report.fees': onDays,
  'team-report.betting': ({ username }) => ({ ...days, member: username }),
  'team-report.lotteryBetting': onDays,
  'team-report.bettingFile': ({ username }) => ({ ...days, member: username }),
  'team-report.games': onDays,
  'team-report.excludeTurnover': onDays,
  'team-report.lotteryGames': ({ id }) => ({ ...days, customerId: id }),
  'team-report.personalGames': onDays,
  'team-report.gamesFile': onDays,
  'team-report.transactions': ({ id }) => ({ ...days, customerId: id }),
  'team-report.transactionsFile': onDays,
  'team-report.byGameTypeFile': onDays,
  'team-report.giftsFile': onDays,
  'team-report.feesFile': onDays,
}
