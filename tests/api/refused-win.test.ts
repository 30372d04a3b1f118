/** Wins that the wallet refused to a vendor reach an operator, whatever the vendor does next. */
import { describe, expect, it } from 'vitest'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import * as refusedWinEndpoints from '#contract/back-office/refused-win.ts'
import type { RefusedWin } from '#contract/back-office/refused-win.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import type { VendorCall } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'
import { createVendorClient, type VendorInput } from '#server/features/play/vendor-wallet/vendor-client.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock, url } = startApi()
const { list, markDone } = refusedWinEndpoints
let names = 0
const named = (what: string) => `${what}-${(names += 1)}`

/** A merchant with a cashier, and a player inside the game of a vendor of its own. */
async function newPlay({ mode = {}, ...details }: { mode?: object; merchant?: Awaited<ReturnType<typeof given.merchant>> } = {}) {
  const merchant = details.merchant ?? (await given.merchant())
  const vendor = await given.vendor({ isRunning: true })
  const game = await given.game({ vendor, isRunning: true, hasFreePlay: true, category: 'RNG' })
  const { database } = container()
  const secret = await renewVendorKey({ database, clock }, { vendorCode: vendor.code })
  const client = createVendorClient({ url: url(), vendorCode: vendor.code, secret, now: () => clock.now().getTime() })
  const member = await given.member({ merchant, balance: amount(100) })
  const launched = await as(member)
    .call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: game.nodeId, ...mode })
    .expect(success)
  const launchToken = new URL((launched.body as { value: { gameUrl: string } }).value.gameUrl).searchParams.get('launch')!
  const opened = await client.call('authenticate', { requestId: named('open'), launchToken })
  const base = { user: opened.user!, token: opened.session!.token, gameCode: game.gameCode, currency: 'PHP' }
  const ask = <Call extends VendorCall>(call: Call, input: Partial<VendorInput<Call>> & { requestId?: string }) =>
    client.call(call, { requestId: named('request'), ...base, ...input } as unknown as VendorInput<Call>)
  const operator = await given.operator({ merchant, role: 'CASHIER' })
  const asCashier = as(await given.operatorSession(operator))
  return {
    merchant,
    vendor,
    game,
    member,
    client,
    base,
    ask,
    operator,
    asCashier,
    asViewer: as(await given.operatorSession(await given.operator({ merchant, role: 'VIEWER' }))),
    asBoss: as(await given.operatorSession(await given.operator({ merchant }))),
    listed: async (query: object = {}): Promise<RefusedWin[]> =>
      ((await asCashier.call(list, query).expect(success)).body as { value: { list: RefusedWin[] } }).value.list,
  }
}
type Play = Awaited<ReturnType<typeof newPlay>>

async function closedRound({ ask }: Play, { stake = 10, won = 0 } = {}) {
  const [round, bet] = [named('round'), named('bet')]
  await ask('debit', { round, transaction: bet, amount: stake * 10_000 })
  if (won > 0) await ask('credit', { round, transaction: named('win'), amount: won * 10_000 })
  await ask('closeRound', { round })
  return { round, bet }
}

