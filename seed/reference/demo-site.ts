/** The site of the demo merchant, in four languages. */
import { type Language, LANGUAGES } from '#contract/wire.ts'
import { DEMO_REWARDS, promotionFigures } from './rewards.ts'
import { DEMO_GOODS } from './points.ts'
import { DEMO_LEADERBOARD } from './leaderboard.ts'
import { DEMO_GIFTS } from './gifts.ts'
import { DEMO_INVITE } from './invite.ts'
import { DEMO_APP_BONUS, DEMO_LUCKY_BETS } from './lucky-bets.ts'
import { DEMO_RAIN } from './rain.ts'
import { DEMO_SPINS } from './spins.ts'
import { DEMO_REFERRAL } from './referral.ts'
import { DEMO_RANK_REWARDS, DEMO_RANKS } from './vip.ts'
import type { AnnouncementPlan, BannerPlan, PromotionPlan, SitePlan, Texts } from './site-plan.ts'
import { articleHtml, type Fillings, fill, promotionHtml } from './texts/article.ts'
import { TEXTS } from './texts/index.ts'
import {
  AGENT_KEYS,
  type BannerKey,
  HELP_KEYS,
  type HelpKey,
  NEWS_KEYS,
  PROMOTION_CATEGORY_KEYS,
  type PromotionKey,
  type SiteTexts,
} from './texts/keys.ts'

const FILLINGS: Fillings = { site: 'Palaro', minDeposit: '₱100', minWithdraw: '₱200' }

function inEachLanguage<T>(write: (texts: SiteTexts, language: Language) => T): Texts<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, write(TEXTS[language], language)]))
}

function fillingsIn(language: Language): Fillings {
  const { amount = '', turnover = '' } = promotionFigures('fiesta', language)
  return { ...FILLINGS, fiestaAmount: amount, fiestaTurnover: turnover }
}

const news = (
  key: AnnouncementPlan['key'] & keyof SiteTexts['announcements'],
  plan: Omit<AnnouncementPlan, 'key' | 'texts'>,
) => ({
  ...plan,
  key,
  texts: inEachLanguage(({ announcements, headings }, language) => ({
    title: fill(announcements[key].title, FILLINGS),
    content: articleHtml(announcements[key], headings, fillingsIn(language)),
  })),
})

const promotion = (key: PromotionKey, plan: Omit<PromotionPlan, 'key' | 'texts'>): PromotionPlan => ({
  ...plan,
  key,
  texts: inEachLanguage(({ promotions, headings }, language) => {
    const figures = promotionFigures(key, language)
    return { title: fill(promotions[key].title, figures), content: promotionHtml(promotions[key], headings, figures) }
  }),
  ...(DEMO_REWARDS[key] && {
    reward: {
      ...DEMO_REWARDS[key],
      notes: inEachLanguage(({ promotions }, language) => fill(promotions[key].lead, promotionFigures(key, language))),
    },
  }),
})

/** Open-ended, started this many days ago. */
const always = (from: number) => ({ from, until: 'never' }) as const

const banner = (key: BannerKey, plan: Omit<BannerPlan, 'key' | 'texts'>): BannerPlan => ({
  ...plan,
  key,
  texts: inEachLanguage(({ banners }) => banners[key]),
})

const HELP_COLOURS: Record<HelpKey, string> = {
  start: '#ffc23c',
  deposit: '#1fd1b2',
  withdraw: '#9b6bff',
  bonus: '#ff8a1f',
  fair: '#1fd1b2',
  account: '#4f74ee',
  safety: '#ff6b79',
  limits: '#ff6b79',
  agent: '#9b6bff',
  contact: '#ffc23c',
}

