import type { SiteTexts } from '../keys.ts'

export const help: SiteTexts['help'] = {
  start: {
    title: 'Getting started',
    lead: '{site} is for fun. No real money is used here.',
    steps: ['Tap Register and fill in the form.', 'Confirm your number if asked.', 'Pick a game and tap Play.'],
    rules: ['For ages 18 and over.', 'One account per person.'],
  },
  deposit: {
    title: 'How to deposit',
    lead: 'Deposits reach your balance right away, usually within five minutes.',
    steps: [
      'Tap Deposit at the bottom.',
      'Choose a method and an amount, {minDeposit} or more.',
      'Follow the steps until you see the receipt.',
    ],
    rules: ['The payer’s name must match the account.', 'Keep the receipt until the amount arrives.'],
  },
  withdraw: {
    title: 'How to withdraw',
    lead: 'Every withdrawal is checked, and most are done within fifteen minutes.',
    steps: [
      'Add a bank card under My account.',
      'Enter an amount, {minWithdraw} or more.',
      'Confirm with your payment password.',
    ],
    rules: ['The required wagering must be complete.', 'You can cancel until it is approved.'],
  },
  bonus: {
    title: 'Bonuses and wagering',
    lead: 'Each bonus comes with a wagering requirement. What is left shows in your wallet.',
    rules: ['Cash is played first, then the bonus.', 'A bonus is gone once its date has passed.'],
  },
  fair: {
    title: 'Fair play',
    lead: 'In games made by Palaro you can prove every result from the server’s seed, your own seed and the number of the bet.',
    steps: ['Note the hash before you bet.', 'Change the seed to reveal the old one.', 'Work out the result again and compare.'],
  },
  account: {
    title: 'Account and password',
    lead: 'Change your password in Settings. If you forgot it, tap Forgot? on the login screen.',
    rules: ['Passwords have 6 to 16 characters.', 'Too many wrong tries lock the account for a while.'],
  },
  safety: {
    title: 'Safety',
    lead: 'Your login is encrypted, and you can see when you were last here.',
    rules: ['Never share an SMS code with anyone.', 'Log out on devices that aren’t yours.'],
  },
  limits: {
    title: 'Responsible play',
    lead: 'When it stops being fun, it is time for a break. We can close your account for a while, or for good.',
    steps: ['Set a budget before you play.', 'Take a break every hour.', 'Talk to us when you need help.'],
  },
  agent: {
    title: 'Agent programme',
    lead: 'Agents have a code of their own and earn a rebate on their team’s bets.',
    rules: ['Only valid bets count.', 'Trial accounts don’t count.'],
  },
  contact: {
    title: 'Contact us',
    lead: 'We are here day and night: on Telegram, on Facebook, and on the site’s support page.',
    rules: ['Have your member ID ready.', 'We will never ask for your password.'],
  },
}
