import type { SiteTexts } from '../keys.ts'

export const promotionCategories: SiteTexts['promotionCategories'] = {
  WELCOME: 'New players',
  SLOTS: 'Slots',
  LIVE: 'Live casino',
  SPORTS: 'Sports and sabong',
  DAILY: 'Every day',
}

export const promotions: SiteTexts['promotions'] = {
  welcome: {
    title: 'Welcome: 100% on your first deposit',
    lead: 'We double your first deposit, up to {amount}. That’s our welcome to every new player.',
    steps: [
      'Sign up and log in.',
      'Choose this bonus when you deposit at least {minDeposit}.',
      'The bonus arrives with your deposit.',
    ],
    rules: [
      'Once per person.',
      'Bet {times}× deposit plus bonus within {days} days before you withdraw.',
      'How much each kind of game counts is shown before you deposit.',
    ],
  },
  reload: {
    title: 'Daily reload: 10% more',
    lead: 'Once a day we add a tenth to your deposit, up to {amount}.',
    steps: ['Choose this bonus when you deposit at least {minDeposit}.', 'The bonus arrives with your deposit.'],
    rules: ['Once a day.', 'Bet {times}× deposit plus bonus within {days} days before you withdraw.'],
  },
  newcomer: {
    title: 'A gift for newcomers: {amount}',
    lead: 'Verify your mobile number and {amount} is yours, no deposit needed.',
    steps: ['Sign up and verify your mobile number.', 'Claim your gift here within {days} days.'],
    rules: ['Once per person and device.', 'Bet {times}× the gift before you withdraw.'],
  },
  pasalubong: {
    title: 'Pasalubong code: {amount}',
    lead: 'Enter the code {code} and {amount} is in your balance.',
    steps: ['Verify your mobile number.', 'Enter {code}, or tap “Claim”.'],
    rules: ['Once per person and device.', 'Bet {times}× the gift before you withdraw.', 'While the budget lasts.'],
  },
  fiesta: {
    title: 'Fiesta of Wins: {amount} every week',
    lead: 'Until Sunday the fiesta is in the slots: play for {turnover} in a week and a {amount} bonus is yours.',
    steps: [
      'Play any slot from Monday to Sunday.',
      'Watch your bar fill up on this page.',
      'Claim your bonus, until the end of the week after.',
    ],
    rules: ['All slot bets count, won or lost.', 'Bet {times}× the bonus within {days} days before you withdraw.'],
  },
  cashback: {
    title: 'Monday comeback: {rate} live casino cashback',
    lead: 'No one wins every time, so every Monday we give back {rate} of what you lost in the live casino.',
    steps: ['Play live casino from Monday to Sunday.', 'Claim your cashback on this page, from Monday to the next Sunday.'],
    rules: [
      'Up to {amount} a week, for losses of at least {minLoss}.',
      'Bets must come to {play}× the loss.',
      'Losses of a bonus don’t count.',
      'Bet the cashback once before you withdraw.',
    ],
  },
  derby: {
    title: 'Derby Day: {amount} back to the arena',
    lead: 'A day of great derbies: bet {turnover} on sabong today and {amount} is yours.',
    steps: ['Bet on any sabong on derby day.', 'Claim {amount} today or tomorrow.'],
    rules: ['All bets of the day count, won or lost.', 'Bet the gift once before you withdraw.'],
  },
  checkin: {
    title: 'Daily visit',
    lead: 'Come by every day and the gift grows: from {first} on the first day to {amount} on the seventh.',
    steps: ['Log in and claim the gift of the day.', 'Don’t miss a day, or you start again.'],
    rules: ['For members who have made a deposit.', 'Bet {times}× the gift before you withdraw.'],
  },
  missions: {
    title: 'Mission of the day: {amount}',
    lead: 'Play for {turnover} in a day, at any game, and {amount} is yours. A new chance every midnight.',
    steps: ['Play any game.', 'Watch your bar fill up on this page.', 'Claim today or tomorrow.'],
    rules: ['All bets count, won or lost.', 'Bet {times}× the gift before you withdraw.'],
  },
  fishing: {
    title: 'Catch of the day: {amount}',
    lead: 'The tide is in: bet {turnover} on fishing games in a day and {amount} is yours.',
    steps: ['Join any fishing game.', 'Claim {amount} today or tomorrow.'],
    rules: ['Once a day.', 'Bet the gift once before you withdraw.'],
  },
  paskuhan: {
    title: 'Paskuhan: {amount} every evening',
    lead: 'Nine evenings, nine gifts. Play for {turnover} a day and light a parol.',
    steps: ['Play any game.', 'Claim the gift of the day, today or tomorrow.'],
    rules: ['One gift a day.', 'Bet {times}× the gift before you withdraw.'],
  },
}
