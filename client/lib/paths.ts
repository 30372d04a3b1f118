/** Every address of the client (SCR-01), and whether this release has it: a later release switches it on here. */
interface Screen {
  path: string
  /** The merchant's flag that switches the page on. */
  flag?: string
  /** False = not released yet: fixed parts of the chrome say "coming soon", everything else leaves it out. */
  isOpen: boolean
}

export const SCREENS = {
  home: { path: '/m/home', isOpen: true },
  login: { path: '/m/login', isOpen: true },
  register: { path: '/m/register', isOpen: true },
  notice: { path: '/m/notice', isOpen: true },
  gameList: { path: '/m/gameList', isOpen: true },
  hotGames: { path: '/m/hot-games', isOpen: true },
  /** Every game that is played here, by its code in the catalogue. */
  play: { path: '/m/play/:gameCode', isOpen: true },
  /** The data that decides a slot's results, public. */
  slotPar: { path: '/m/play/:gameCode/par', isOpen: true },

  forget: { path: '/m/forget', isOpen: true },
  changePassword: { path: '/m/changePsw', isOpen: true },
  settings: { path: '/m/set', isOpen: true },
  help: { path: '/m/help', isOpen: true },
  /** The terms; `#privacy` is the privacy policy. */
  terms: { path: '/m/terms', isOpen: true },
  promotions: { path: '/m/activity', isOpen: true },
  promotionDetail: { path: '/m/activityDetail', isOpen: true },
  feedback: { path: '/m/feedback', isOpen: true },
  messages: { path: '/m/message', isOpen: true },
  inbox: { path: '/m/webEmail', isOpen: true },
  chat: { path: '/m/chat', isOpen: true },
  memberCentre: { path: '/m/member/home', isOpen: true },
  deposit: { path: '/m/voucherCenter', isOpen: true },
  withdraw: { path: '/m/withdraw', isOpen: true },
  transfer: { path: '/m/transfer', isOpen: true },
  myAccount: { path: '/m/myAccount/index', isOpen: true },
  betRecord: { path: '/m/gameRecord', isOpen: true },
  transactions: { path: '/m/transaction/record', isOpen: true },
  download: { path: '/m/app', isOpen: true },
  invite: { path: '/m/inviteFriends', isOpen: true, flag: 'REFERRAL' },
  rewards: { path: '/m/mall/mallHome', isOpen: true, flag: 'PTSYS3' },
  vip: { path: '/m/member/benefits', isOpen: true, flag: 'VIP' },
  agency: { path: '/m/agent', isOpen: true },
  teamOverview: { path: '/m/agent/team/overview', isOpen: true },
  teamPnl: { path: '/m/agent/team/pnl', isOpen: true },
  teamBetting: { path: '/m/teamBetting', isOpen: true },
  team: { path: '/m/member/team', isOpen: true },
  openAccount: { path: '/m/agentRegister', isOpen: true },
  /** Players who registered through the agent's links. */
  registered: { path: '/m/agent/registered', isOpen: true },
  /** As older links spell it (SCR-01). */
  rebateSetting: { path: '/m/member/agent/agentRebeat', isOpen: true },
  rebateIncome: { path: '/m/member/teamRebate', isOpen: true },
  /** As older links spell it (SCR-01). */
  dividends: { path: '/m/member/agent/agentDivident', isOpen: true },
  agentNews: { path: '/m/member/notice', isOpen: true },
  /** A bill, with every number behind it. */
  agentBill: { path: '/m/agent/bill', isOpen: true },
  agentContracts: { path: '/m/agent/contracts', isOpen: true },
  /** Prize wheels and reels; `campaign` names one. */
  luckySpin: { path: '/m/luckySpin', isOpen: true },
  /** `campaign` names one. */
  luckyBet: { path: '/m/luckyBet', isOpen: true },
  /** `campaign` names one. */
  leaderboard: { path: '/m/leaderboard', isOpen: true },
  redRain: { path: '/m/redRain', isOpen: true, flag: 'REDRAIN' },
  trial: { path: '/m/trail', isOpen: true },
  securityCentre: { path: '/m/securityCenter', isOpen: true },
  paymentPassword: { path: '/m/securityCenter/paymentPassword', isOpen: true },
  payoutAccounts: { path: '/m/securityCenter/bankCards', isOpen: true },
  mobile: { path: '/m/securityCenter/mobile', isOpen: true },
  email: { path: '/m/securityCenter/email', isOpen: true },
  securityQuestions: { path: '/m/securityCenter/questions', isOpen: true },
  twoFactor: { path: '/m/securityCenter/twoFactor', isOpen: true },
  kyc: { path: '/m/securityCenter/identity', isOpen: true },
  sessions: { path: '/m/securityCenter/sessions', isOpen: true },
  profile: { path: '/m/myAccount/profile', isOpen: true },
  dailyContract: { path: '/m/member/agent/getSalaryContract', isOpen: true },
  /** As older links spell it (SCR-01). */
  dividendContract: { path: '/m/member/agent/getDevidendContract', isOpen: true },
  hourlyContract: { path: '/m/member/agent/getHourContract', isOpen: true },
  responsiblePlay: { path: '/m/myAccount/responsiblePlay', isOpen: true },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS
export const isOpen = (screen: ScreenName): boolean => SCREENS[screen].isOpen
export function flagOf(screen: ScreenName): string | undefined {
  const { flag }: Screen = SCREENS[screen]
  return flag
}

/** Other addresses of open screens. */
export const ALIASES = {
  [SCREENS.home.path]: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  [SCREENS.register.path]: ['/m/register.html'],
} as const

type Params = Record<string, string | number | undefined>
function withQuery(path: string, params: Params): string {
  const pairs = Object.entries(params).filter((pair): pair is [string, string | number] => pair[1] !== undefined)
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : path
}

const ofGame = (path: string, gameCode: string) => path.replace(':gameCode', encodeURIComponent(gameCode))

export interface GameListParams {
  gameType?: string
  /** The vendor. */
  vassalage?: string
  /** `fav` is the favourites list, `recent` the games played last. */
  type?: 'fav' | 'recent'
  /** A key of the classification menu; ALL = every kind. */
  gameClassify?: string
}

/** The history state of a list that is opened to search: its field has the focus. */
export const SEARCHING = { isSearching: true } as const
export const isSearching = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isSearching' in state

export const paths = {
  home: SCREENS.home.path,
  login: SCREENS.login.path,
  register: SCREENS.register.path,
  notice: (index?: number) => withQuery(SCREENS.notice.path, { index }),
  promotion: (id: number | string) => withQuery(SCREENS.promotionDetail.path, { id }),
  leaderboard: (campaign: number) => withQuery(SCREENS.leaderboard.path, { campaign }),
  luckyBet: (campaign: number) => withQuery(SCREENS.luckyBet.path, { campaign }),
  luckySpin: (campaign: number) => withQuery(SCREENS.luckySpin.path, { campaign }),
  /** With a bonus chosen. */
  depositWith: (promotion: number) => withQuery(SCREENS.deposit.path, { promotion }),
  gameList: ({ gameType, vassalage, type, gameClassify }: GameListParams = {}) =>
    withQuery(SCREENS.gameList.path, { gameType, vassalage, type, gameClassify }),
  play: (gameCode: string) => ofGame(SCREENS.play.path, gameCode),
  slotPar: (gameCode: string) => ofGame(SCREENS.slotPar.path, gameCode),
  favourites: withQuery(SCREENS.gameList.path, { type: 'fav' }),
}