describe('a win that the wallet refuses', () => {
  it('is listed once, whatever the request it is asked for with, and moves no money', async () => {
    const play = await newPlay()
    const { round } = await closedRound(play)
    const win = { round, transaction: named('late-win'), amount: 25_000_000 }
    const requestId = named('request')

    for (const request of [{ requestId }, { requestId }, {}])
      expect(await play.ask('credit', { ...win, ...request })).toMatchObject({
        status: 'RS_ERROR_ROUND_CLOSED',
        balance: 900_000,
      })

    const bet = await container().database.prisma.gameRound.findFirstOrThrow({ where: { memberId: play.member.id } })
    expect(await play.listed()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Number),
        vendor: play.vendor.code,
        vendorName: play.vendor.name,
        memberId: play.member.id,
        username: play.member.username,
        gameName: play.game.name,
        kind: 'WIN',
        amount: 2_500,
        currency: 'PHP',
        status: 'RS_ERROR_ROUND_CLOSED',
        round,
        transaction: win.transaction,
        betId: String(bet.id),
        state: 'OPEN',
        doneBy: null,
        doneAt: null,
        doneReason: '',
      },
    ])
  })

  const newWin = () => ({ round: named('round'), transaction: named('win') })
  it.each([
    {
      what: 'of a round without a bet',
      send: ({ ask }: Play) => ask('credit', { ...newWin(), amount: 30_000 }),
      row: { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' },
    },
    {
      what: 'of a spin that stakes nothing',
      send: ({ ask }: Play) => ask('debitCredit', { ...newWin(), debit: 0, credit: 30_000 }),
      row: { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' },
    },
    {
      what: 'in another currency',
      send: ({ ask }: Play) => ask('credit', { ...newWin(), amount: 30_000, currency: 'USD' }),
      row: { status: 'RS_ERROR_WRONG_CURRENCY', currency: 'USD' },
    },
    {
      what: 'of another game',
      send: ({ ask }: Play) => ask('credit', { ...newWin(), amount: 30_000, gameCode: 'elsewhere' }),
      row: { status: 'RS_ERROR_INVALID_GAME' },
    },
  ])('is listed $what', async ({ send, row }) => {
    const play = await newPlay()

    expect((await send(play)).status).toBe(row.status)

    expect(await play.listed()).toMatchObject([{ kind: 'WIN', amount: 3, currency: 'PHP', betId: null, ...row }])
  })

  it('is settled once the vendor’s next try is taken', async () => {
    const play = await newPlay()
    const [round, transaction] = [named('round'), named('early-win')]
    const win = { round, transaction, amount: 50_000 }
    expect((await play.ask('credit', win)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(await play.listed({ state: 'OPEN' })).toHaveLength(1)
    clock.shift(1_000)

    await play.ask('debit', { round, transaction: named('bet'), amount: 10_000 })
    expect((await play.ask('credit', win)).status).toBe('RS_OK')

    expect(await play.listed()).toMatchObject([{ transaction, state: 'SETTLED' }])
    expect(await play.listed({ state: 'OPEN' })).toEqual([])
    const [{ id }] = (await play.listed()) as [RefusedWin]
    const { body } = await play.asCashier.call(markDone, { id, reason: 'settled already' })
    expect(body).toMatchObject({ success: false, errorCode: 'review.decided' })
  })

  it('is not listed for a bet, for a spin whose bet was refused, for nothing, or for practice', async () => {
    const play = await newPlay()
    const { round } = await closedRound(play)
    const late = { round, transaction: named('late') }
    expect((await play.ask('debit', { ...late, amount: 10_000 })).status).toBe('RS_ERROR_ROUND_CLOSED')
    expect((await play.ask('credit', { ...late, amount: 0 })).status).toBe('RS_ERROR_ROUND_CLOSED')
    const spin = { round: named('round'), transaction: named('spin'), debit: 9_000_000, credit: 90_000_000, roundClosed: true }
    expect((await play.ask('debitCredit', spin)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
    expect((await play.ask('debitCredit', { ...spin, round })).status).toBe('RS_ERROR_ROUND_CLOSED')

    const trial = await newPlay({ mode: { accountType: '0' } })
    const practice = { round: named('round'), transaction: named('win'), amount: 10_000 }
    expect((await trial.ask('credit', practice)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')

    expect(await play.listed()).toEqual([])
    expect(await trial.listed()).toEqual([])
  })

  it('is not listed without a signature, nor where the vendor itself had taken it back', async () => {
    const play = await newPlay()
    const { round } = await closedRound(play)
    const body = JSON.stringify({
      ...play.base,
      requestId: named('request'),
      round,
      transaction: named('win'),
      amount: 10_000,
    })
    expect((await play.client.send('credit', body, 'vendor=X')).answer.status).toBe('RS_ERROR_INVALID_SIGNATURE')
    const win = { round: named('round'), transaction: named('win') }
    await play.ask('rollback', win)
    expect((await play.ask('credit', { ...win, amount: 10_000 })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')

    expect(await play.listed()).toEqual([])
  })
})

describe('a rollback that the wallet refuses', () => {
  it('WAL-07 is listed with the stake that would have gone back', async () => {
    const play = await newPlay()
    const [closed, won] = [await closedRound(play), await closedRound(play, { won: 40 })]
    await play.ask('rollback', { round: closed.round, transaction: closed.bet })
    await play.ask('rollback', { round: closed.round, transaction: closed.bet })
    await play.ask('rollback', { round: won.round, transaction: won.bet })

    expect(await play.listed()).toMatchObject([
      { kind: 'ROLLBACK', amount: 10, transaction: won.bet, status: 'RS_ERROR_ROUND_CLOSED' },
      { kind: 'ROLLBACK', amount: 10, transaction: closed.bet, status: 'RS_ERROR_ROUND_CLOSED' },
    ])
  })

  it('is not listed where it would have taken a win from the player', async () => {
    const play = await newPlay()
    const [round, win] = [named('round'), named('win')]
    await play.ask('debit', { round, transaction: named('bet'), amount: 10_000 })
    await play.ask('credit', { round, transaction: win, amount: 50_000, roundClosed: true })

    expect((await play.ask('rollback', { round, transaction: win })).status).toBe('RS_ERROR_ROUND_CLOSED')

    expect(await play.listed()).toEqual([])
  })
})

describe('operators', () => {
  const refused = async (play: Play) => {
    const { round } = await closedRound(play)
    await play.ask('credit', { round, transaction: named('late-win'), amount: 70_000 })
  }

  it('see their own merchant’s, newest first, by vendor and by state', async () => {
    const [ours, theirs] = [await newPlay(), await newPlay()]
    const second = await newPlay({ merchant: ours.merchant })
    await refused(ours)
    await refused(second)
    await refused(theirs)

    const { body } = await ours.asViewer.call(list).expect(success)
    expect(body.value).toMatchObject({ total: 2, page: 1, totalPages: 1 })
    expect(body.value.list).toMatchObject([{ vendor: second.vendor.code }, { vendor: ours.vendor.code }])
    expect(body.value.vendors.map(({ code }: { code: string }) => code).sort()).toEqual(
      [ours.vendor.code, second.vendor.code].sort(),
    )
    expect(await ours.listed({ vendor: second.vendor.code })).toMatchObject([{ vendor: second.vendor.code }])
    expect(await ours.listed({ vendor: theirs.vendor.code })).toEqual([])
    expect(await ours.listed({ size: 1, page: 2 })).toMatchObject([{ vendor: ours.vendor.code }])
    expect(await ours.listed({ state: 'DONE' })).toEqual([])
    const overview = await ours.asViewer.call(houseReportEndpoints.overview).expect(success)
    expect(overview.body.value.waiting).toMatchObject({ refusedWins: 2 })
  })

  it('mark one as done once, with a reason, and it is in the audit log', async () => {
    const play = await newPlay()
    await refused(play)
    const [{ id }] = (await play.listed()) as [RefusedWin]
    for (const reason of [undefined, '', 'no'])
      expect((await play.asCashier.call(markDone, { id, reason: reason as string })).body).toMatchObject({
        errorCode: 'request.param.err',
      })

    const answers = await Promise.all([1, 2].map((nth) => play.asCashier.call(markDone, { id, reason: `Paid by hand ${nth}` })))

    expect(answers.map(({ body }) => body.errorCode ?? 'done').sort()).toEqual(['done', 'review.decided'])
    const [row] = await play.listed({ state: 'DONE' })
    expect(row).toMatchObject({ id, state: 'DONE', doneBy: play.operator.username, doneAt: expect.any(Number) })
    expect(row!.doneReason).toMatch(/^Paid by hand [12]$/)
    const { value } = (await play.asBoss.call(auditEndpoints.list, { action: 'refused-win.done' }).expect(success)).body
    expect(value).toMatchObject({ total: 1, list: [{ entityId: id, reason: row!.doneReason }] })
    // The vendor’s next try does not open it again.
    await play.ask('credit', { round: row!.round, transaction: row!.transaction, amount: 70_000 })
    expect(await play.listed()).toMatchObject([{ state: 'DONE' }])
  })

  it('cannot mark another merchant’s, one that is not there, or any as a viewer', async () => {
    const [ours, theirs] = [await newPlay(), await newPlay()]
    await refused(theirs)
    const [{ id }] = (await theirs.listed()) as [RefusedWin]
    const reason = 'Paid by hand'

    expect((await ours.asCashier.call(markDone, { id, reason })).body).toMatchObject({ errorCode: 'no.data' })
    expect((await ours.asCashier.call(markDone, { id: 'x', reason })).body).toMatchObject({ errorCode: 'no.data' })
    expect((await theirs.asViewer.call(markDone, { id, reason })).body).toMatchObject({ errorCode: 'permission.denied' })

    expect(await theirs.listed()).toMatchObject([{ state: 'OPEN' }])
  })
})
