/**
 * Named accounts for every state a tester needs. All but those of QA_TEAM are for QA only, and excluded from all figures
 * (ACC-11).
 */
import { amount, createBuilders, EVERY_TX_CODE } from '#seed/builders/index.ts'
import { after, HOUR_MS, startOfToday, type WorldDeps } from './context.ts'
import { seedDemo } from './demo.ts'
import { writeKycChecks } from './kyc.ts'
import { writeWithdrawals } from './withdrawals.ts'
import { writeDepositStates } from './deposits.ts'
import { writeBonuses, writeTurnover } from './qa-bonuses.ts'
import { writeRainStates } from './qa-rain.ts'
import { writeReferralStates } from './qa-referral.ts'
import { writeRewardStates } from './qa-rewards.ts'
import { writePointStates } from './qa-points.ts'
import { writeRankStates } from './qa-ranks.ts'
import { QA_TEAM, writeQaTeam } from './qa-team.ts'
import { QA_WALLETS, writeApartWallets } from './qa-wallets.ts'

const MANY_MESSAGES = 120
const MANY_FAVOURITES = 60
const RICH = amount('9876543.21')
const POCKET_MONEY = amount(1_000)

const PROVED = new Date('2026-01-01T00:00:00Z')

type Builders = ReturnType<typeof createBuilders>
type Details = NonNullable<Parameters<Builders['member']>[0]>

/** username → purpose; `npm run seed -- qa` prints it. */
export const QA_ACCOUNTS = {
  qanew: 'has never logged in',
  qaempty: 'empty wallet',
  qarich: '₱9,876,543.21',
  qalocked: 'locked by an operator, who wrote notes and gave tags',
  qafrozen: 'frozen: may look, not play',
  qaclosed: 'closed',
  qaexcluded: 'self-excluded for six months',
  qareturned: 'self-exclusion over since yesterday',
  qaunverified: 'mobile number not verified',
  qanomobile: 'no mobile number, no e-mail',
  qafirstpw: 'must set a first password',
  qawaiting:
    'login password reset by mail an hour ago: payment password 123456 waits 23 more hours, or a code to the mobile number',
  qasecure: 'mobile, mail, questions (answers: one, two, three) and payment password 123456',
  qainbox: `${MANY_MESSAGES} unread messages: the badge shows 99+`,
  qafavs: `${MANY_FAVOURITES} favourites`,
  qacards: 'three bound accounts, one of them frozen; payment password 123456',
  qawithdraw: 'withdrawals in each state, bank, GCash and USDT bound; payment password 123456',
  qaturnover: 'turnover of a deposit and of a bonus half played; payment password 123456',
  qabonus:
    'a bonus just granted: 1,000 of the own money, 1,000 of the bonus, bets up to 100 at 1.2× to 10×; gives way to a withdrawal',
  qabonuswon: 'a bonus ahead: 2,600 of it now, of which 1,000 can become the own money',
  qabonuslost: 'a bonus lost, the own money 600 ahead: giving it up takes those 600',
  qabonusnear: 'a bonus with 100 left to play: the next bet on a slot, or ten on Dice, release it',
  qabonusends: 'a bonus that runs out ten minutes after the seed',
  qabonusbet: 'a bonus with a bet that is not settled: it can’t be given up',
  qareward: 'rewards to claim: the mission of the day, the weekly one (a bonus) and a code; number verified',
  qaspins: 'has bet on slots today: two spins of the reels, and three of the wheel once a deposit is confirmed',
  qalucky: 'two bets were lucky today: ₱96 to claim in one',
  qagift: 'has a gift of an operator to claim: ₱128',
  qaapp: 'has opened the site as an app: its bonus can be claimed in a browser too; number verified',
  qastreak: 'has claimed the daily visit on the last three days: today is the fourth, once a deposit is confirmed',
  qadeposit: 'a deposit in each state; the wallet knows nothing of them yet',
  qablocked: 'deposits stopped after five failed payments',
  qakycpending: 'identity check sent, waits for an operator',
  qakyctwin: 'identity check sent with the document number of qakycpending: operators are warned',
  qakycrejected: 'identity check rejected with a reason, may be sent again',
  qakycapproved: 'identity check approved',
  qakyctaken: 'identity check approved, then the approval was taken back: may be sent again',
  qastatement: 'a transaction of every kind, one a day; rounds of several games',
  qaenglish: 'speaks English',
  qachinese: 'speaks Chinese',
  qavietnam: 'speaks Vietnamese',
  qatype40: 'member of type 40',
  qatype41: 'agent of type 41',
  qatype42: 'agent of type 42',
  qatop: 'agent of type 1, pays the contracts below; sends money down and takes it back, payment password 123456',
  qabelow: 'two steps below qatop; payment password 123456',
  qapending: 'agent of type 2: daily, hourly and dividend contracts wait for an answer',
  qasigned: 'agent of type 2: all contracts signed',
  qarejected: 'agent of type 2: contract declined',
  qaterminated: 'agent of type 2: contract being ended',
  qaended: 'agent of type 2: contract ended',
  qatrial: 'trial account (type 4)',
  qavip1: 'the first rank of the VIP room … qavip6: the highest, each reached last month: a rank salary to claim',
  qavipup: 'has just reached the third rank: the bonuses of two ranks to claim; no birthday',
  qavipbirthday: 'third rank since last month, birthday today: the gift to claim',
  qareferrer: 'invited friends: 14 in three tiers (qainvited11 … qainvited33), the income of last week to claim; code QAFRIEND',
  qagoals: 'three of the five friends it invited count (qagoal1 … qagoal5): two milestones to claim',
  qapoints: '251,200 points, 1,200 of which expire this month; payment password 123456',
  qaorder: 'a cap for points waits to be sent, and enough points for more; payment password 123456',
  qapointsfew: '1,200 points; no payment password',
  qarainempty: 'caught an empty envelope in the last rain; another falls five minutes after seeding: member01 can catch',
  qarainpoor: 'no deposit yet, which the rain needs',
} as const satisfies Record<string, string>

