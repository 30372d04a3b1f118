/** The demo world: merchant `demo` with its members, weeks of play and a full site, and `demo2`, which shares only the catalogue. */
import bcrypt from 'bcrypt'
import { random } from '#seed/art/random.ts'
import { amount } from '#seed/builders/amount.ts'
import { type AffiliateLinkDetails, createAffiliateLink, createAgentContract } from '#seed/builders/agent.ts'
import { createCollectConsent, createDownlineTransfer } from '#seed/builders/downline.ts'
import { createMerchant } from '#seed/builders/merchant.ts'
import type { MerchantRecord } from '#seed/builders/index.ts'
import { vendorRound } from '#seed/builders/round.ts'
import { DEMO_BONUSES, DEMO_CHANNELS } from '#seed/reference/deposits.ts'
import { reachRank } from '#seed/builders/rank.ts'
import { DEMO_SITE } from '#seed/reference/demo-site.ts'
import { POINT_RATES } from '#seed/reference/points.ts'
import { codeOf } from '#seed/reference/games/catalogue.ts'
import { BIG_WINS } from '#seed/reference/people.ts'
import type { HistoryEntry } from '#server/ledger/index.ts'
import { runAgents, writeHouseContracts } from './agent-bills.ts'
import { writeCatalogue } from './catalogue.ts'
import { after, hashOfWorld, HOUR_MS, MINUTE_MS, startOfToday, type WorldDeps } from './context.ts'
import { writeRates } from './demo-rates.ts'
import { demoPeople } from './demo-people.ts'
import { writeDepositWayRequest } from './deposit-ways.ts'
import { writeDepositHistory, writeDepositOffer } from './deposits.ts'
import { writeSecondMerchant } from './demo2.ts'
import { writeFavourites } from './favourites.ts'
import { writeFeedback } from './feedback.ts'
import { writeInboxes } from './inbox.ts'
import { type ChatPlan, type LetterPlan, writeChats, writeLetters } from './letters.ts'
import { planLives, writeLives } from './lives.ts'
import { writeOperators } from './operators.ts'
import { type Resident, writePeople } from './people.ts'
import { writePoints } from './points.ts'
import { writeGifts } from './gifts.ts'
import { writeLeaderboards } from './leaderboards.ts'
import { writeLuckyBets } from './lucky-bets.ts'
import { writeRains } from './rains.ts'
import { writeSpins } from './spins.ts'
import { writeReferrals } from './referrals.ts'
import { writeBetCorrections } from './bet-corrections.ts'
import { writeSite } from './site.ts'
import { writeKycChecks } from './kyc.ts'
import { writeWithdrawals } from './withdrawals.ts'

const HISTORY_DAYS = 30
/** For the twenty members; their neighbours play less. */
const SESSIONS = 12
const NEIGHBOUR_SESSIONS = 2
const MAILBOX = 10
/** From the site; one message from an agent is unread too. */
const UNREAD = 6
const RANGE = [200, 30_000] as const
const TRIAL_GRANT = amount(10_000)

/** Games that members have played; the first gets the last spin with the odd amount. */
const PLAYED = [
  'Perlas ng Silangan',
  'Lucky Parol',
  'Mayon Megaways',
  'Fortune Koi Pond',
  'Reyna Elena',
  'Triple Siete',
  'Bulan Fortune',
  'Mango Mania',
  'Golden Carabao',
  'Sarimanok Megaways',
  'Bakunawa Rising',
  'Fiesta Feast',
] as const
const PLAYED_CODES = PLAYED.map(codeOf) as [string, ...string[]]

const FAVOURITES: Readonly<Record<string, readonly string[]>> = {
  member01: ['Golden Carabao', 'Dragon Reef', 'Tongits Royale', 'Dice', 'Kidlat Roulette', 'Reyna Elena', 'Perlas ng Silangan'],
  member02: ['Lucky Parol', 'Mango Mania', 'Color Game Live'],
  member03: ['Sabong Live', 'Pitmaster Prime'],
  member05: ['Maynila Baccarat', 'Crash', 'Triple Siete', 'Bulan Fortune'],
}

