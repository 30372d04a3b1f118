/** Every page of the lobby, the news and the account: who opens it, and what it shows once loaded. */
import type { Page } from '@playwright/test'
import { RECORDED } from '#contract/play/bet-record/round-detail.ts'

export interface PageCase {
  path: string
  /** Visible when everything has loaded. */
  shows: (page: Page) => ReturnType<Page['getByText']>
  /** Loads nothing of its own from the server, so it works on any connection. */
  isLocal?: true
}
export interface Walk {
  name: string
  /** A demo member, a different one for each test, because a second login ends the first. Undefined = a guest. */
  username?: string
  /** A merchant other than the demo's, with its member. */
  merchantCode?: string
  pages: readonly PageCase[]
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('heading', { name }).first()
const list = (name: string) => (page: Page) => page.getByRole('list', { name }).getByRole('listitem').first()
const field = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first()
const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first()
const text = (said: string | RegExp) => (page: Page) => page.getByRole('main').getByText(said).first()
const game = (page: Page) => page.getByRole('main').getByRole('article').first()

const lists = (paths: readonly string[], shows: PageCase['shows']): PageCase[] => paths.map((path) => ({ path, shows }))

export const WALKS: readonly Walk[] = [
  {
    name: 'the way in',
    pages: [
      { path: '/m/login', shows: field('Username'), isLocal: true },
      { path: '/m/register', shows: field(/^Username/) },
      { path: '/m/forget', shows: button('Get code'), isLocal: true },
      { path: '/m/trail', shows: button('Start the free trial'), isLocal: true },
      { path: '/m/set', shows: button('Change password'), isLocal: true },
    ],
  },
  {
    name: 'news and help',
    pages: [
      { path: '/m/notice?index=0', shows: list('Announcements') },
      { path: '/m/help', shows: heading('Getting started') },
      { path: '/m/terms', shows: heading('Terms of use'), isLocal: true },
      { path: '/m/app', shows: text('Rated 5.0 out of 5 stars'), isLocal: true },
      { path: '/m/activity', shows: game },
      { path: '/m/activityDetail?id=1', shows: heading(/Fiesta of Wins/) },
      { path: '/m/message', shows: link(/Announcements/), isLocal: true },
      { path: '/m/member/benefits', shows: list('Ranks') },
      { path: '/m/inviteFriends', shows: heading('Three levels of income') },
      { path: '/m/mall/mallHome', shows: game },
      { path: '/m/redRain', shows: list('How it works') },
      { path: '/m/luckySpin', shows: heading('Last winners') },
      { path: '/m/leaderboard', shows: heading('Places') },
      { path: '/m/luckyBet', shows: heading('Prizes and chances') },
      { path: '/m/play/hardin-ng-sampaguita/par', shows: heading('Par sheet') },
    ],
  },
  {
    name: 'the lists of games',
    pages: lists(['/m/home', '/m/gameList', '/m/hot-games', '/m/gameCenter', '/m/slot-games', '/m/slotsCenter'], game),
  },
  {
    name: 'the other categories',
    pages: lists(
      [
        '/m/live-games',
        '/m/fishing-games',
        '/m/poker-games',
        '/m/sport-games',
        '/m/esport-games',
        '/m/lott',
        '/m/lottery',
        '/m/elott',
      ],
      game,
    ),
  },
  {
    name: 'a member’s letters and games',
    username: 'member01',
    pages: [
      { path: '/m/webEmail', shows: button(/agent02/) },
      { path: '/m/chat', shows: field('Your message') },
      { path: '/m/message', shows: button(/^Inbox/), isLocal: true },
      { path: '/m/feedback', shows: button('Send'), isLocal: true },
      { path: '/m/gameList?type=fav', shows: game },
      { path: '/m/gameList?type=recent', shows: game },
      ...Object.keys(RECORDED).map((original) => ({ path: `/m/play/${original}`, shows: button(/^Bet ₱/) })),
      { path: '/m/play/lucky-parol', shows: button(/^Spin for ₱/) },
    ],
  },
  {
    name: 'a member’s account',
    username: 'member02',
    pages: [
      { path: '/m/member/home', shows: text(/₱\d/), isLocal: true },
      { path: '/m/myAccount/index', shows: text(/₱\d/), isLocal: true },
      { path: '/m/transaction/record?types=A', shows: button(/₱/) },
      { path: '/m/gameRecord', shows: button(/₱/) },
      { path: '/m/myAccount/profile', shows: button(/Nickname/) },
      { path: '/m/voucherCenter', shows: button('Deposit') },
      { path: '/m/voucherCenter?tab=history', shows: link(/GCash|Bank|USDT|BPI|Bitcoin/) },
      { path: '/m/member/benefits', shows: list('Ranks') },
      { path: '/m/inviteFriends', shows: button(/^Copy the code/) },
      { path: '/m/mall/mallHome', shows: game },
      { path: '/m/redRain', shows: list('How it works') },
      { path: '/m/luckySpin', shows: heading('Last winners') },
      { path: '/m/leaderboard', shows: heading('Places') },
      { path: '/m/luckyBet', shows: heading('Prizes and chances') },
      { path: '/m/myAccount/responsiblePlay', shows: button('Set limit') },
      { path: '/m/withdraw', shows: button('Continue') },
      { path: '/m/changePsw', shows: field('Current password'), isLocal: true },
    ],
  },
  {
    name: 'a member’s guards',
    username: 'member05',
    pages: [
      { path: '/m/securityCenter', shows: link('Login password') },
      { path: '/m/securityCenter/paymentPassword', shows: field(/^New payment/) },
      { path: '/m/securityCenter/bankCards', shows: button('Add an account') },
      { path: '/m/securityCenter/mobile', shows: text(/0005/) },
      { path: '/m/securityCenter/email', shows: button('Get code') },
      { path: '/m/securityCenter/questions', shows: button(/^Question 1/) },
      { path: '/m/securityCenter/twoFactor', shows: button('Turn on') },
      { path: '/m/securityCenter/identity', shows: button('Send') },
      { path: '/m/securityCenter/sessions', shows: heading('Login history') },
    ],
  },
  {
    name: 'an agent’s contracts',
    username: 'agent03',
    pages: [
      { path: '/m/member/agent/getSalaryContract', shows: heading('Consuelo Araneta offers you a daily salary') },
      { path: '/m/member/agent/getDevidendContract', shows: heading('Consuelo Araneta offers you a dividend') },
      { path: '/m/member/agent/getHourContract', shows: text('No hourly salary contract is waiting') },
    ],
  },
  {
    name: 'an agent’s team',
    username: 'agent02',
    pages: [
      { path: '/m/agent', shows: link(/^Turnover today ₱/) },
      { path: '/m/agent/team/overview', shows: link(/^Staked ₱/) },
      { path: '/m/agent/team/pnl', shows: button(/^agent02/) },
      { path: '/m/teamBetting', shows: button(/stake ₱/) },
      { path: '/m/transaction/record?types=A&of=team', shows: button(/₱/) },
      { path: '/m/member/notice?types=A', shows: list('Announcements') },
    ],
  },
  {
    name: 'an agent’s pay',
    username: 'agent01',
    pages: [
      { path: '/m/member/agent/agentDivident?kind=DAILY', shows: button(/^Type: Daily salary/) },
      { path: '/m/agent/contracts', shows: heading('Real-time salary') },
      { path: '/m/agent/bill', shows: link('Go to your bills') },
      { path: '/m/member/agent/agentRebeat', shows: heading('My rates') },
      { path: '/m/member/teamRebate', shows: text('By day') },
      { path: '/m/agent/contracts?view=given', shows: button('Offer a contract') },
    ],
  },
  {
    name: 'an agent’s people',
    username: 'agent41',
    pages: [
      { path: '/m/member/team', shows: list('People') },
      { path: '/m/member/team?view=transfers', shows: text('No transfers in this period') },
      { path: '/m/agentRegister', shows: button('Open account') },
      { path: '/m/agent/registered', shows: text('No one signed up with your links in this period') },
    ],
  },
  {
    name: 'where each studio has a wallet',
    merchantCode: 'demo2',
    username: 'member01',
    pages: [{ path: '/m/transfer', shows: button(/^From /) }],
  },
]