/** Its members can withdraw once their identity is checked; they are 21 or older. */
const STRICT = {
  profile: 'strict',
  registration: { minimumAge: 21 },
  kyc: { isEnabled: true, isRequiredForWithdrawal: true },
}

/** As in the merchant's settings. */
const PAYMENT_WAIT_HOURS = 24
const PROVED_CONTACTS = { diallingCode: '63', mobileVerifiedAt: PROVED, emailVerifiedAt: PROVED } as const

const STATES: Readonly<Record<string, Details>> = {
  qanew: {},
  qaempty: {},
  qarich: { balance: RICH },
  qalocked: { status: 'LOCKED' },
  qafrozen: { status: 'FROZEN', balance: POCKET_MONEY },
  qaclosed: { status: 'CLOSED' },
  qaunverified: { diallingCode: '63', mobileNumber: '9175559001', email: 'qaunverified@example.com' },
  qanomobile: {},
  qafirstpw: { mustChangePassword: true, balance: POCKET_MONEY },
  qasecure: {
    diallingCode: '63',
    mobileNumber: '9175559002',
    mobileVerifiedAt: PROVED,
    email: 'qasecure@example.com',
    emailVerifiedAt: PROVED,
    paymentPassword: '123456',
    balance: POCKET_MONEY,
  },
  qainbox: { balance: POCKET_MONEY },
  qafavs: { balance: POCKET_MONEY },
  qacards: { payeeName: 'Juan Dela Cruz', paymentPassword: '123456', balance: POCKET_MONEY },
  qawithdraw: { payeeName: 'Juan Dela Cruz', paymentPassword: '123456', balance: amount(60_000) },
  qaturnover: { payeeName: 'Juan Dela Cruz', paymentPassword: '123456', balance: amount(2_500) },
  qabonus: { payeeName: 'Juan Dela Cruz', paymentPassword: '123456', balance: POCKET_MONEY },
  qabonuswon: { balance: POCKET_MONEY },
  qabonuslost: { balance: POCKET_MONEY },
  qabonusnear: { balance: POCKET_MONEY },
  qabonusends: { balance: POCKET_MONEY },
  qabonusbet: { balance: POCKET_MONEY },
  qareward: { ...PROVED_CONTACTS, mobileNumber: '9175559004', balance: amount(6_000) },
  qaspins: { balance: amount(10_000) },
  qalucky: { balance: amount(5_000) },
  qagift: { balance: POCKET_MONEY },
  qaapp: { ...PROVED_CONTACTS, mobileNumber: '9175559006', balance: POCKET_MONEY },
  qastreak: { ...PROVED_CONTACTS, mobileNumber: '9175559005', balance: POCKET_MONEY },
  qadeposit: { balance: POCKET_MONEY },
  qablocked: { balance: POCKET_MONEY },
  qakycpending: { payeeName: 'Ramon Villanueva', balance: POCKET_MONEY },
  qakyctwin: { payeeName: 'Ramon Villanueva', balance: POCKET_MONEY },
  qakycrejected: { balance: POCKET_MONEY },
  qakycapproved: { balance: POCKET_MONEY },
  qakyctaken: { balance: POCKET_MONEY },
  qastatement: {},
  qaenglish: { language: 'en', balance: POCKET_MONEY },
  qachinese: { language: 'zh', balance: POCKET_MONEY },
  qavietnam: { language: 'vi', balance: POCKET_MONEY },
  qatype40: { type: 40, balance: POCKET_MONEY },
  qatype41: { type: 41, balance: POCKET_MONEY },
  qatype42: { type: 42, balance: POCKET_MONEY },
  qatrial: { type: 4, balance: amount(10_000) },
}

