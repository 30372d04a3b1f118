import type { SiteTexts } from '../keys.ts'

export const announcements: SiteTexts['announcements'] = {
  fridays: {
    title: 'New games every Friday',
    lead: 'Every Friday at noon a new game joins the lobby. Look for the NEW tag and be the first to try it.',
  },
  withdrawals: {
    title: 'Faster withdrawals, every day',
    lead: 'We have sped up our checks. Most withdrawals are done within fifteen minutes, weekends included.',
  },
  fair: {
    title: 'Fair Dice you can check yourself',
    lead: 'The server’s seed is locked in before you bet. Change it afterwards to see it and check every roll.',
    steps: [
      'Open Dice and tap “Fair and verifiable”.',
      'Change the seed to reveal the old one.',
      'Compare the hash and your rolls.',
    ],
  },
  fakes: {
    title: 'Beware of fake sites',
    lead: '{site} will never ask for your password or SMS code by chat, call or e-mail. If anyone does, don’t share it, and let us know.',
  },
  upkeep: {
    title: 'Short maintenance on Wednesday, 4:00–5:00 a.m.',
    lead: 'Some games are unavailable for an hour while we service our servers. Your balance is safe and play resumes afterwards.',
  },
  limits: {
    title: 'Play within your limits',
    lead: 'Games are for fun. Set a time and a budget, take a break when you’re tired, and never chase a loss. For players aged 18 and over.',
  },
  languages: {
    title: 'Four languages, one tap',
    lead: 'Tagalog, English, 中文 and Tiếng Việt: change the language in the side menu whenever you like.',
  },
  fiesta: {
    title: 'Fiesta of Wins',
    lead: 'Until Sunday: play slots for {fiestaTurnover} in a week, and a {fiestaAmount} bonus is yours.',
    rules: ['All slot bets count, won or lost.', 'Claim it on the promotions page.'],
  },
  welcome: {
    title: 'Welcome to {site}!',
    lead: 'Thank you for dropping by. Try the games for free first, or sign up in a minute. It’s all play money: no real money here.',
  },
  stars: { title: 'The fiesta is on', lead: 'Play slots for {fiestaTurnover} in a week, and a {fiestaAmount} bonus is yours.' },
  weekend: {
    title: 'A weekend at the wheel',
    lead: 'Red or black, odd or even: place your chips in our own Roulette. Every spin can be verified.',
  },
  perlas: { title: 'Hot right now: Pearl of the Orient', lead: 'Four jackpots, one pearl. Three shells open the treasure.' },
  crash: {
    title: 'Hot right now: Crash',
    lead: 'Everyone plays the same round. The multiplier climbs until it crashes: cash out before it does.',
  },
  dice: {
    title: 'Dice: made by Palaro, 99% RTP',
    lead: 'Pick your odds and roll. Quick, simple, and every result is verifiable.',
  },
  schedule: {
    title: 'When agent commissions and salaries are paid',
    lead: 'Salaries are paid daily at 2:05 a.m. Dividends follow on the 1st and the 16th of the month, Manila time.',
  },
  invite: {
    title: 'Three tips for inviting players',
    lead: 'A good invitation is honest and clear.',
    steps: ['Show the free games before they sign up.', 'Share your own code.', 'Say that it’s for ages 18 and over.'],
  },
}