const TEAM_OF_AGENT02 = ['member01', 'member02', 'member03', 'member04', 'member05', 'member06', 'member07'] as const
const LETTERS: readonly LetterPlan[] = [
  { from: 'agent02', to: TEAM_OF_AGENT02, type: 'DIRECT', letter: 'hello', daysAgo: 6, read: 6 },
  { from: 'member01', to: ['agent02'], type: 'UPLINE', letter: 'question', daysAgo: 5, read: 1 },
  { from: 'agent02', to: ['member01', 'member02'], type: 'DOWNLINE', letter: 'meeting', daysAgo: 2, read: 0 },
  { from: 'member03', to: ['agent02'], type: 'UPLINE', letter: 'thanks', daysAgo: 2, read: 0 },
  { from: 'member05', to: ['agent02'], type: 'UPLINE', letter: 'question', daysAgo: 1, read: 0 },
  { from: 'agent02', to: TEAM_OF_AGENT02, type: 'TEAM', letter: 'goals', daysAgo: 1, read: 3 },
  { from: 'agent01', to: ['agent02', 'agent41', 'agent42'], type: 'DIRECT', letter: 'goals', daysAgo: 3, read: 2 },
  { from: 'agent41', to: ['agent01'], type: 'UPLINE', letter: 'question', daysAgo: 2, read: 0 },
]
const CHATS: readonly ChatPlan[] = [
  { member: 'member01', unread: 2, daysAgo: 2 },
  { member: 'member02', unread: 0, daysAgo: 4 },
  { member: 'member05', unread: 1, daysAgo: 3 },
  { member: 'member06', unread: 0, daysAgo: 6 },
  { member: 'member07', unread: 1, daysAgo: 2 },
  { member: 'agent02', unread: 0, daysAgo: 5 },
]

/** Three per day are free, then 1%, at least ₱10; and the value of a coin, in 1/10 000 of a peso. */
const WITHDRAWAL = {
  charge: { freePerDay: 3, ppm: 10_000, minimum: '100000' },
  rates: { USDT_TRC20: '575000', USDT_ERC20: '575000', BTC: '35000000000', ETH: '1400000000' },
}
/** Has withdrawn before and can again: payment password 123456. */
const WITHDRAWER = 'member02'

const TRANSFERRERS = ['agent01', 'agent02', 'agent41', 'member03']

/** How many of the last ones get a gift. */
const GIFTED = 8

const isNamed = ({ username }: Resident) => username.startsWith('member')

/** Balances are round, except member01's, which the reference screens show. */
function targetOf({ username, type }: Resident): bigint {
  if (username === 'member01') return amount('12480.50')
  const chance = random(`balance/${username}`)
  const cents = chance.whole(RANGE[0] * 100, (type === 0 ? RANGE[1] : RANGE[1] * 2) * 100)
  return amount((cents / 100).toFixed(2))
}

async function writeAgency(deps: WorldDeps, residents: ReadonlyMap<string, Resident>, today: Date): Promise<void> {
  const party = (name: string) => {
    const { memberId, merchantId } = residents.get(name)!
    return { id: memberId, merchantId }
  }
  const link = (name: string, code: string, rest: Omit<AffiliateLinkDetails, 'agent' | 'code'> = {}) =>
    createAffiliateLink(deps.database, { agent: party(name), code, ...rest }, after(today, -HISTORY_DAYS))
  await link('agent01', 'PALARO', { isDefault: true })
  await link('agent01', 'AGENT01', {
    memberType: 2,
    name: 'Bagong agent',
    rates: { RNG: 7_000, INHOUSE: 3_000, FISH: 7_000 },
    clicks: 37,
  })
  await link('agent02', 'AGENT02', { name: 'Facebook', rates: { RNG: 4_000, FISH: 4_000 }, clicks: 112 })
  await link('agent41', 'AGENT41')
  await link('agent42', 'AGENT42')
  await link('agent02', 'LUMA2024', { closedAt: after(today, -5) })
  await link('agent41', 'TAPOSNA', { expiresAt: after(today, -1) })
  await writeRates(deps, residents)
  const contract = (second: string, kind: 'DAILY' | 'HOURLY' | 'DIVIDEND', status: 'signed' | 'offered') =>
    createAgentContract(
      deps.database,
      { firstParty: party('agent01'), secondParty: party(second), kind, status },
      after(today, -20),
    )
  await writeHouseContracts(deps, { top: party('agent01'), below: party('agent02') }, after(today, -HISTORY_DAYS))
  await contract('agent41', 'HOURLY', 'signed')
  await contract('agent42', 'DIVIDEND', 'offered')
  await contract('agent03', 'DAILY', 'offered')
  await contract('agent03', 'DIVIDEND', 'offered')
}