async function writeAgents(given: Builders): Promise<void> {
  const top = await given.agent({ username: 'qatop', isTest: true, balance: RICH, paymentPassword: '123456' })
  const below = (username: string) => given.agent({ username, isTest: true, parent: top, balance: POCKET_MONEY })
  const kinds = ['DAILY', 'HOURLY', 'DIVIDEND'] as const
  const [pending, signed] = [await below('qapending'), await below('qasigned')]
  for (const kind of kinds) await given.agentContract({ firstParty: top, secondParty: pending, kind, status: 'offered' })
  for (const kind of kinds) await given.agentContract({ firstParty: top, secondParty: signed, kind, status: 'signed' })
  const others = { qarejected: 'rejected', qaterminated: 'terminating', qaended: 'ended' } as const
  for (const [username, status] of Object.entries(others))
    await given.agentContract({ firstParty: top, secondParty: await below(username), kind: 'DAILY', status })
  await given.downlineTransfer({ agent: top, member: signed, amount: amount(250), remark: 'Pang-umpisa' })
  await given.downlineTransfer({ agent: top, member: pending, amount: amount('99.5') })
  await given.downlineTransfer({ agent: top, member: signed, amount: amount(50), kind: 'COLLECTED' })
  await given.collectConsent({ member: signed, agent: top })
  await given.member({ username: 'qabelow', isTest: true, parent: signed, paymentPassword: '123456', balance: POCKET_MONEY })
}

async function writePayoutAccounts(given: Builders, member: { id: number; merchantId: number }): Promise<void> {
  await given.payoutAccount({ member, bankCode: 'BDO', number: '001234567890', isDefault: true })
  await given.payoutAccount({ member, bankCode: 'GCASH', number: '09175559002' })
  await given.payoutAccount({ member, bankCode: 'BPI', number: '3001234567', isFrozen: true })
}

async function writeStatement(given: Builders, member: { id: number }, today: Date): Promise<void> {
  const days = EVERY_TX_CODE.length + 1
  await given.transactions(
    member,
    EVERY_TX_CODE.map((code, index) => ({ code, at: after(today, index - days), reference: `qa-${code.toLowerCase()}` })),
  )
  for (const target of [2_500, 5_000, 7_500]) await given.round({ member, target, at: after(today, -1) })
}

/** Notes of an operator, and tags for finding the member. */
async function writeNotes({ database: { prisma }, clock }: WorldDeps, member: { id: number; merchantId: number }): Promise<void> {
  const { id: memberId, merchantId } = member
  const operator = await prisma.operator.findFirstOrThrow({ where: { merchantId, username: 'cashier01' } })
  const by = { memberId, merchantId, operatorId: operator.id, operatorName: operator.username, at: clock.now() }
  const texts = ['Tumawag: may ibang gumagamit ng account niya.', 'Ni-lock muna hanggang mapatunayan kung sino siya.']
  await prisma.playerNote.createMany({ data: texts.map((text) => ({ ...by, text })) })
  const given = { memberId, merchantId, taggedById: operator.id, taggedAt: clock.now() }
  await prisma.memberTag.createMany({ data: ['tawagan', 'suki'].map((tag) => ({ ...given, tag })) })
}