export const DEMO_SITE: SitePlan = {
  announcements: [
    ...NEWS_KEYS.map((key, place) => news(key, { type: 'PL', from: -2 * place - 1, until: 60 - 5 * place })),
    news('fiesta', { type: 'PU', from: -2, until: 'sunday', priority: 2, redirect: 'PROMO', promotion: 'fiesta' }),
    news('welcome', { type: 'PU', from: -20, until: 'never', priority: 1, redirect: 'REGISTER' }),
    news('stars', {
      ...always(-2),
      type: 'PU',
      priority: 2,
      loginPopup: { motif: 'parol', palette: 'ube' },
      redirect: 'PROMO',
      promotion: 'fiesta',
    }),
    news('weekend', {
      ...always(-1),
      type: 'PU',
      priority: 1,
      loginPopup: { motif: 'roulette', palette: 'crimson' },
      redirect: 'GAME_LINKAGE',
      game: 'Roulette',
    }),
    news('perlas', { type: 'H', from: -3, until: 30, redirect: 'GAME_LINKAGE', game: 'Perlas ng Silangan' }),
    news('crash', { type: 'H', from: -5, until: 30, redirect: 'GAME_LINKAGE', game: 'Crash' }),
    news('dice', { type: 'H', from: -7, until: 'never', redirect: 'GAME_LINKAGE', game: 'Dice' }),
    ...AGENT_KEYS.map((key, place) => news(key, { type: 'A', from: -4 * place - 2, until: 'never' })),
  ],
  categories: PROMOTION_CATEGORY_KEYS.map((code) => ({
    code,
    names: inEachLanguage((texts) => texts.promotionCategories[code]),
  })),
  promotions: [
    promotion('fiesta', {
      category: 'SLOTS',
      from: -2,
      until: 'sunday',
      motif: 'parol',
      palette: 'bronze',
      redirect: 'GAME_LINKAGE',
      game: 'Lucky Parol',
    }),
    promotion('welcome', {
      category: 'WELCOME',
      from: -60,
      until: 'never',
      motif: 'luckyBag',
      palette: 'ube',
      pictures: { zh: { motif: 'luckyBag', palette: 'crimson' }, vi: { motif: 'lantern', palette: 'crimson' } },
      redirect: 'REGISTER',
    }),
    promotion('cashback', {
      ...always(-30),
      category: 'LIVE',
      motif: 'roulette',
      palette: 'emerald',
      redirect: 'MEMBER_TURNOVER',
    }),
    promotion('missions', { ...always(-21), category: 'DAILY', motif: 'trophy', palette: 'indigo' }),
    promotion('checkin', { ...always(-45), category: 'DAILY', motif: 'sun', palette: 'magenta' }),
    promotion('pasalubong', { ...always(-15), category: 'WELCOME', motif: 'jeepney', palette: 'sunset' }),
    promotion('newcomer', { ...always(-60), category: 'WELCOME', motif: 'mango', palette: 'lagoon', redirect: 'REGISTER' }),
    promotion('derby', {
      category: 'SPORTS',
      from: 0,
      until: 0,
      motif: 'gamecock',
      palette: 'sunset',
      redirect: 'REDIRECT_URL',
      link: '/m/gameList?gameType=COCKFIGHT',
    }),
    promotion('fishing', {
      category: 'DAILY',
      from: -8,
      until: 14,
      motif: 'koi',
      palette: 'lagoon',
      redirect: 'REDIRECT_URL',
      link: '/m/gameList?gameType=FISH',
    }),
    promotion('reload', { ...always(-60), category: 'WELCOME', motif: 'coinStack', palette: 'emerald', redirect: 'DEPOSIT' }),
    // Starts by itself on its day.
    promotion('paskuhan', { category: 'DAILY', from: 10, until: 18, motif: 'lantern', palette: 'royal' }),
  ],
  banners: [
    banner('fiesta', { group: 'm_home', motif: 'parol', palette: 'bronze', redirect: 'PROMO', promotion: 'fiesta' }),
    banner('welcome', { group: 'm_home', motif: 'luckyBag', palette: 'ube', redirect: 'PROMO', promotion: 'welcome' }),
    banner('crash', { group: 'm_home', motif: 'rocket', palette: 'royal', redirect: 'GAME_LINKAGE', game: 'Crash' }),
    banner('invite', { group: 'm_home', motif: 'jeepney', palette: 'emerald', redirect: 'INVITE_FRIENDS' }),
    banner('login', { group: 'm_login', motif: 'crown', palette: 'ube' }),
    banner('login_fair', { group: 'm_login', motif: 'dice', palette: 'lagoon' }),
    banner('register', { group: 'm_reg', motif: 'mango', palette: 'magenta' }),
    banner('register_trial', { group: 'm_reg', motif: 'gamepad', palette: 'indigo' }),
    banner('hot_perlas', {
      group: 'm_hotgames',
      motif: 'gem',
      palette: 'ube',
      redirect: 'GAME_LINKAGE',
      game: 'Perlas ng Silangan',
    }),
    banner('hot_mines', { group: 'm_hotgames', motif: 'bomb', palette: 'crimson', redirect: 'GAME_LINKAGE', game: 'Mines' }),
    banner('new_mayon', { group: 'm_newgame', motif: 'volcano', redirect: 'GAME_LINKAGE', game: 'Mayon Megaways' }),
    banner('new_jeepney', { group: 'm_newgame', motif: 'jeepney', redirect: 'GAME_LINKAGE', game: 'Cyber Jeepney' }),
    banner('new_parol', { group: 'm_newgame', motif: 'parol', redirect: 'GAME_LINKAGE', game: 'Parol Party' }),
    banner('new_agila', { group: 'm_newgame', motif: 'eagle', redirect: 'GAME_LINKAGE', game: 'Wild Agila' }),
    banner('new_datu', { group: 'm_newgame', motif: 'crown', redirect: 'GAME_LINKAGE', game: 'Crown of the Datu' }),
    banner('new_wheel', { group: 'm_newgame', motif: 'fortuneWheel', redirect: 'GAME_LINKAGE', game: 'Wheel' }),
    banner('menu', { group: 'm_leftmenu', motif: 'sun', palette: 'magenta', redirect: 'PROMO', promotion: 'checkin' }),
    banner('menu_friends', { group: 'm_leftmenu', motif: 'jeepney', palette: 'lagoon', redirect: 'REFERRAL' }),
    banner('menu_app', { group: 'm_leftmenu', motif: 'gamepad', palette: 'emerald', redirect: 'APP_DOWNLOAD' }),
    banner('menu_points', { group: 'm_leftmenu', motif: 'coinStack', palette: 'ube', redirect: 'REWARD_CENTER' }),
    banner('wide_fiesta', { group: 'w_home', motif: 'parol', palette: 'bronze', redirect: 'PROMO', promotion: 'fiesta' }),
    banner('wide_welcome', { group: 'w_home', motif: 'luckyBag', palette: 'ube', redirect: 'PROMO', promotion: 'welcome' }),
    banner('life', { group: 'm_glifelink', motif: 'trophy', redirect: 'PROMO', promotion: 'fiesta' }),
    banner('life_limits', { group: 'm_glifelink', motif: 'bahayKubo', redirect: 'MEMBER' }),
  ],
  vip: { ranks: DEMO_RANKS, rewards: DEMO_RANK_REWARDS },
  referral: DEMO_REFERRAL,
  points: DEMO_GOODS,
  rain: DEMO_RAIN,
  others: [...DEMO_SPINS, DEMO_LEADERBOARD, DEMO_LUCKY_BETS, DEMO_APP_BONUS, DEMO_GIFTS, DEMO_INVITE],
  help: HELP_KEYS.map((tag) => ({
    tag,
    bgColor: HELP_COLOURS[tag],
    texts: inEachLanguage(({ help, helpQuestions, headings }) => ({
      title: fill(help[tag].title, FILLINGS),
      content: articleHtml(help[tag], headings, FILLINGS),
      questions: helpQuestions[tag].map(({ title, answer }) => ({
        title: fill(title, FILLINGS),
        content: `<p>${fill(answer, FILLINGS)}</p>`,
      })),
    })),
  })),
}