/** Days ago, and the rank that was reached then. */
const RANKS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  member01: [
    [70, 2],
    [5, 3],
  ],
  member02: [[40, 2]],
  member09: [
    [100, 2],
    [64, 3],
    [35, 4],
  ],
}
async function writeRanks({ database, clock }: WorldDeps, residents: ReadonlyMap<string, Resident>, today: Date): Promise<void> {
  for (const [username, reached] of Object.entries(RANKS)) {
    const { memberId, merchantId } = residents.get(username)!
    for (const [days, level] of reached)
      await reachRank(database, { member: { id: memberId, merchantId }, level, at: after(today, -days) }, clock.now())
  }
}

/** Money that agents sent down, and took back from a member who allowed it: payment password 123456. */
async function writeTeamMoney(deps: WorldDeps, residents: ReadonlyMap<string, Resident>): Promise<void> {
  const party = (name: string) => {
    const { memberId, merchantId } = residents.get(name)!
    return { id: memberId, merchantId }
  }
  const paymentPasswordHash = await bcrypt.hash('123456', deps.bcryptCost)
  await deps.database.prisma.member.updateMany({
    where: { id: { in: TRANSFERRERS.map((name) => party(name).id) } },
    data: { paymentPasswordHash },
  })
  const send = (agent: string, member: string, sum: number, rest: { kind?: 'COLLECTED'; remark?: string } = {}) =>
    createDownlineTransfer(deps, { agent: party(agent), member: party(member), amount: amount(sum), ...rest })
  await send('agent01', 'agent02', 150, { remark: 'Pang-umpisa ng linggo' })
  await send('agent02', 'member03', 50)
  await send('agent02', 'member04', 75, { remark: 'Para sa mga bago' })
  await createCollectConsent(deps, { member: party('member03'), agent: party('agent02') })
  await send('agent02', 'member03', 20, { kind: 'COLLECTED' })
}

async function writePlay(deps: WorldDeps, residents: ReadonlyMap<string, Resident>, today: Date): Promise<number> {
  const from = after(today, -HISTORY_DAYS)
  // The last hours are left for the big wins below.
  const until = new Date(today.getTime() - 2 * HOUR_MS)
  const players = [...residents.values()].filter(({ type }) => type !== 4)
  const lived = await planLives(
    deps,
    players.map((player) => ({
      player,
      key: `demo/${player.username}`,
      target: targetOf(player),
      from,
      until,
      sessions: isNamed(player) ? SESSIONS : NEIGHBOUR_SESSIONS,
      games: PLAYED_CODES,
      unit: amount(1),
    })),
  )
  const now = deps.clock.now().getTime()
  const wins = BIG_WINS.flatMap(({ username, game, stake, payout, minutesAgo }): HistoryEntry[] => {
    const player = residents.get(username)!
    const { vendorRounds } = lived[players.indexOf(player)]!
    const at = new Date(now - minutesAgo * MINUTE_MS)
    const reference = `deposit-${username}`
    const deposit = { amount: amount(stake), code: 'DEPOSIT' }
    return [
      { ...player, at: new Date(at.getTime() - MINUTE_MS), type: 'DEPOSIT', reference, house: 'DEPOSITS', moves: [deposit] },
      vendorRound(player, at, codeOf(game), amount(stake), amount(payout), vendorRounds),
    ]
  })
  const trial = residents.get('guest10000001')!
  const grant: HistoryEntry = {
    ...trial,
    at: until,
    type: 'TRIAL_GRANT',
    reference: 'grant-guest10000001',
    house: 'TRIAL_GRANTS',
    moves: [{ amount: TRIAL_GRANT, code: 'TRIAL_GRANT' }],
  }
  return writeLives(deps, lived, [grant, ...wins])
}

