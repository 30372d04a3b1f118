import type { LetterTexts } from './letters.ts'

export const en: LetterTexts = {
  'deposit.credited': {
    subject: 'Your deposit has arrived',
    content:
      '<p>We have looked at your deposit {number} of {at}: <strong>{amount}</strong> is in your balance. Enjoy the games!</p>',
  },
  'deposit.rejected': {
    subject: 'Your deposit was not accepted',
    content:
      '<p>We could not accept your deposit {number} of {at} over <strong>{amount}</strong>.</p><p>Reason: {reason}</p><p>If you have paid, write to customer service and name the number above.</p>',
  },
  'deposit.reopened': {
    subject: 'You can deposit again',
    content: '<p>Your deposits were paused after several failed payments. We have looked at it, and you can deposit again.</p>',
  },
  'withdrawal.approved': {
    subject: 'Your withdrawal is approved',
    content: '<p>Your withdrawal {number} of {at} over <strong>{amount}</strong> is approved. We are sending the money now.</p>',
  },
  'withdrawal.paid': {
    subject: 'Your withdrawal has been sent',
    content:
      '<p><strong>{amount}</strong> is on its way to your account (withdrawal {number} of {at}). Thank you for waiting.</p>',
  },
  'withdrawal.rejected': {
    subject: 'Your withdrawal was not approved',
    content:
      '<p>We could not approve your withdrawal {number} of {at}. <strong>{amount}</strong> is back in your balance.</p><p>Reason: {reason}</p><p>Put it right and ask again, or write to customer service.</p>',
  },
  'kyc.approved': {
    subject: 'Your identity is verified',
    content: '<p>We have looked at your document: you are verified. You need not do this again.</p>',
  },
  'kyc.rejected': {
    subject: 'Your identity check was not accepted',
    content:
      '<p>We could not verify your identity with what you sent.</p><p>Reason: {reason}</p><p>Put it right under Security centre → Identity check and send it again.</p>',
  },
  'bonus.granted': {
    subject: 'You have a bonus of {amount}',
    content:
      '<p><strong>{amount}</strong> from “{promotion}” is in your balance. What is left to play before you withdraw stands on the Withdraw page.</p>',
  },
  'bonus.withheld': {
    subject: 'We could not add your bonus',
    content:
      '<p>Your deposit {number} is in your balance, without the bonus of “{promotion}”: you have one open bonus at a time, and each one only as often as its terms say.</p>',
  },
  'bonus.released': {
    subject: 'Your bonus is yours',
    content: '<p>You have played all of “{promotion}”: <strong>{amount}</strong> of it is your own money now.</p>',
  },
  'bonus.forfeited': {
    subject: 'You gave a bonus up',
    content: '<p>You gave up “{promotion}”. We took back <strong>{amount}</strong>; nothing more needs to be played for it.</p>',
  },
  'bonus.expired': {
    subject: 'A bonus has ended',
    content:
      '<p>The time to play “{promotion}” is over. We took back <strong>{amount}</strong>; nothing more needs to be played for it.</p>',
  },
  'adjustment.given': {
    subject: 'We added {amount} to your balance',
    content: '<p>We added <strong>{amount}</strong> to your balance.</p><p>Reason: {reason}</p>',
  },
  'adjustment.taken': {
    subject: 'We corrected your balance',
    content:
      '<p>We took <strong>{amount}</strong> from your balance.</p><p>Reason: {reason}</p><p>If you think this is a mistake, write to customer service.</p>',
  },
  'bet.voided': {
    subject: 'One of your bets was voided',
    content:
      '<p>We voided your bet {number} on {game} of {at}: it counts as if it was never made, and its stake of {stake} was given back. Your balance changed by <strong>{amount}</strong>.</p><p>Reason: {reason}</p><p>If you think this is a mistake, write to customer service and name the number above.</p>',
  },
  'bet.resettled': {
    subject: 'The result of one of your bets was corrected',
    content:
      '<p>We settled your bet {number} on {game} of {at} anew: it pays {now} instead of {before}. Your balance changed by <strong>{amount}</strong>.</p><p>Reason: {reason}</p><p>If you think this is a mistake, write to customer service and name the number above.</p>',
  },
  'contract.offered': {
    subject: 'A contract waits for your answer',
    content:
      '<p>{who} offers you a contract: <strong>{kind}</strong>. Look at its terms under Agency centre → Contracts, then accept or decline.</p>',
  },
  'contract.signed': {
    subject: 'A contract is signed',
    content: '<p>The contract on the <strong>{kind}</strong> with {who} is signed. It counts from {at}.</p>',
  },
  'contract.declined': {
    subject: 'Your offer was declined',
    content:
      '<p>{who} declined your offer of a <strong>{kind}</strong>. What was agreed before goes on; you can make another offer.</p>',
  },
  'contract.assigned': {
    subject: 'Your real-time salary has changed',
    content:
      '<p>{who} set your <strong>{kind}</strong>. It counts from {at}; the ratio stands under Agency centre → Contracts.</p>',
  },
  'contract.ending': {
    subject: 'A contract is to be ended',
    content:
      '<p>{who} asks to end the contract on the <strong>{kind}</strong>. It goes on until you agree: answer under Agency centre → Contracts.</p>',
  },
  'contract.ended': {
    subject: 'A contract has ended',
    content: '<p>The contract on the <strong>{kind}</strong> with {who} ends. It counts for the last time before {at}.</p>',
  },
  'contract.moved': {
    subject: 'A contract ended with a move',
    content:
      '<p>The contract on the <strong>{kind}</strong> with {who} ended on {at}: the agent it pays was moved to another upline.</p><p>What was earned until then is billed and paid as before. The new upline may offer a new contract.</p>',
  },
  'contract.ratio-gone': {
    subject: 'A ratio ended with a move',
    content:
      '<p>The contract on the <strong>{kind}</strong> with {who} ended on {at}: an agent above was moved, and the ratio it was a part of is gone.</p><p>What was earned until then is paid. Once the agent above has a ratio again, it can set a new one.</p>',
  },
  'contract.short': {
    subject: 'A salary is not fully paid yet',
    content:
      '<p>Of your salary of <strong>{amount}</strong> for the period from {at}, a part is missing: whoever pays it has too little balance. We pay the rest by itself as soon as the money is there.</p>',
  },
  'contract.owed': {
    subject: 'You owe a salary to your team',
    content:
      '<p>Your balance does not cover the salary of <strong>{amount}</strong> you owe an agent below you for the period from {at}. Deposit, and it is paid by itself.</p>',
  },
  'member.unlocked': {
    subject: 'Your account is open again',
    content:
      '<p>We have opened your account again. You can log in and play as before.</p><p>Your password is the same. If you did not expect this letter, change it and write to customer service.</p>',
  },
  'wallet.locked': {
    subject: 'Some of your transfers are paused',
    content:
      '<p>We have paused transfers in and out of <strong>{wallet}</strong> while we look at something. Your money is safe.</p><p>If you have a question, write to customer service.</p>',
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
    content: '<p>We added a bonus of <strong>{amount}</strong>. See Promotions for the wagering.</p>',
  },
  'house.win': { subject: 'What a win!', content: '<p>You won <strong>{amount}</strong> in {game}. Mabuhay, {member}!</p>' },
  'house.fiesta': {
    subject: 'You’re invited to the Fiesta of Wins',
    content: '<p>The fiesta runs until Sunday. Every ₱100 in slots bets is a star. Come and join!</p>',
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
    content: '<p>Two minutes only: tell us what you like and what we should fix.</p>',
  },
  'house.upkeep': {
    subject: 'Maintenance on Wednesday',
    content: '<p>Some games rest from 4:00 to 5:00 a.m. Your balance is safe.</p>',
  },
}
