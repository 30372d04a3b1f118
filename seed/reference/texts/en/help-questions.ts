import type { SiteTexts } from '../keys.ts'

export const helpQuestions: SiteTexts['helpQuestions'] = {
  start: [
    {
      title: 'Is it really free?',
      answer: 'Yes. Balances, bets and wins in {site} are play money. They can’t be bought and have no value outside it.',
    },
    {
      title: 'Can I look around without an account?',
      answer: 'Of course. Browse the games as a guest, or tap “Free trial” for a balance to play with.',
    },
    {
      title: 'Why am I asked how old I am?',
      answer: 'Games of chance are for adults, even with play money. We ask once, when you sign up.',
    },
  ],
  deposit: [
    {
      title: 'My deposit hasn’t arrived. What now?',
      answer: 'Wait ten minutes and refresh your balance. If it’s still missing, send us the receipt and your member ID.',
    },
    { title: 'Is there a minimum amount?', answer: 'Yes: {minDeposit}. Each method shows its own limits before you confirm.' },
    {
      title: 'Can someone else pay for me?',
      answer: 'No. The payer’s name has to match the account name; anything else is sent back.',
    },
  ],
  withdraw: [
    {
      title: 'How long does it take?',
      answer: 'Most withdrawals are done within fifteen minutes. The first one may take longer because we check it manually.',
    },
    {
      title: 'Why was it rejected?',
      answer:
        'Usually because there is turnover left to play, or the name on the bank account differs. Check your messages for the reason.',
    },
    {
      title: 'I forgot my payment password',
      answer: 'Set a new one in the security centre. For your safety, withdrawals then wait for 24 hours.',
    },
  ],
  bonus: [
    {
      title: 'What does “turnover 15×” mean?',
      answer: 'With a bonus of ₱100, you place ₱1,500 in bets of any size before it becomes your own money.',
    },
    {
      title: 'Can I have two bonuses at once?',
      answer: 'One after the other. The second waits until the first is used up or has expired.',
    },
  ],
  fair: [
    {
      title: 'What is a seed?',
      answer: 'A long random text. Ours and yours together decide the result, so neither side can control it alone.',
    },
    {
      title: 'Can I change my own seed?',
      answer: 'Yes, at any time between two bets. Changing it reveals the server’s old seed, so you can check your past bets.',
    },
  ],
  account: [
    {
      title: 'Can I change my username?',
      answer: 'No, but you can change your nickname and picture under My account.',
    },
    {
      title: 'My account is locked',
      answer:
        'After too many wrong passwords, it unlocks automatically after fifteen minutes. “Forgot password?” gets you in sooner.',
    },
    { title: 'How do I close my account?', answer: 'My account → Profile → Close account. Finish your open games first.' },
  ],
  safety: [
    {
      title: 'Someone else was in my account',
      answer: 'Change your password, then log out every other device in the security centre. Let us know, too.',
    },
    {
      title: 'What is the second factor?',
      answer:
        'A six-digit code from an app on your phone that you enter in addition to your password. Turn it on in the security centre.',
    },
  ],
  limits: [
    {
      title: 'How do I set a limit?',
      answer: 'My account → Responsible gaming. A lower limit applies at once, a higher one only after 24 hours.',
    },
    {
      title: 'I’d like a longer break',
      answer: 'Exclude yourself for six months or longer. No one can undo it before it ends, not even us.',
    },
  ],
  agent: [
    {
      title: 'How do I become an agent?',
      answer: 'Write to us with your member ID. We answer within a day and explain the terms.',
    },
    {
      title: 'When is my commission paid?',
      answer: 'Salaries every night at 2:05, dividends on the 1st and the 16th of the month.',
    },
  ],
  contact: [
    { title: 'Which languages do you speak?', answer: 'Tagalog, English, Chinese and Vietnamese. Write in whichever you like.' },
    {
      title: 'How do I report a problem?',
      answer: 'Use the feedback page: 140 characters and up to three pictures are enough for us to look into it.',
    },
  ],
}
