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
    lead: 'We double your first deposit, up to ₱5,000. That’s our welcome to every new player.',
    steps: ['Sign up and log in.', 'Deposit at least ₱200.', 'Your bonus arrives automatically within five minutes.'],
    rules: [
      'Once per person, household and device.',
      'Turnover before you withdraw: 15× deposit plus bonus.',
      'Lottery bets don’t count.',
    ],
  },
  second: {
    title: 'Second helping: 50% more',
    lead: 'We add 50% to your second deposit, up to ₱3,000.',
    steps: ['Complete the terms of your first bonus.', 'Deposit again, at least ₱500.'],
    rules: ['Turnover: 12× deposit plus bonus.', 'Use it within seven days.'],
  },
  fiesta: {
    title: 'Fiesta of Wins: ₱500,000 in prizes',
    lead: 'A week-long slots fiesta. Every bet earns stars, and every star is a step up the list.',
    steps: ['Open any slot with the fiesta tag.', 'Bet ₱1 or more per spin.', 'Check your place on the list every night.'],
    rules: [
      'One star for every ₱100 in bets.',
      'The top 200 share the prizes: ₱100,000 for first place.',
      'Prizes are sent on Monday at noon.',
    ],
  },
  freespins: {
    title: 'It’s Friday: free spins!',
    lead: 'Every Friday, twenty free spins on the new game of the week.',
    steps: ['Bet ₱500 in total from Monday to Thursday.', 'Claim your free spins on Friday before midnight.'],
    rules: ['Each spin is worth ₱1.', 'Turnover: 5× your winnings.'],
  },
  jackpot: {
    title: 'Reyna Elena’s crown: a jackpot every hour',
    lead: 'One jackpot must drop before the hour is up. Reyna Elena has the crown; you may have the luck.',
    steps: ['Play Reyna Elena at any bet.', 'Watch the jackpot clock above the game.'],
    rules: ['₱5,000 to ₱50,000 every hour.', 'No turnover required on the prize.'],
  },
  cashback: {
    title: 'Monday comeback: 10% live casino cashback',
    lead: 'No one wins every time, so every Monday we give back a tenth of your live casino losses.',
    steps: ['Play live casino from Monday to Sunday.', 'Your cashback arrives the next Monday at noon.'],
    rules: ['Up to ₱10,000 a week.', 'Net losses of at least ₱1,000.', 'Turnover: 1× the cashback.'],
  },
  streak: {
    title: 'Baccarat winning streak',
    lead: 'Win five, seven or nine hands in a row for an extra prize.',
    steps: ['Sit down at any baccarat table.', 'Bet ₱50 or more on Banker or Player.'],
    rules: ['5 wins: ₱300. 7 wins: ₱1,500. 9 wins: ₱8,888.', 'A tie doesn’t break the streak.', 'One prize a day at each level.'],
  },
  parlay: {
    title: 'Hoops parlay: up to 30% extra',
    lead: 'Combine three basketball games or more and we make your win bigger.',
    steps: ['Build a parlay of three picks or more.', 'Each pick at odds of 1.50 or more.'],
    rules: ['3 picks: 5%. 5 picks: 15%. 8 picks: 30%.', 'Up to ₱20,000 extra per ticket.'],
  },
  derby: {
    title: 'Derby Day: 1.2% rebate',
    lead: 'A day of great derbies, with a higher rebate on all your arena bets.',
    steps: ['Bet on any sabong on derby day.', 'Your rebate arrives before morning.'],
    rules: ['Only valid bets count.', 'No upper limit.'],
  },
  checkin: {
    title: 'Daily visit',
    lead: 'Log in every day and the gift grows: from ₱5 on the first day to ₱188 on the seventh.',
    steps: ['Log in and tap today’s gift.', 'Don’t miss a day, or you start again.'],
    rules: ['At least one deposit in the week.', 'Turnover: 3× the gift.'],
  },
  fishing: {
    title: 'Fishing hour, 8–10 p.m.',
    lead: 'For two hours every night, each boss you catch is worth double points.',
    steps: ['Join any fishing game between eight and ten.', 'Catch the bosses for double points.'],
    rules: ['1,000 points are worth ₱10.', 'Exchange them before the week ends.'],
  },
  birthday: {
    title: 'A gift on your birthday',
    lead: 'A little something on your day: ₱88 to ₱8,888, by your level.',
    steps: ['Enter your birthday when you sign up.', 'Open our message on the day.'],
    rules: ['Accounts older than 30 days.', 'Once a year.'],
  },
  friends: {
    title: 'Bring a friend: ₱188 for both of you',
    lead: 'Play is more fun in company. When a friend joins with your link, you both get a gift.',
    steps: ['Share your invitation link.', 'Your friend signs up and plays their first game.'],
    rules: ['Up to ten friends a month.', 'Not for agents: they have their own links.', 'Turnover: 3× the gift.'],
  },
  missions: {
    title: 'Missions of the week',
    lead: 'Five small tasks, a new set every Monday. Each one you complete earns a ticket for the Sunday draw.',
    steps: ['Open your missions and choose one.', 'Complete it before Sunday, 8 p.m.'],
    rules: ['One ticket for each mission.', 'The draw is live on Sunday at nine.'],
  },
  market: {
    title: 'Points shop: your points are worth more',
    lead: 'Until the end of the month, everything in the points shop costs a fifth less.',
    steps: ['Collect points with every bet.', 'Exchange them for free spins or bonus.'],
    rules: ['One point for every ₱10 in bets.', 'Points never expire.'],
  },
  app: {
    title: 'Palaro on your home screen: ₱58',
    lead: 'One tap and you’re in. Install the app, log in once, and the gift is yours.',
    steps: ['Download the app or add it to your home screen.', 'Open it there and log in.'],
    rules: ['Once per member and device.', 'Turnover: 1× the gift.'],
  },
  paskuhan: {
    title: 'Paskuhan: a gift every evening',
    lead: 'Nine evenings, nine gifts. Light a parol each night and watch the street fill with light.',
    steps: ['Log in between six and midnight.', 'Play one round of any game.'],
    rules: ['One gift an evening.', 'All nine: an extra ₱999.'],
  },
}