async function writeDemoMerchant(deps: WorldDeps, passwordHash: string): Promise<{ merchant: MerchantRecord; entries: number }> {
  const merchant = await createMerchant(
    deps.database,
    {
      code: 'demo',
      name: 'Palaro',
      flags: { APPWINDOW3: true, AGENTRANSMULTDOWN3: true, REFERRAL: true, PTSYS3: true, REDRAIN: true, APP_DOWNLOAD: true },
      settings: {
        withdrawal: WITHDRAWAL,
        kyc: { isEnabled: true },
        points: { rates: POINT_RATES },
      },
    },
    deps.clock.now(),
  )
  const today = startOfToday(deps, merchant.timezone)
  const promotionIds = await writeSite(deps, merchant, DEMO_SITE)
  await writeOperators(deps, merchant)
  await writeDepositOffer(deps, merchant, DEMO_CHANNELS, DEMO_BONUSES, promotionIds)
  const residents = await writePeople(deps, merchant, demoPeople(today), passwordHash)
  await writeAgency(deps, residents, today)
  const entries = await writePlay(deps, residents, today)
  await writeDepositHistory(deps, merchant.id)
  await writeRanks(deps, residents, today)
  await writeFavourites(deps, residents, FAVOURITES, today)
  await writeInboxes(
    deps,
    merchant.name,
    today,
    [...residents.values()].map((resident) =>
      resident.username === 'member01'
        ? { resident, letters: MAILBOX, unread: UNREAD }
        : { resident, letters: isNamed(resident) ? 4 : 1 },
    ),
  )
  const { memberId, merchantId } = residents.get(WITHDRAWER)!
  const paymentPasswordHash = await bcrypt.hash('123456', deps.bcryptCost)
  await deps.database.prisma.member.update({
    where: { id: memberId },
    data: { paymentPasswordHash, payeeName: 'Juan Dela Cruz' },
  })
  await writeWithdrawals(deps, { id: memberId, merchantId }, '02')
  const checked = (username: string) => {
    const { memberId: id } = residents.get(username)!
    return { id, merchantId }
  }
  await writeKycChecks(deps, { pending: checked('member14'), approved: checked('member15'), rejected: checked('member16') })
  await writeTeamMoney(deps, residents)
  await writeFeedback(deps, merchant.id, residents)
  await writeLetters(deps, residents, today, LETTERS)
  await writeChats(deps, merchant.name, residents, today, CHATS)
  await runAgents(deps, merchant.id)
  await writeReferrals(deps, merchant.id, residents)
  await writePoints(deps, merchant.id, residents)
  await writeRains(deps, merchant, residents)
  await writeLeaderboards(deps, merchant.id)
  await writeSpins(deps, merchant, residents)
  await writeLuckyBets(deps, merchant.id)
  const latest = [...residents.values()].filter(isNamed).slice(-GIFTED)
  await writeGifts(
    deps,
    merchant.id,
    latest.map(({ username }) => username),
  )
  await writeBetCorrections(deps, { id: memberId, merchantId })
  await writeDepositWayRequest(deps, merchantId)
  return { merchant, entries }
}

/** Undefined if the demo merchant already exists: nothing changes then. */
export async function seedDemo(deps: WorldDeps): Promise<string | undefined> {
  if (await deps.database.prisma.merchant.findUnique({ where: { code: 'demo' } })) return undefined
  const passwordHash = hashOfWorld(deps)
  await writeCatalogue(deps)
  const { entries } = await writeDemoMerchant(deps, await passwordHash)
  await writeSecondMerchant(deps, await passwordHash)
  const { prisma } = deps.database
  const [games, vendors, members] = [await prisma.game.count(), await prisma.vendor.count(), await prisma.member.count()]
  return `${games} games of ${vendors} vendors, ${members} members, ${entries.toLocaleString('en')} ledger entries`
}
