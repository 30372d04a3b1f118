import bcrypt from 'bcrypt'
import { beforeAll, describe, expect, it } from 'vitest'
import { BANNER_GROUPS, REDIRECTS } from '#contract/content/announcement/announcement.ts'
import { dice } from '#contract/play/originals/dice.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import { LANGUAGES, MEMBER_TYPES } from '#contract/wire.ts'
import { seedWorld, type WorldDeps } from '#seed/index.ts'
import { QA_ACCOUNTS } from '#seed/worlds/qa.ts'
import { QA_TEAM } from '#seed/worlds/qa-team.ts'
import { playDice } from '#tests/support/dice.ts'
import { ORIGINALS } from '#contract/play/originals/registry.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { SHEETS } from '#server/games/slots/sheets.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createLogger } from '#server/platform/logger.ts'
import { parseMerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { startDatabase } from '#tests/support/database.ts'

const database = await startDatabase()
const { prisma, pool } = database
const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
const deps: WorldDeps = { database, ledger, clock: systemClock, bcryptCost: 4 }

const FIXED_LOGINS = [
  ...Array.from({ length: 20 }, (_, index) => `member${String(index + 1).padStart(2, '0')}`),
  'agent01',
  'agent02',
  'agent41',
  'agent42',
  'partner40',
]
const merchantId = async (code: string) => (await prisma.merchant.findUniqueOrThrow({ where: { code } })).id

/** The number of rows in every table. */
async function census(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; count: string }>(`
    SELECT table_name AS name, (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I', table_name), false, true, '')))[1]::text AS count
    FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'ledger_sweep'`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

beforeAll(async () => {
  await seedWorld('demo', deps)
})

/** The games that can be played, by code. */
const PLAYED = ['crash', ...Object.keys(ORIGINALS)]

/** Their screens don't exist: nothing may lead there. */
const NOT_PROMISED: readonly string[] = ['MISSION', 'POINT_MARKET']

describe('the demo world', () => {
  it('has a ledger that reconciles to zero', async () => {
    expect((await ledger.reconcile()).drifts).toEqual([])
    const { rows } = await pool.query<{ sum: string }>('SELECT sum(amount)::text FROM ledger_posting')
    expect(rows[0]?.sum).toBe('0')
  })

  it('offers at least 400 games of at least 24 vendors, in every category, all names and pictures different', async () => {
    const games = await prisma.game.findMany()
    expect(games.length).toBeGreaterThanOrEqual(400)
    expect(await prisma.vendor.count()).toBeGreaterThanOrEqual(24)
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(GAME_CATEGORIES))
    for (const distinct of ['name', 'nodeId', 'iconUrl'] as const)
      expect(new Set(games.map((game) => game[distinct])).size).toBe(games.length)
    expect(
      games
        .filter(({ isRunning }) => isRunning)
        .map(({ gameCode }) => gameCode)
        .sort(),
    ).toEqual([...PLAYED, ...SHEETS.map(({ gameCode }) => gameCode)].sort())
  })

  it('has hot and new games, links to games and bets only of games that play', async () => {
    const plays = { isRunning: true, vendor: { isRunning: true } }
    const praised = { OR: [{ isNew: true }, { hotRank: { not: null } }] }
    const [soon, banners, announcements, bets] = await Promise.all([
      prisma.game.findMany({ where: { NOT: plays, isVendorList: false } }),
      prisma.banner.findMany({ where: { gameNodeId: { not: null } } }),
      prisma.announcement.findMany({ where: { gameNodeId: { not: null } } }),
      prisma.gameRound.findMany({ distinct: ['gameCode'], select: { gameCode: true } }),
    ])
    const [nodes, codes] = [new Set(soon.map(({ nodeId }) => nodeId)), new Set(soon.map(({ gameCode }) => gameCode))]

    expect(soon.length).toBeGreaterThan(0)
    expect(await prisma.game.count({ where: { ...praised, NOT: plays } })).toBe(0)
    expect(await prisma.game.count({ where: { ...plays, hotRank: { not: null } } })).toBeGreaterThanOrEqual(25)
    expect(banners.length).toBeGreaterThan(5)
    for (const { gameNodeId } of [...banners, ...announcements]) expect(nodes).not.toContain(gameNodeId)
    expect(bets.length).toBeGreaterThan(10)
    expect(bets.filter(({ gameCode }) => codes.has(gameCode))).toEqual([])
  })

  it('has every picture it refers to', async () => {
    const media = new Set((await prisma.media.findMany({ select: { hash: true } })).map(({ hash }) => `/media/${hash}.svg`))
    const [games, vendors, banners, promotions] = await Promise.all([
      prisma.game.findMany(),
      prisma.vendor.findMany(),
      prisma.banner.findMany(),
      prisma.announcement.findMany({ where: { type: 'PR' } }),
    ])
    const urls = [
      ...games.flatMap(({ iconUrl, wideIconUrl }) => [iconUrl, wideIconUrl].filter(Boolean)),
      ...vendors.flatMap(({ markUrl, tileUrl }) => [markUrl, tileUrl]),
      ...banners.map(({ url }) => url),
      ...promotions.map(({ photoUrl }) => photoUrl),
    ]
    expect(urls.filter((url) => !media.has(url))).toEqual([])
  })

  it('has members of every type, who log in with demo1234', async () => {
    const members = await prisma.member.findMany({ where: { merchantId: await merchantId('demo') } })
    expect(new Set(members.map(({ type }) => type))).toEqual(new Set(MEMBER_TYPES))
    expect(members.map(({ username }) => username)).toEqual(expect.arrayContaining(FIXED_LOGINS))
    const { passwordHash } = members.find(({ username }) => username === 'member01')!
    expect(await bcrypt.compare('demo1234', passwordHash)).toBe(true)
    expect(new Set(members.map((member) => member.passwordHash)).size).toBe(1)
  })

  it('has an agents’ tree three levels deep', async () => {
    const { rows } = await pool.query<{ line: string[] }>(
      `SELECT array_agg(a.username ORDER BY t.depth) AS line FROM member m JOIN member_tree t ON t.descendant_id = m.id
       JOIN member a ON a.id = t.ancestor_id WHERE m.merchant_id = $1 AND m.username = 'member01'`,
      [await merchantId('demo')],
    )
    expect(rows[0]?.line).toEqual(['member01', 'agent02', 'agent01'])
  })

  it('shows member01 as the reference screens do', async () => {
    const member = await prisma.member.findFirstOrThrow({
      where: { username: 'member01', merchant: { code: 'demo' } },
      include: { favourites: true, recents: true },
    })
    expect(await ledger.balanceOf(member.id, 'PHP')).toBe(124_805_000n)
    expect(await prisma.inboxMessage.count({ where: { memberId: member.id, readAt: null } })).toBe(7)
    expect(member.favourites.length).toBeGreaterThan(3)
    expect(member.recents.length).toBeGreaterThan(3)
  })

  it('has weeks of rounds whose Dice rolls anyone can verify (PF-08)', async () => {
    const rounds = await prisma.gameRound.findMany({
      where: { gameCode: dice.code },
      orderBy: [{ seedPairId: 'asc' }, { nonce: 'asc' }],
    })
    const pairs = new Map((await prisma.fairSeedPair.findMany()).map((pair) => [pair.id, pair]))
    expect(rounds.length).toBeGreaterThan(500)
    const wrong = rounds.filter((round) => {
      const pair = pairs.get(round.seedPairId!)
      if (
        !pair ||
        pair.state !== 'REVEALED' ||
        pair.memberId !== round.memberId ||
        commitmentOf(pair.serverSeed) !== pair.serverSeedHash
      )
        return true
      const detail = dice.detail.parse(round.detail)
      const outcome = playDice(
        { stake: round.stake, target: detail.target, direction: detail.direction },
        { ...pair, nonce: round.nonce! },
      )
      return outcome.roll !== detail.roll || outcome.payout !== round.payout || outcome.multiplier !== detail.multiplier
    })
    expect(wrong).toEqual([])
    const { _min: first } = await prisma.gameRound.aggregate({ _min: { createdAt: true } })
    expect(Date.now() - first.createdAt!.getTime()).toBeGreaterThan(25 * 86_400_000)
  })

  it('has rounds that match their ledger entries', async () => {
    const { rows } = await pool.query(`
      SELECT r.id FROM game_round r
      LEFT JOIN LATERAL (SELECT sum(p.amount) AS change, count(*) FILTER (WHERE p.code = 'BET' AND p.amount = -r.stake) AS bets
                         FROM ledger_posting p WHERE p.entry_id = r.id AND p.member_id = r.member_id) p ON true
      WHERE p.change IS DISTINCT FROM r.payout - r.stake OR p.bets <> 1 OR r.balance_after <> r.balance_before - r.stake + r.payout`)
    expect(rows).toEqual([])
  })

  it('fills every banner group, and every text in all four languages', async () => {
    const demo = await merchantId('demo')
    const banners = await prisma.banner.findMany({ where: { merchantId: demo } })
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(BANNER_GROUPS))
    expect(banners.filter(({ texts }) => Object.keys(texts as object).length !== LANGUAGES.length)).toEqual([])
    const announcements = await prisma.announcement.findMany({ where: { merchantId: demo }, include: { contents: true } })
    const countOf = (type: string) => announcements.filter((announcement) => announcement.type === type).length
    expect(Object.fromEntries(['PL', 'PU', 'PR', 'H', 'A'].map((type) => [type, countOf(type)]))).toEqual({
      PL: 7,
      PU: 4,
      PR: 11,
      H: 3,
      A: 2,
    })
    expect(announcements.filter(({ contents }) => contents.length !== LANGUAGES.length)).toEqual([])
    const unfilled = announcements
      .flatMap(({ contents }) => contents)
      .filter(({ title, content }) => /[{}]/.test(title + content))
    expect(unfilled).toEqual([])
    const topics = await prisma.helpTopic.findMany({ where: { merchantId: demo, language: 'tl' } })
    expect(topics.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['deposit', 'withdraw']))
  })

  it('has questions below every help topic, as many in each language', async () => {
    const rows = await prisma.helpTopic.findMany({ where: { merchantId: await merchantId('demo') } })
    const countIn = (language: string, tag: string) =>
      rows.filter((row) => row.language === language && row.tag === tag && row.parentId !== null).length
    for (const { tag } of rows.filter(({ parentId }) => parentId === null)) {
      expect(countIn('tl', tag), tag).toBeGreaterThan(1)
      expect(LANGUAGES.map((language) => countIn(language, tag))).toEqual(LANGUAGES.map(() => countIn('tl', tag)))
    }
    expect(rows.filter(({ title, content }) => /[{}]/.test(title + content))).toEqual([])
  })

  it('has every kind of link for promotions and banners, a future one, and a long-term one', async () => {
    const where = { merchantId: await merchantId('demo') }
    const [announcements, banners] = await Promise.all([
      prisma.announcement.findMany({ where, include: { contents: true } }),
      prisma.banner.findMany({ where }),
    ])
    const ways = new Set([...announcements, ...banners].flatMap(({ redirect }) => redirect ?? []))
    const elsewhere = REDIRECTS.filter((one) => !NOT_PROMISED.includes(one))
    expect([...ways].sort()).toEqual([...elsewhere].sort())
    const promotions = announcements.filter(({ type }) => type === 'PR')
    expect(promotions.some(({ startAt }) => startAt > new Date())).toBe(true)
    expect(promotions.some(({ noExpiry }) => noExpiry)).toBe(true)
    expect(promotions.some(({ contents }) => contents.some(({ imageUrl }) => imageUrl !== ''))).toBe(true)
  })

  it('links every banner and announcement to a game or promotion that exists', async () => {
    const { rows } = await pool.query(`
      SELECT id FROM (SELECT id, merchant_id, game_node_id, redirect_promotion_id, redirect FROM banner
                      UNION ALL SELECT id, merchant_id, game_node_id, redirect_promotion_id, redirect FROM announcement) shown
      WHERE (redirect = 'GAME_LINKAGE' AND game_node_id IS NULL) OR (redirect = 'PROMO' AND redirect_promotion_id IS NULL)
         OR (game_node_id IS NOT NULL AND NOT EXISTS (SELECT FROM game g WHERE g.node_id = shown.game_node_id))
         OR (redirect_promotion_id IS NOT NULL AND NOT EXISTS (
               SELECT FROM announcement a WHERE a.id = shown.redirect_promotion_id AND a.type = 'PR' AND a.merchant_id = shown.merchant_id))`)
    expect(rows).toEqual([])
  })

  it('sends no one to a made-up address: channels, apps and domains are hidden until they are configured', async () => {
    const where = { merchantId: { in: [await merchantId('demo'), await merchantId('demo2')] } }
    const settings = await prisma.merchant.findMany({ select: { settings: true } })
    const addresses = [...(await prisma.resource.findMany({ where })), ...(await prisma.customerService.findMany({ where }))]

    expect(addresses.length).toBeGreaterThan(0)
    expect(JSON.stringify([settings, addresses])).not.toMatch(/\.example\b/)
    const links = await prisma.affiliateLink.findMany({ select: { domain: true } })
    expect(links.filter(({ domain }) => domain?.includes('.example'))).toEqual([])
  })

  it('shares nothing but the catalogue with demo2', async () => {
    const [demo, demo2] = [await merchantId('demo'), await merchantId('demo2')]
    const [first, second] = await Promise.all(
      [demo, demo2].map((id) =>
        prisma.member.findUniqueOrThrow({ where: { merchantId_username: { merchantId: id, username: 'member01' } } }),
      ),
    )
    expect(first!.id).not.toBe(second!.id)
    expect(await ledger.balancesOf(second!.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ asset: 'VND', kind: 'MEMBER_MAIN' })]),
    )
    expect(await ledger.balanceOf(second!.id, 'PHP')).toBe(0n)
    expect(await prisma.merchantVendor.count({ where: { merchantId: demo, isEnabled: false } })).toBe(0)
    expect(await prisma.merchantVendor.count({ where: { merchantId: demo2, isEnabled: false } })).toBeGreaterThan(0)
    const titles = async (id: number) =>
      (await prisma.announcementContent.findMany({ where: { announcement: { merchantId: id } } })).map(({ title }) => title)
    const own = new Set(await titles(demo))
    expect((await titles(demo2)).filter((title) => own.has(title))).toEqual([])
    const { rows } = await pool.query(
      `SELECT FROM member m JOIN member_tree t ON t.descendant_id = m.id JOIN member a ON a.id = t.ancestor_id WHERE a.merchant_id <> m.merchant_id`,
    )
    expect(rows).toEqual([])
  })

  it('keeps money of demo2 in vendors’ wallets, one of them locked, with the rounds played there', async () => {
    const demo2 = await merchantId('demo2')
    const { rows } = await pool.query<{ vendors: string; holders: string; locks: string; strays: string }>(
      `SELECT (SELECT count(DISTINCT kind) FROM ledger_account WHERE merchant_id = $1 AND kind LIKE 'MEMBER_VENDOR.%' AND balance > 0) AS vendors,
              (SELECT count(DISTINCT member_id) FROM ledger_account WHERE merchant_id = $1 AND kind LIKE 'MEMBER_VENDOR.%' AND balance > 0) AS holders,
              (SELECT count(*) FROM wallet_lock l JOIN ledger_account a ON a.member_id = l.member_id AND a.kind = 'MEMBER_VENDOR.' || l.vendor_code
                WHERE l.merchant_id = $1 AND a.balance > 0) AS locks,
              (SELECT count(*) FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
                WHERE a.merchant_id = $1 AND a.kind = 'MEMBER_MAIN' AND p.code IN ('BET', 'WIN')) AS strays`,
      [demo2],
    )
    const counted = Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)]))
    expect(counted.vendors).toBeGreaterThan(2)
    expect(counted.holders).toBeGreaterThan(2)
    expect(counted).toMatchObject({ locks: 1, strays: 0 })
    const moves = await prisma.walletTransfer.findMany({ where: { merchantId: demo2 } })
    expect(moves.length).toBeGreaterThan(20)
    const entries = await prisma.ledgerEntry.count({ where: { merchantId: demo2, type: 'TRANSFER' } })
    expect(moves.length).toBe(entries)
  })

  it('changes nothing when seeded again', async () => {
    const before = await census()
    expect(await seedWorld('demo', deps)).toBeUndefined()
    expect(await census()).toEqual(before)
  })
})

