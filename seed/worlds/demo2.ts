/** The second merchant: another currency, zone, language, texts and vendors, a wallet for each vendor, and its own member01. */
import { random } from '#seed/art/random.ts'
import { createAffiliateLink, createAgentContract } from '#seed/builders/agent.ts'
import { amount } from '#seed/builders/amount.ts'
import { createMerchant } from '#seed/builders/merchant.ts'
import { codeOf } from '#seed/reference/games/catalogue.ts'
import { SECOND_SITE_NAMES } from '#seed/reference/people.ts'
import { SECOND_BONUSES, SECOND_CHANNELS } from '#seed/reference/deposits.ts'
import { SECOND_SITE } from '#seed/reference/second-site.ts'
import { runAgents } from './agent-bills.ts'
import { after, HOUR_MS, startOfToday, type WorldDeps } from './context.ts'
import { avatarOf, twoDigits } from './demo-people.ts'
import { writeRates } from './demo-rates.ts'
import { writeDepositHistory, writeDepositOffer } from './deposits.ts'
import { writeFavourites } from './favourites.ts'
import { writeInboxes } from './inbox.ts'
import { planLives, writeLives } from './lives.ts'
import { writeOperators } from './operators.ts'
import { type Person, type Resident, writePeople } from './people.ts'
import { writeSite } from './site.ts'
import { apartWallets } from './vendor-wallets.ts'
import type { LivedLife } from './history.ts'
import { createWalletLock, reserveTransferIds } from '#seed/builders/wallet-transfer.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'

const VENDORS_OFF = ['SV3', 'DS88', 'IMES', 'TF', 'IA', 'GLG', 'KTO']
const GAMES = ['Jade Rabbit', 'Lucky Ampao', 'Lantern Festival', 'Golden Dynasty', 'Bamboo Panda'].map(codeOf) as [
  string,
  ...string[],
]
/** A dong is worth little: the equivalent of one peso here. */
const UNIT = amount(500)
const HISTORY_DAYS = 15
const SESSIONS = 4

/** The vendors where players leave their money, in turns; one wallet of member03 is locked. */
const LEFT_AT = [[], [INHOUSE_VENDOR, 'LNT', 'TNG'], [INHOUSE_VENDOR], ['LNT', 'DGT']] as const
const LOCKED = { username: 'member03', vendor: 'LNT' } as const
/** More than one life's moves. */
const MOVES_A_LIFE = 40

const JOINED_DAYS_AGO = 50
const DIVIDEND_TERMS = {
  tiers: [
    { minTurnover: String(amount(1_000_000)), minActive: 1, rate: 100_000 },
    { minTurnover: String(amount(50_000_000)), minActive: 3, rate: 150_000 },
  ],
  minBillingOrder: String(amount(10_000)),
  carry: 'NONE' as const,
}

const DONG_LIMITS = {
  minStake: String(amount(1_000)),
  maxStake: String(amount(5_000_000)),
  maxPayout: String(amount(50_000_000)),
}

function people(today: Date): Person[] {
  const seen = {
    createdAt: after(today, -JOINED_DAYS_AGO),
    firstLoginAt: after(today, -49),
    lastLoginAt: new Date(today.getTime() - 3 * HOUR_MS),
  }
  return [
    { username: 'agent01', type: 1, nickname: 'Sen Hồng', ...seen },
    ...SECOND_SITE_NAMES.map((name, index) => {
      const username = `member${twoDigits(index + 1)}`
      return {
        username,
        under: 'agent01',
        nickname: name,
        payeeName: name,
        email: `${username}@example.com`,
        diallingCode: '84',
        mobileNumber: `9125550${twoDigits(index + 1)}`,
        avatar: avatarOf(`demo2/${username}`),
        ...seen,
      }
    }),
  ]
}

