import { describe, expect, it } from 'vitest'
import { ASSET, deposit, type Someone, someone, startLedger } from '#tests/support/ledger.ts'
import type { HistoryEntry } from './index.ts'

const { database, ledger, funded, drifts } = await startLedger()
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

function* weeksOf(members: Someone[]): Generator<HistoryEntry> {
  for (const member of members)
    yield {
      ...member,
      at: daysAgo(45),
      type: 'DEPOSIT',
      reference: 'd',
      house: 'DEPOSITS',
      moves: [{ amount: 100_000n, code: 'DEPOSIT' }],
    }
  for (let day = 44; day > 0; day--) {
    for (const [index, member] of members.entries()) {
      const payout = (day + index) % 3 === 0 ? 1_900n : 0n
      const moves = [
        { amount: -1_000n, code: 'BET' },
        { amount: payout, code: 'WIN' },
      ]
      yield { ...member, at: daysAgo(day), type: 'BET_SETTLED', reference: 'dice', house: 'HOUSE_GAMES', moves }
    }
  }
}

describe('history in bulk', () => {
  it('leaves balances that are the sum of what was imported, each line with its own', async () => {
    const members = Array.from({ length: 200 }, () => someone())
    const rows = [...weeksOf(members)]
    const seen: bigint[] = []
    const total = await ledger.importHistory(rows, async (_tx, imported) => {
      seen.push(...imported.map(({ entryId }) => entryId))
    })
    expect(total.entries).toBe(rows.length)
    expect(new Set(seen).size).toBe(rows.length)
    for (const member of members.slice(0, 5)) {
      const expected = rows
        .filter((row) => row.memberId === member.memberId)
        .flatMap(({ moves }) => moves)
        .reduce((sum, { amount }) => sum + amount, 0n)
      expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(expected)
    }
    expect(await drifts()).toEqual([])
    const { rows: stray } = await database.pool.query('SELECT count(*)::integer AS rows FROM ledger_posting_default')
    expect(stray).toEqual([{ rows: 0 }])
  })

  it('runs on from the balance there is, and posting runs on from it', async () => {
    const member = await funded(500n)
    await ledger.importHistory([
      {
        ...member,
        at: daysAgo(1),
        type: 'PROMOTION',
        reference: 'p',
        house: 'PROMOTIONS',
        moves: [{ amount: 30n, code: 'PROMOTION' }],
      },
    ])
    expect((await ledger.post(deposit(member, 1n))).balances[0]).toBe(531n)
  })

  it('LED-04 refuses history that would overdraw', async () => {
    const member = await funded(10n)
    const spend: HistoryEntry = {
      ...member,
      at: daysAgo(1),
      type: 'BET',
      reference: 'b',
      house: 'HOUSE_GAMES',
      moves: [{ amount: -11n, code: 'BET' }],
    }
    await expect(ledger.importHistory([spend])).rejects.toThrow('overdraw')
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(10n)
  })
})