describe('other worlds', () => {
  it('has a QA account for every state, excluded from all figures (ACC-11)', async () => {
    expect(await seedWorld('qa', deps)).toContain('QA accounts')
    const demo = await merchantId('demo')
    const accounts = await prisma.member.findMany({
      where: { merchantId: demo, username: { startsWith: 'qa' }, NOT: { username: { startsWith: 'qa_team' } } },
    })
    expect(accounts.map(({ username }) => username)).toEqual(expect.arrayContaining(Object.keys(QA_ACCOUNTS)))
    expect(accounts.every(({ isTest }) => isTest)).toBe(true)
    const named = new Map(accounts.map((account) => [account.username, account]))
    expect([named.get('qalocked'), named.get('qafrozen'), named.get('qaexcluded')].map((account) => account?.status)).toEqual([
      'LOCKED',
      'FROZEN',
      'EXCLUDED',
    ])
    expect(named.get('qafirstpw')?.mustChangePassword).toBe(true)
    expect(await ledger.balanceOf(named.get('qaempty')!.id, 'PHP')).toBe(0n)
    const contractsOf = async (username: string) =>
      (await prisma.agentContract.findMany({ where: { secondPartyId: named.get(username)!.id } })).map(({ status }) => status)
    const ofStatus = ['qapending', 'qasigned', 'qarejected', 'qaterminated', 'qaended'].map(contractsOf)
    expect(await Promise.all(ofStatus)).toEqual([[0, 0, 0], [1, 1, 1], [2], [3], [4]])
    expect(parseMerchantSettings((await prisma.merchant.findUniqueOrThrow({ where: { code: 'strict' } })).settings).profile).toBe(
      'strict',
    )

    const before = await census()
    expect(await seedWorld('qa', deps)).toBeUndefined()
    expect(await census()).toEqual(before)
  })

  it('has a QA team with real figures, bills and rebates', async () => {
    const merchant = await merchantId('demo')
    const team = await prisma.member.findMany({ where: { merchantId: merchant, username: { startsWith: 'qa_team' } } })
    expect(team.map(({ username }) => username).toSorted()).toEqual(Object.keys(QA_TEAM).toSorted())
    expect(team.some(({ isTest }) => isTest)).toBe(false)
    const idOf = (name: keyof typeof QA_TEAM) => team.find(({ username }) => username === name)!.id
    await database.pool.query('SELECT team_fold()')
    const days = await prisma.downlineDay.findMany({ where: { agentId: idOf('qa_team_top') } })
    expect(days.filter(({ betMembers, loginMembers }) => betMembers > 0 && loginMembers > 0)).toHaveLength(3)
    expect(days.reduce((sum, { deposits }) => sum + deposits, 0)).toBeGreaterThan(0)
    for (const name of ['qa_team_top', 'qa_team_agent'] as const) {
      const bills = await prisma.agentBill.findMany({ where: { payeeId: idOf(name) } })
      for (const kind of ['DAILY', 'REBATE'])
        expect(bills.filter((bill) => bill.kind === kind && bill.status === 'PAID').length, `${name} ${kind}`).toBeGreaterThan(0)
    }
  })

  it('copies a merchant with its accounts and balances', async () => {
    expect(await seedWorld('merchant', deps, { code: 'isla', like: 'demo' })).toContain('isla')
    const [demo, isla] = [await merchantId('demo'), await merchantId('isla')]
    for (const model of ['member', 'announcement', 'banner', 'helpTopic', 'merchantVendor', 'promotionCategory'] as const) {
      const table = prisma[model] as unknown as { count(args: { where: { merchantId: number } }): Promise<number> }
      const count = (id: number) => table.count({ where: { merchantId: id } })
      expect([model, await count(isla)]).toEqual([model, await count(demo)])
    }
    const copy = await prisma.member.findUniqueOrThrow({
      where: { merchantId_username: { merchantId: isla, username: 'member01' } },
      include: { parent: true, favourites: true },
    })
    expect(copy.parent).toMatchObject({ username: 'agent02', merchantId: isla })
    expect(copy.favourites.length).toBeGreaterThan(0)
    expect(await ledger.balanceOf(copy.id, 'PHP')).toBe(124_805_000n)
    const { rows } = await pool.query(
      `SELECT FROM announcement a, unnest(a.category_ids) AS categories(category_id)
       WHERE a.merchant_id = $1 AND category_id NOT IN (SELECT id FROM promotion_category WHERE merchant_id = $1)`,
      [isla],
    )
    expect(rows).toEqual([])
    expect(await seedWorld('merchant', deps, { code: 'isla', like: 'demo' })).toBeUndefined()
  })

  it.each([
    { why: 'no code', options: {} },
    { why: 'a code that isn’t one', options: { code: 'Isla Bonita' } },
    { why: 'the trial side’s code', options: { code: 'islatrial' } },
    { why: 'no such merchant to be like', options: { code: 'other', like: 'nobody' } },
  ])('refuses $why', async ({ options }) => {
    await expect(seedWorld('merchant', deps, options)).rejects.toThrow(/--code|no merchant/)
  })

  it('creates thousands of members in bulk, each with money and a place, and only the missing ones', async () => {
    expect(await seedWorld('load', deps, { members: 1_500 })).toContain('1,500 members')
    expect(await seedWorld('load', deps, { members: 2_000 })).toContain('500 members')
    expect(await seedWorld('load', deps, { members: 2_000 })).toBeUndefined()
    const id = await merchantId('load')
    expect(await prisma.member.count({ where: { merchantId: id, type: 0 } })).toBe(2_000)
    const last = await prisma.member.findUniqueOrThrow({
      where: { merchantId_username: { merchantId: id, username: 'm002000' } },
    })
    expect(await ledger.balanceOf(last.id, 'PHP')).toBe(10_000_000n)
    expect(await prisma.memberTree.count({ where: { descendantId: last.id } })).toBeGreaterThan(3)
  })

  it('gives them days of play, included in the figures of every agent above', async () => {
    const of = (bets: string) => `100 members at merchant load in .* and ${bets} bets of 3 days`
    expect(await seedWorld('load', deps, { members: 2_100, days: 3 })).toMatch(new RegExp(of('1,000')))
    const id = await merchantId('load')
    const top = await prisma.member.findFirstOrThrow({ where: { merchantId: id, username: 'agent000001' } })
    const [rounds, team] = [
      await prisma.gameRound.aggregate({ where: { merchantId: id }, _count: { _all: true }, _sum: { stake: true } }),
      await prisma.downlinePlayDay.aggregate({ where: { agentId: top.id }, _sum: { bets: true, stake: true } }),
    ]
    expect(team._sum).toEqual({ bets: rounds._count._all, stake: rounds._sum.stake })
    expect(rounds._count._all).toBe(1_000)
  })

  it('still reconciles to zero', async () => {
    expect((await ledger.reconcile()).drifts).toEqual([])
  })
})