/** The same lives, played with a wallet per vendor. */
async function withWallets(deps: WorldDeps, lived: readonly LivedLife[], residents: readonly Resident[]): Promise<LivedLife[]> {
  const ids = await reserveTransferIds(deps.database, lived.length * MOVES_A_LIFE)
  const nextId = () => {
    const id = ids.shift()
    if (id === undefined) throw new Error(`a life has more than ${MOVES_A_LIFE} moves between wallets`)
    return id
  }
  return lived.map((life, index) => {
    const key = `demo2/${residents[index]?.username}`
    const leftAt = LEFT_AT[index % LEFT_AT.length] ?? []
    return { ...life, entries: apartWallets(life.entries, { key, leftAt, unit: UNIT, nextId }) }
  })
}

export async function writeSecondMerchant(deps: WorldDeps, passwordHash: string): Promise<void> {
  const merchant = await createMerchant(
    deps.database,
    {
      code: 'demo2',
      name: 'Sen Vàng',
      currency: 'VND',
      currencySymbol: '₫',
      currencyPosition: 'B',
      timezone: 'Asia/Ho_Chi_Minh',
      defaultLanguage: 'vi',
      vendorsOff: VENDORS_OFF,
      // Here rebates are claimed and dividends collected; the first merchant pays automatically.
      flags: { VIP: false, MANPLAYREB3: true, MOBILENUMREG3: false, REGMOBVERF3: false, MOBILEVERCODELOGIN3: false },
      settings: {
        theme: 'light',
        registration: { byMobile: false, verifiesMobile: false, defaultCountry: 'VN' },
        freePlay: { startBalance: String(amount(5_000_000)) },
        dice: DONG_LIMITS,
        isSingleWallet: false,
        agents: { dividendPayout: 'BY_HAND' },
      },
    },
    deps.clock.now(),
  )
  const today = startOfToday(deps, merchant.timezone)
  await writeSite(deps, merchant, SECOND_SITE)
  await writeDepositOffer(deps, merchant, SECOND_CHANNELS, SECOND_BONUSES)
  const residents = await writePeople(deps, merchant, people(today), passwordHash)
  const agent = residents.get('agent01')!
  await createAffiliateLink(
    deps.database,
    { agent: { id: agent.memberId, merchantId: merchant.id }, code: 'SENVANG', isDefault: true },
    today,
  )
  await writeRates(deps, residents)
  await createAgentContract(
    deps.database,
    {
      status: 'signed',
      firstParty: null,
      secondParty: { id: agent.memberId, merchantId: merchant.id },
      kind: 'DIVIDEND',
      terms: DIVIDEND_TERMS,
    },
    after(today, -JOINED_DAYS_AGO),
  )
  const lived = await planLives(
    deps,
    [...residents.values()].map((player) => ({
      player,
      key: `demo2/${player.username}`,
      target: amount(random(`demo2/balance/${player.username}`).whole(200, 9_000) * 500),
      from: after(today, -HISTORY_DAYS),
      until: new Date(today.getTime() - 2 * HOUR_MS),
      sessions: SESSIONS,
      games: GAMES,
      unit: UNIT,
    })),
  )
  await writeLives(deps, await withWallets(deps, lived, [...residents.values()]))
  await writeOperators(deps, merchant)
  const operator = await deps.database.prisma.operator.findFirstOrThrow({
    where: { merchantId: merchant.id, role: 'CASHIER' },
    select: { id: true },
  })
  const locked = residents.get(LOCKED.username)!
  await createWalletLock(deps, {
    member: { id: locked.memberId, merchantId: merchant.id },
    operator,
    vendor: LOCKED.vendor,
    reason: 'Kiểm tra ván thắng lớn',
  })
  await writeDepositHistory(deps, merchant.id)
  await writeFavourites(deps, residents, { member01: ['Golden Carp', 'Lantern Festival'] }, today)
  await writeInboxes(
    deps,
    merchant.name,
    today,
    [...residents.values()].map((resident) => ({ resident, letters: ['hello'] as const })),
  )
  await runAgents(deps, merchant.id)
}