async function writeMembers(deps: WorldDeps, given: Builders): Promise<void> {
  const today = startOfToday(deps, 'Asia/Manila')
  const member = (username: string, details: Details) =>
    given.member({
      ...(username === 'qanew' ? {} : { firstLoginAt: after(today, -20), lastLoginAt: after(today, -1) }),
      ...details,
      username,
      isTest: true,
    })
  const made = new Map<string, { id: number; merchantId: number }>()
  for (const [username, details] of Object.entries(STATES)) made.set(username, await member(username, details))
  await given.securityAnswers(made.get('qasecure')!.id, ['one', 'two', 'three'])
  await member('qaexcluded', { status: 'EXCLUDED', excludedUntil: after(today, 180), balance: POCKET_MONEY })
  const now = deps.clock.now()
  await member('qawaiting', {
    ...PROVED_CONTACTS,
    mobileNumber: '9175559003',
    email: 'qawaiting@example.com',
    passwordResetAt: new Date(now.getTime() - HOUR_MS),
    passwordResetBy: 'MAIL',
    paymentPassword: '123456',
    paymentOpensAt: new Date(now.getTime() + (PAYMENT_WAIT_HOURS - 1) * HOUR_MS),
    balance: POCKET_MONEY,
  })
  await member('qareturned', { status: 'EXCLUDED', excludedUntil: after(today, -1), balance: POCKET_MONEY })
  await writeRankStates(deps, given, (username, details) => member(username, { balance: POCKET_MONEY, ...details }))
  await writePointStates(deps, given, (username, details) => member(username, { balance: POCKET_MONEY, ...details }))
  await writeRainStates(deps, given, (username) => member(username, { balance: POCKET_MONEY }))
  await writeReferralStates(deps, given, (username, balance) => member(username, { balance }))

  await writeStatement(given, made.get('qastatement')!, today)
  await writePayoutAccounts(given, made.get('qacards')!)
  await writeWithdrawals(deps, made.get('qawithdraw')!, '11')
  await writeKycChecks(deps, {
    pending: made.get('qakycpending')!,
    approved: made.get('qakycapproved')!,
    rejected: made.get('qakycrejected')!,
    twin: made.get('qakyctwin')!,
    takenBack: made.get('qakyctaken')!,
  })
  await writeTurnover(deps, given, made.get('qaturnover')!)
  await writeBonuses(deps, given, made)
  await writeRewardStates(deps, given, made)
  await writeDepositStates(deps, given, made.get('qadeposit')!)
  const { id: memberId, merchantId } = made.get('qablocked')!
  await deps.database.prisma.depositBlock.create({ data: { merchantId, memberId, kind: 'BLOCKED', startedAt: deps.clock.now() } })
  await writeNotes(deps, made.get('qalocked')!)
  for (let number = 1; number <= MANY_MESSAGES; number++)
    await given.inboxMessage({ member: made.get('qainbox')!, subject: `Mensahe ${number}` })
  const games = await deps.database.prisma.game.findMany({
    take: MANY_FAVOURITES,
    orderBy: { id: 'asc' },
    select: { name: true },
  })
  await given.favourites(
    made.get('qafavs')!.id,
    games.map(({ name }) => name),
  )
}

/** Undefined if the accounts already exist. Makes the demo world first if it is missing. */
export async function seedQa(deps: WorldDeps): Promise<string | undefined> {
  await seedDemo(deps)
  const { prisma } = deps.database
  const demo = await prisma.merchant.findUniqueOrThrow({ where: { code: 'demo' } })
  if ((await prisma.member.count({ where: { merchantId: demo.id, username: 'qarich' } })) > 0) return undefined
  const given = createBuilders({ ...deps, merchantCode: 'demo' })
  await writeMembers(deps, given)
  await writeAgents(given)
  await writeQaTeam(deps, await given.defaultMerchant())
  // Sites in other states: strict rules (ACC-13), and closed for maintenance.
  const strict = await given.merchant({ code: 'strict', name: 'Palaro Strict', settings: STRICT })
  await given.member({ merchant: strict, username: 'member01', isTest: true, balance: POCKET_MONEY })
  const shut = await given.merchant({ code: 'shut', name: 'Palaro Shut', maintenance: true })
  await given.member({ merchant: shut, username: 'member01', isTest: true, balance: POCKET_MONEY })
  await writeApartWallets(given, POCKET_MONEY)
  for (const [username, meaning] of Object.entries(QA_ACCOUNTS)) deps.say?.(`  ${username.padEnd(14)} ${meaning}`)
  for (const [username, meaning] of Object.entries(QA_TEAM)) deps.say?.(`  ${username.padEnd(14)} ${meaning}`)
  for (const [username, meaning] of Object.entries(QA_WALLETS)) deps.say?.(`  ${username.padEnd(14)} ${meaning}`)
  return 'QA accounts at merchant demo, merchants strict and shut with a member01 each, those of qaw… at merchant wallets; password demo1234'
}
