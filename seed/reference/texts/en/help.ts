import type { SiteTexts } from '../keys.ts'

export const help: SiteTexts['help'] = {
  start: {
    title: 'Getting started',
    lead: '{site} is for fun. No real money is used here.',
    steps: ['Tap Sign up and fill in the form.', 'Confirm your number if asked.', 'Pick a game and tap Play.'],
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
      'Add a bank account under My account.',
      'Enter an amount, {minWithdraw} or more.',
      'Confirm with your payment password.',
    ],
    rules: [
      'The required turnover must be complete.',
      'While it’s in review, you can cancel it from its receipt where this site allows it.',
    ],
  },
  bonus: {
    title: 'Bonuses and turnover',
    lead: 'Each bonus comes with a turnover requirement. The Withdraw page shows what’s left.',
    rules: ['Bets use the bonus first, then your own money.', 'A bonus expires on its end date.'],
  },
  fair: {
    title: 'Fair play',
    lead: 'In games made by Palaro, you can verify every result using the server’s seed, your own seed and the number of the bet.',
    steps: [
      'Note the hash before you bet.',
      'Change the seed to reveal the old one.',
      'Calculate the result yourself and compare.',
    ],
  },
  account: {
    title: 'Account and password',
    lead: 'Change your password in Settings. If you’ve forgotten it, tap “Forgot password?” on the login screen.',
    rules: ['Passwords have 6 to 16 characters.', 'Too many failed attempts lock the account for a while.'],
  },
  safety: {
    title: 'Safety',
    lead: 'Your login is encrypted, and you can see when you last logged in.',
    rules: ['Never share an SMS code with anyone.', 'Log out on devices that aren’t yours.'],
  },
  limits: {
    title: 'Responsible gaming',
    lead: 'When it stops being fun, it’s time for a break. We can close your account for a while, or for good.',
    steps: ['Set a budget before you play.', 'Take a break every hour.', 'Talk to us if you need help.'],
  },
  agent: {
    title: 'Agent programme',
    lead: 'Agents have their own invitation code and earn a rebate on their team’s bets.',
    rules: ['Only valid bets count.', 'Trial accounts don’t count.'],
  },
  contact: {
    title: 'Contact us',
    lead: 'We’re here day and night, in the live chat and under Messages.',
    rules: ['Have your member ID ready.', 'We will never ask for your password.'],
  },
}
