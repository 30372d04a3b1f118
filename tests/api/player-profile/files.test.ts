import { describe, expect, it } from 'vitest'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import * as playerNoteEndpoints from '#contract/back-office/player-profile/player-note.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { searchFile, ledgerFile, betsFile } = playerProfileEndpoints
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const prisma = () => container().database.prisma
const operator = async (role: 'MANAGER' | 'CASHIER' | 'VIEWER' | 'EDITOR' = 'MANAGER') =>
  as(await given.operatorSession(await given.operator({ role })))
/** Without the header; no cell contains a comma, except where a test says so. */
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
const day = (instant: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(instant)

describe('members as a file', () => {
  it('are those the search finds, with balance and tags', async () => {
    const word = unique('csv')
    const [one, two] = [
      await given.member({ username: `${word}a`, balance: amount('12.34') }),
      await given.member({ username: `${word}b` }),
    ]
    const asManager = await operator()
    for (const tag of ['suki', 'vip']) await asManager.call(playerNoteEndpoints.addTag, { memberId: one.id, tag }).expect(success)
    const answer = await asManager.call(searchFile, { q: word }).expect(success)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('members.csv')
    const [newer, older, ...rest] = linesOf(answer.text)
    expect(rest).toEqual([])
    expect(newer).toMatch(new RegExp(`^${two.id},${word}b,.*,ACTIVE,no,,0,`))
    expect(older).toMatch(new RegExp(`^${one.id},${word}a,.*,12.34,.*,suki; vip$`))
    expect(linesOf((await asManager.call(searchFile, { q: word, tag: 'vip' }).expect(success)).text)).toHaveLength(1)
  })

  it('are read in pages, each row once', async () => {
    const merchant = await given.merchant()
    const first = await given.member({ merchant })
    await prisma().$executeRaw`
      INSERT INTO member (merchant_id, username, password_hash, type, nickname, created_at)
      SELECT ${merchant.id}, 'many' || n, 'x', 0, 'many' || n, now() FROM generate_series(1, 2000) n`
    const asManager = as(await given.operatorSession(await given.operator({ merchant })))
    const ids = linesOf((await asManager.call(searchFile, {}).expect(success)).text).map((line) => Number(line.split(',')[0]))
    expect(ids).toHaveLength(2_001)
    expect(new Set(ids).size).toBe(2_001)
    expect(ids.at(-1)).toBe(first.id)
  })
})

describe('a member’s ledger and bets as files', () => {
  it('have every row, newest first, also with equal times', async () => {
    const member = await given.member({ balance: amount(50_000) })
    const at = new Date(clock.now().getTime() + 1_000)
    for (let round = 1; round <= 6; round++)
      await given.round({ member, stake: amount(1), payout: amount('2.5'), gameCode: 'lucky', at })
    const asViewer = await operator('VIEWER')
    const bets = await asViewer.call(betsFile, { memberId: member.id }).expect(success)
    expect(bets.headers['content-disposition']).toContain(`bets-${member.username}.csv`)
    const rows = linesOf(bets.text).map((line) => line.split(','))
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({ 2: 'lucky', 3: '1', 4: '2.5', 6: 'no' })

    const ledger = linesOf((await asViewer.call(ledgerFile, { memberId: member.id }).expect(success)).text)
    expect(new Set(ledger.map((line) => line.split(',')[0])).size).toBe(13)
    expect(ledger).toHaveLength(13)
    expect(ledger.at(-1)).toMatch(/,DEPOSIT,.*,50000,50000$/)
    const none = await asViewer.call(betsFile, { memberId: member.id, to: clock.now().getTime() - HOUR_MS }).expect(success)
    expect(linesOf(none.text)).toEqual([])
  })

  it('continue after the last row of a page, also if a thousand share its time', async () => {
    const member = await given.member()
    const { merchantId, id } = member
    const at = clock.now()
    const first = await given.round({ member: await given.member({ balance: amount(5) }), stake: amount(1), payout: 0n })
    const model = await prisma().gameRound.findFirstOrThrow({ where: { id: first.id } })
    await prisma().gameRound.createMany({
      data: Array.from({ length: 1_200 }, (_, index) => ({
        ...model,
        detail: {},
        id: model.id + BigInt(1_000_000 + index),
        nonce: model.nonce! + 1 + index,
        merchantId,
        memberId: id,
        createdAt: at,
      })),
    })
    const ids = linesOf((await (await operator('VIEWER')).call(betsFile, { memberId: id }).expect(success)).text)
    expect(new Set(ids.map((line) => line.split(',')[0])).size).toBe(1_200)
    expect(ids).toHaveLength(1_200)
  })
})

describe('adjustments and the audit log', () => {
  const { propose, list, file } = adjustmentEndpoints

  it('are files of the filtered rows', async () => {
    const asManager = await operator()
    const member = await given.member()
    const body = { memberId: member.id, amount: -2.5, reason: '=HYPERLINK("x"), "quoted"', turnoverTimes: 0 }
    const { id } = (await asManager.call(propose, body).expect(success)).body.value
    const [line, ...rest] = linesOf((await asManager.call(file, { memberId: member.id }).expect(success)).text)
    expect(rest).toEqual([])
    expect(line).toContain(`,${member.id},${member.username},-2.5,"'=HYPERLINK(""x""), ""quoted""",0,PROPOSED,`)
    expect(linesOf((await asManager.call(file, { memberId: member.id, state: 'CONFIRMED' })).text)).toEqual([])

    const audit = await asManager.call(auditEndpoints.file, { entity: 'adjustment', entityId: id }).expect(success)
    expect(audit.headers['content-disposition']).toContain('audit.csv')
    expect(linesOf(audit.text)).toHaveLength(1)
    expect(audit.text).toContain('adjustment.propose')
    expect(audit.text).toContain('""amount"":-2.5')
  })

  it('are filtered by days of the merchant, the last one included', async () => {
    const asManager = await operator()
    const member = await given.member()
    const { id } = (
      await asManager.call(propose, { memberId: member.id, amount: 1, reason: 'by its day', turnoverTimes: 0 }).expect(success)
    ).body.value
    // The last minute of a day in Manila, while it is still the afternoon in Greenwich.
    const at = new Date(`${day(clock.now())}T23:59:30+08:00`)
    await prisma().adjustment.update({ where: { id: BigInt(id) }, data: { proposedAt: at } })
    const [today, before, after] = [day(at), day(new Date(at.getTime() - DAY_MS)), day(new Date(at.getTime() + DAY_MS))]
    for (const [startDate, endDate, found] of [
      [today, today, 1],
      [before, before, 0],
      [after, after, 0],
      [before, after, 1],
    ] as const) {
      const query = { memberId: member.id, startDate, endDate }
      expect([startDate, (await asManager.call(list, query).expect(success)).body.value.total]).toEqual([startDate, found])
      expect(linesOf((await asManager.call(file, query).expect(success)).text)).toHaveLength(found)
    }
    const audited = { entity: 'adjustment', entityId: id }
    const now = day(clock.now())
    for (const [startDate, endDate, found] of [
      [now, now, 1],
      [before, before, 0],
    ] as const) {
      const query = { ...audited, startDate, endDate }
      expect((await asManager.call(auditEndpoints.list, query).expect(success)).body.value.total).toBe(found)
      expect(linesOf((await asManager.call(auditEndpoints.file, query).expect(success)).text)).toHaveLength(found)
    }
    for (const endpoint of [list, file, auditEndpoints.list, auditEndpoints.file])
      expect((await asManager.call(endpoint, { startDate: '2026-02-31' })).body.errorCode).toBe('request.param.err')
  })
})

describe('a file of the back office', () => {
  it('is for operators of the same merchant who may read its table', async () => {
    const elsewhere = await given.merchant()
    const stranger = as(await given.operatorSession(await given.operator({ merchant: elsewhere })))
    const member = await given.member({ balance: amount(5) })
    const asManager = await operator()
    await asManager.call(adjustmentEndpoints.propose, { memberId: member.id, amount: 1, reason: 'our own', turnoverTimes: 0 })
    for (const endpoint of [ledgerFile, betsFile])
      expect((await stranger.call(endpoint, { memberId: member.id })).body.errorCode).toBe('no.data')
    for (const endpoint of [searchFile, adjustmentEndpoints.file, auditEndpoints.file])
      expect(linesOf((await stranger.call(endpoint, {}).expect(success)).text)).toEqual([])

    const [asViewer, asEditor] = [await operator('VIEWER'), await operator('EDITOR')]
    expect((await asViewer.call(auditEndpoints.file, {})).body.errorCode).toBe('permission.denied')
    for (const endpoint of [searchFile, adjustmentEndpoints.file])
      expect((await asEditor.call(endpoint, {})).body.errorCode).toBe('permission.denied')
  })
})
