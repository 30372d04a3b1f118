import { describe, expect, it } from 'vitest'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given } = startApi()
const { search, file, ledger, bets } = playerProfileEndpoints
const viewer = async () => as(await given.operatorSession(await given.operator({ role: 'VIEWER' })))

describe('the merchant’s members', () => {
  it('are found by name, nickname, number, address and id', async () => {
    const asViewer = await viewer()
    const member = await given.member({ nickname: 'Bituin', email: 'bituin@example.com', mobileNumber: '9175559911' })
    for (const q of [member.username.slice(0, 6), 'bitu', '0917-555-9911', 'BITUIN@', String(member.id)]) {
      const { body } = await asViewer.call(search, { q, size: 200 }).expect(success)
      expect(body.value.list.map(({ id }: { id: number }) => id)).toContain(member.id)
    }
    expect((await asViewer.call(search, { q: 'nobody-at-all' }).expect(success)).body.value).toMatchObject({ list: [], total: 0 })
  })

  it('are listed newest first, with balance and agent, page by page', async () => {
    const agent = await given.agent()
    const [older, newer] = [await given.member({ parent: agent }), await given.member({ parent: agent, balance: 123_400n })]
    const { body } = await (await viewer()).call(search, { size: 2 }).expect(success)
    expect(body.value.list).toMatchObject([
      { id: newer.id, balance: 12.34, agent: agent.username },
      { id: older.id, balance: 0 },
    ])
    expect(body.value.totalPages).toBeGreaterThan(1)
  })
})

describe('the profile of a member', () => {
  it('shows masked contacts, money and open sessions', async () => {
    const member = await given.member({ balance: 500_000n, email: 'maria@example.com', mobileNumber: '9175550001' })
    const { body } = await (await viewer()).call(file, { memberId: member.id }).expect(success)
    expect(body.value).toMatchObject({
      username: member.username,
      balance: 50,
      locked: 0,
      deposited: 50,
      withdrawn: 0,
      email: 'm***@example.com',
      mobileNumber: '******0001',
      sessions: [{ ip: '127.0.0.1', device: 'test' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/assword/)
  })

  it('shows what moved the balance, and every bet', async () => {
    const member = await given.member({ balance: 500_000n })
    await given.round({ member, stake: 10_000n, payout: 25_000n, gameCode: 'lucky-parol', at: new Date(Date.now() + 1_000) })
    const asViewer = await viewer()
    const { body } = await asViewer.call(ledger, { memberId: member.id, size: 2 }).expect(success)
    expect(body.value).toMatchObject({
      hasMore: true,
      list: [
        { code: 'WIN', amount: 2.5 },
        { code: 'BET', amount: -1 },
      ],
    })
    const second = await asViewer.call(ledger, { memberId: member.id, size: 2, page: 2 }).expect(success)
    expect(second.body.value).toMatchObject({ hasMore: false, list: [{ code: 'DEPOSIT', amount: 50, balanceAfter: 50 }] })
    const played = await asViewer.call(bets, { memberId: member.id }).expect(success)
    expect(played.body.value).toMatchObject({ hasMore: false, list: [{ stake: 1, payout: 2.5, isTrial: false }] })
  })

  it('is only for operators of the member’s merchant', async () => {
    const member = await given.member({ merchant: await given.merchant() })
    const asViewer = await viewer()
    for (const endpoint of [file, ledger, bets])
      expect((await asViewer.call(endpoint, { memberId: member.id })).body.errorCode).toBe('no.data')
    const { body } = await asViewer.call(search, { q: member.username }).expect(success)
    expect(body.value.total).toBe(0)
  })
})
