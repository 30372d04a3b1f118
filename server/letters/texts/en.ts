import type { LetterTexts } from './letters.ts'

export const en: LetterTexts = {
  'deposit.credited': {
    subject: 'Your deposit has arrived',
    content:
      '<p>We’ve checked your deposit {number} of {at} and added <strong>{amount}</strong> to your balance. Enjoy the games!</p>',
  },
  'deposit.rejected': {
    subject: 'Your deposit was not accepted',
    content:
      '<p>We couldn’t accept your deposit {number} of {at} for <strong>{amount}</strong>.</p><p>Reason: {reason}</p><p>If you’ve paid, contact customer service and quote the number above.</p>',
  },
  'deposit.reopened': {
    subject: 'You can deposit again',
    content: '<p>Your deposits were paused after several failed payments. We’ve checked them, and you can deposit again.</p>',
  },
  'withdrawal.approved': {
    subject: 'Your withdrawal is approved',
    content: '<p>Your withdrawal {number} of {at} for <strong>{amount}</strong> is approved. We’re sending the money now.</p>',
  },
  'withdrawal.paid': {
    subject: 'Your withdrawal has been sent',
    content:
      '<p><strong>{amount}</strong> is on its way to your account (withdrawal {number} of {at}). Thank you for waiting.</p>',
  },
  'withdrawal.cancelled': {
    subject: 'You cancelled a withdrawal',
    content:
      '<p>Your withdrawal {number} of {at} is cancelled, and <strong>{amount}</strong> is back in your balance.</p><p>Wasn’t it you? Change your password under Security centre and contact customer service.</p>',
  },
  'withdrawal.rejected': {
    subject: 'Your withdrawal was not approved',
    content:
      '<p>We couldn’t approve your withdrawal {number} of {at}. <strong>{amount}</strong> is back in your balance.</p><p>Reason: {reason}</p><p>Correct this and try again, or contact customer service.</p>',
  },
  'kyc.approved': {
    subject: 'Your identity is verified',
    content: '<p>We’ve checked your document and you’re verified. You don’t need to do this again.</p>',
  },
  'kyc.rejected': {
    subject: 'Your identity check was not accepted',
    content:
      '<p>We couldn’t verify your identity with what you sent.</p><p>Reason: {reason}</p><p>Correct this under Security centre → Identity check and send it again.</p>',
  },
  'kyc.taken-back': {
    subject: 'Please verify your identity again',
    content:
      '<p>We have taken back the approval of your identity check.</p><p>Reason: {reason}</p><p>Until we approve a new one, you can’t do what needs a verified identity, such as withdrawing where the site requires it. Your balance stays in your account. Go to Security centre → Identity check, correct it and send it again; if you think this is a mistake, contact customer service.</p>',
  },
  'bonus.granted': {
    subject: 'You have a bonus of {amount}',
    content:
      '<p><strong>{amount}</strong> from “{promotion}” has been added to your balance. The Withdraw page shows the turnover left to play before you withdraw.</p>',
  },
  'bonus.withheld': {
    subject: 'We could not add your bonus',
    content:
      '<p>Your deposit {number} has been added to your balance, but without the bonus “{promotion}”: you can have one open bonus at a time, and each one only as often as its terms allow.</p>',
  },
  'reward.claimed': {
    subject: 'You claimed {amount}',
    content:
      '<p><strong>{amount}</strong> from “{promotion}” is in your balance. Bet {turnover} in all before you withdraw; the Withdraw page shows how much is left.</p>',
  },
  'reward.given': {
    subject: 'You got {amount}',
    content:
      '<p><strong>{amount}</strong> from “{promotion}” is in your balance. It is yours: nothing has to be bet before you withdraw it.</p>',
  },
  'rain.soon': {
    subject: 'Envelopes rain soon: {at}',
    content:
      '<p>“{promotion}” begins at <strong>{at}</strong>. Open the page a little before: envelopes fall for 30 seconds, and what you catch does not depend on how fast you are.</p>',
  },
  'board.won': {
    subject: 'You won {amount}',
    content:
      '<p>You came in at place <strong>{place}</strong> on the leaderboard “{promotion}”. Claim your <strong>{amount}</strong> on the Promotions page before {until}.</p>',
  },
  'bet.lucky': {
    subject: 'Your bet was lucky: {amount}',
    content:
      '<p>Bet <strong>{bet}</strong> was lucky in “{promotion}” and won <strong>{amount}</strong>. Claim it on the Promotions page before {until}.</p>',
  },
  'gift.given': {
    subject: 'A gift for you: {amount}',
    content: '<p>“{promotion}”: <strong>{amount}</strong> for you. Claim it on the Promotions page before {until}.</p>',
  },
  'order.sent': {
    subject: 'Your order is on its way',
    content: '<p>We’ve sent “{promotion}” to you. Thank you for playing.</p>',
  },
  'order.followed': {
    subject: 'Your order is on its way',
    content: '<p>We’ve sent “{promotion}” to you. You can follow it by: <strong>{note}</strong>.</p>',
  },
  'order.cancelled': {
    subject: 'Your order was cancelled',
    content:
      '<p>We couldn’t send “{promotion}” to you: {reason}. Your <strong>{points}</strong> points are back in the reward centre.</p>',
  },
  'rank.reached': {
    subject: 'You have reached a new rank',
    content:
      '<p>Congratulations! Your deposits and bets of this month took you to <strong>{rank}</strong>. You hold it until the end of next month, and longer if you reach it again. What it gives you is in the VIP room.</p>',
  },
  'rank.fallen': {
    subject: 'Your rank has changed',
    content:
      '<p>Last month’s deposits and bets did not reach your rank again, so your rank is now <strong>{rank}</strong>. There is nothing you have to do: ranks change by the month, and what you claimed stays yours.</p>',
  },
  'bonus.released': {
    subject: 'Your bonus is yours',
    content: '<p>You’ve completed the turnover of “{promotion}”: <strong>{amount}</strong> is now your own money.</p>',
  },
  'bonus.forfeited': {
    subject: 'You gave up a bonus',
    content:
      '<p>You gave up “{promotion}”. We took back <strong>{amount}</strong>, and there is no more turnover to play for it.</p>',
  },
  'bonus.expired': {
    subject: 'A bonus has expired',
    content:
      '<p>The time to play “{promotion}” is over. We took back <strong>{amount}</strong>, and there is no more turnover to play for it.</p>',
  },
  'adjustment.given': {
    subject: 'We added {amount} to your balance',
    content: '<p>We added <strong>{amount}</strong> to your balance.</p><p>Reason: {reason}</p>',
  },
  'adjustment.taken': {
    subject: 'We corrected your balance',
    content:
      '<p>We took <strong>{amount}</strong> from your balance.</p><p>Reason: {reason}</p><p>If you think this is a mistake, contact customer service.</p>',
  },
  'bet.voided': {
    subject: 'One of your bets was voided',
    content:
      '<p>We voided your bet {number} on {game} of {at}: it no longer counts, and your stake of {stake} was returned. Your balance changed by <strong>{amount}</strong>.</p><p>Reason: {reason}</p><p>If you think this is a mistake, contact customer service and quote the number above.</p>',
  },
  'bet.resettled': {
    subject: 'The result of one of your bets was corrected',
    content:
      '<p>We resettled your bet {number} on {game} of {at}: it pays {now} instead of {before}. Your balance changed by <strong>{amount}</strong>.</p><p>Reason: {reason}</p><p>If you think this is a mistake, contact customer service and quote the number above.</p>',
  },
  'contract.offered': {
    subject: 'You have a contract to review',
    content:
      '<p>{who} has offered you a contract: <strong>{kind}</strong>. Check the terms under Agency centre → Contracts, then accept or decline.</p>',
  },
  'contract.signed': {
    subject: 'Contract signed',
    content: '<p>The contract for the <strong>{kind}</strong> with {who} is signed. It takes effect on {at}.</p>',
  },
  'contract.declined': {
    subject: 'Your offer was declined',
    content:
      '<p>{who} declined your <strong>{kind}</strong> offer. The earlier agreement continues; you can make another offer.</p>',
  },
  'contract.assigned': {
    subject: 'Your real-time salary has changed',
    content:
      '<p>{who} set your <strong>{kind}</strong>. It takes effect on {at}; you can see your share under Agency centre → Contracts.</p>',
  },
  'contract.ending': {
    subject: 'Request to end a contract',
    content:
      '<p>{who} has asked to end the contract for the <strong>{kind}</strong>. It continues until you agree: answer under Agency centre → Contracts.</p>',
  },
  'contract.ended': {
    subject: 'A contract has ended',
    content: '<p>The contract for the <strong>{kind}</strong> with {who} is ending. It is valid until {at}.</p>',
  },
  'contract.moved': {
    subject: 'A contract ended because of a move',
    content:
      '<p>The contract for the <strong>{kind}</strong> with {who} ended on {at} because the agent it pays was moved to another upline.</p><p>What was earned until then is billed and paid as before. The new upline may offer a new contract.</p>',
  },
  'contract.ratio-gone': {
    subject: 'A real-time salary ended because of a move',
    content:
      '<p>The contract for the <strong>{kind}</strong> with {who} ended on {at} because an agent above was moved and lost the share it came from.</p><p>What was earned until then is paid. Once the agent above has a share again, they can set a new one.</p>',
  },
  'contract.short': {
    subject: 'A salary is not fully paid yet',
    content:
      '<p>Part of your salary of <strong>{amount}</strong> for the period from {at} is still unpaid because your payer’s balance is too low. The rest is paid automatically once the money is there.</p>',
  },
  'contract.owed': {
    subject: 'You owe a salary to your team',
    content:
      '<p>Your balance does not cover the salary of <strong>{amount}</strong> you owe an agent below you for the period from {at}. Deposit, and it is paid automatically.</p>',
  },
  'member.unlocked': {
    subject: 'Your account is unlocked',
    content:
      '<p>We’ve unlocked your account. You can log in and play as before.</p><p>Your password is the same. If you didn’t expect this message, change it and contact customer service.</p>',
  },
  'wallet.locked': {
    subject: 'Some of your transfers are paused',
    content:
      '<p>We’ve paused transfers in and out of <strong>{wallet}</strong> while we check something. Your money is safe.</p><p>If you have a question, contact customer service.</p>',
  },
  'wallet.unlocked': {
    subject: 'Your transfers are open again',
    content: '<p>You can move money in and out of <strong>{wallet}</strong> again. Thank you for waiting.</p>',
  },
  'house.welcome': {
    subject: 'Welcome to {site}',
    content: '<p>Hello, {member}! We’re glad you’re here. Try the hot games, and give your favourites a heart.</p>',
  },
  'house.bonus': {
    subject: 'You have a bonus',
    content: '<p>We added a bonus of <strong>{amount}</strong>. See Promotions for the turnover requirement.</p>',
  },
  'house.win': { subject: 'What a win!', content: '<p>You won <strong>{amount}</strong> in {game}. Mabuhay, {member}!</p>' },
  'house.fiesta': {
    subject: 'You’re invited to the Fiesta of Wins',
    content: '<p>The fiesta runs until Sunday. What you can get for playing slots is on the promotions page. Come and join!</p>',
  },
  'house.new-login': {
    subject: 'New login',
    content: '<p>Someone logged in to your account on a new device. If it wasn’t you, change your password now.</p>',
  },
  'house.level': {
    subject: 'The next level is close',
    content: '<p>Just a little more, {member}. Keep playing and you’ll move up.</p>',
  },
  'house.survey': {
    subject: 'What do you think?',
    content: '<p>It only takes two minutes: tell us what you like and what we should fix.</p>',
  },
  'house.upkeep': {
    subject: 'Maintenance on Wednesday',
    content: '<p>Some games are unavailable from 4:00 to 5:00 a.m. Your balance is safe.</p>',
  },
}
