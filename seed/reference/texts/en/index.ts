import type { SiteTexts } from '../keys.ts'
import { announcements } from './announcements.ts'
import { help } from './help.ts'
import { helpQuestions } from './help-questions.ts'
import { promotionCategories, promotions } from './promotions.ts'

export const en: SiteTexts = {
  headings: { steps: 'How it works', rules: 'Terms', notes: 'Good to know' },
  announcements,
  promotionCategories,
  promotions,
  help,
  helpQuestions,
  banners: {
    fiesta: { kicker: 'UNTIL SUNDAY', title: 'Fiesta of Wins', action: 'Join in' },
    welcome: { kicker: 'NEW PLAYERS', title: 'Your first deposit, doubled', action: 'Get the bonus' },
    crash: { kicker: 'ONE ROUND FOR EVERYONE', title: 'Crash: cash out in time', action: 'Play' },
    invite: { kicker: 'BETTER TOGETHER', title: 'Bring your friends', action: 'Invite' },
    login: { kicker: 'Your favourite game is waiting.', title: 'Come on in.', action: '' },
    login_fair: { kicker: 'Every roll can be checked.', title: 'Fair and square.', action: '' },
    register: { kicker: 'It takes a minute.', title: 'Come and join us.', action: '' },
    register_trial: { kicker: 'No sign-up, no payment.', title: 'Try it for free.', action: '' },
    hot_perlas: { kicker: 'FOUR JACKPOTS', title: 'Pearl of the Orient', action: 'Play' },
    hot_mines: { kicker: 'UP TO 24 MINES', title: 'Mines', action: 'Play' },
    new_mayon: { kicker: 'NEW', title: 'Mayon Megaways', action: 'Try it' },
    new_jeepney: { kicker: 'NEW', title: 'Cyber Jeepney', action: 'Try it' },
    new_parol: { kicker: 'NEW', title: 'Parol Party', action: 'Try it' },
    new_agila: { kicker: 'NEW', title: 'Wild Agila', action: 'Try it' },
    new_datu: { kicker: 'NEW', title: 'Crown of the Datu', action: 'Try it' },
    new_wheel: { kicker: 'NEW', title: 'Wheel', action: 'Try it' },
    menu: { kicker: 'EVERY DAY', title: 'A gift for every visit', action: 'See' },
    menu_friends: { kicker: 'FRIENDS', title: 'More fun together', action: 'Invite' },
    menu_app: { kicker: 'APP', title: 'Palaro on your home screen', action: 'Get it' },
    menu_points: { kicker: 'POINTS', title: 'Points for every bet', action: 'Exchange' },
    wide_fiesta: { kicker: 'UNTIL SUNDAY', title: 'A fiesta in the slots', action: 'Join in' },
    wide_welcome: { kicker: 'NEW PLAYERS', title: 'A 100% welcome bonus', action: 'Get the bonus' },
    life: { kicker: 'PALARO LIFE', title: 'Winners’ stories', action: 'Read' },
    life_limits: { kicker: 'PALARO LIFE', title: 'Play within your limits', action: 'Learn how' },
  },
}
