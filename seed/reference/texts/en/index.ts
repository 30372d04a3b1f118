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
  inbox: {
    hello: {
      subject: 'Welcome to {site}',
      content: '<p>Hello, {name}! We’re glad you’re here. Try the hot games, and give your favourites a heart.</p>',
    },
    deposit: {
      subject: 'Your deposit has arrived',
      content: '<p><strong>{amount}</strong> is in your balance. Enjoy the games!</p>',
    },
    bonus: {
      subject: 'You have a bonus',
      content: '<p>We added a bonus of <strong>{amount}</strong>. See Promotions for the wagering.</p>',
    },
    withdrawal: {
      subject: 'Your withdrawal is on its way',
      content: '<p><strong>{amount}</strong> has been approved and sent. Thank you for waiting.</p>',
    },
    win: { subject: 'What a win!', content: '<p>You won <strong>{amount}</strong> in {game}. Mabuhay, {name}!</p>' },
    fiesta: {
      subject: 'You’re invited to the Fiesta of Wins',
      content: '<p>The fiesta runs until Sunday. Every ₱100 in slots bets is a star. Come and join!</p>',
    },
    login: {
      subject: 'New login',
      content: '<p>Someone logged in to your account on a new device. If it wasn’t you, change your password now.</p>',
    },
    vip: { subject: 'The next level is close', content: '<p>Just a little more, {name}. Keep playing and you’ll move up.</p>' },
    survey: { subject: 'What do you think?', content: '<p>Two minutes only: tell us what you like and what we should fix.</p>' },
    upkeep: {
      subject: 'Maintenance on Wednesday',
      content: '<p>Some games rest from 4:00 to 5:00 a.m. Your balance is safe.</p>',
    },
  },
  banners: {
    fiesta: { kicker: 'UNTIL SUNDAY', title: 'Fiesta of Wins', action: 'Join in' },
    welcome: { kicker: 'NEWCOMERS', title: 'Your first deposit, doubled', action: 'Get the bonus' },
    sabong: { kicker: 'LIVE EVERY NIGHT', title: 'Sabong Live from the arena', action: 'Watch now' },
    invite: { kicker: 'BETTER TOGETHER', title: 'Bring your friends', action: 'Invite' },
    login: { kicker: 'Your favourite game is waiting.', title: 'Do come in.', action: '' },
    login_fair: { kicker: 'Every roll can be checked.', title: 'Fair and square.', action: '' },
    register: { kicker: 'It takes a minute.', title: 'Come and join us.', action: '' },
    register_trial: { kicker: 'No sign-up, no payment.', title: 'Try it for free.', action: '' },
    hot_perlas: { kicker: 'FOUR JACKPOTS', title: 'Pearl of the Orient', action: 'Play' },
    hot_carp: { kicker: 'DOUBLE POINTS 8–10 P.M.', title: 'Golden Carp', action: 'Go fishing' },
    new_mayon: { kicker: 'NEW', title: 'Mayon Megaways', action: 'Try it' },
    new_jeepney: { kicker: 'NEW', title: 'Cyber Jeepney', action: 'Try it' },
    new_parol: { kicker: 'NEW', title: 'Parol Party', action: 'Try it' },
    new_agila: { kicker: 'NEW', title: 'Wild Agila', action: 'Try it' },
    new_turtle: { kicker: 'NEW', title: 'Dragon Turtle Deep', action: 'Try it' },
    new_perya: { kicker: 'NEW', title: 'Perya Wheel', action: 'Try it' },
    menu: { kicker: 'EVERY DAY', title: 'A gift for each visit', action: 'See' },
    menu_friends: { kicker: 'FRIENDS', title: 'More fun together', action: 'Invite' },
    wide_fiesta: { kicker: 'UNTIL SUNDAY', title: 'Fiesta of Wins: ₱500,000', action: 'Join in' },
    wide_welcome: { kicker: 'NEWCOMERS', title: 'A 100% welcome', action: 'Get the bonus' },
    life: { kicker: 'PALARO LIFE', title: 'Winners’ stories', action: 'Read' },
    life_limits: { kicker: 'PALARO LIFE', title: 'Play within your limits', action: 'Learn how' },
  },
}
