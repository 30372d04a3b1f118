import { describe, expect, it } from 'vitest'
import { deposit, startLedger } from '#tests/support/ledger.ts'

const { database, ledger, funded } = await startLedger()
const partitions = async (parent: string) =>
  (
    await database.pool.query<{ name: string }>(
      'SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass',
      [parent],
    )
  ).rows.map(({ name }) => name)
const REFUSED = { code: '23001' }

describe('LED-02 rows are immutable', () => {
  it.each(['ledger_entry', 'ledger_posting', 'ledger_obligation'])('%s refuses UPDATE, DELETE and TRUNCATE', async (table) => {
    const member = await funded(0n)
    await ledger.post({ ...deposit(member, 5n), isObligation: true })
    await expect(database.pool.query(`UPDATE ${table} SET created_at = created_at`)).rejects.toMatchObject(REFUSED)
    await expect(database.pool.query(`DELETE FROM ${table}`)).rejects.toMatchObject(REFUSED)
    await expect(database.pool.query(`TRUNCATE ${table}`)).rejects.toMatchObject(REFUSED)
  })

  it.each(['ledger_entry', 'ledger_posting', 'game_round'])('%s refuses by each of its partitions too', async (table) => {
    await ledger.post(deposit(await funded(0n), 5n))
    const names = await partitions(table)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      const { rowCount } = await database.pool.query(`SELECT 1 FROM ${name} LIMIT 1`)
      if (rowCount) await expect(database.pool.query(`DELETE FROM ${name}`)).rejects.toMatchObject(REFUSED)
      await expect(database.pool.query(`TRUNCATE ${name}`)).rejects.toMatchObject(REFUSED)
    }
  })

  it('a correction is a new entry that names the old one', async () => {
    const member = await funded(0n)
    const wrong = await ledger.post(deposit(member, 50n))
    const { lines } = deposit(member, -20n)
    await ledger.post({ key: 'put-right', type: 'CORRECTION', reference: 'r', lines, correctionOf: wrong.entryId })
    const entries = await database.prisma.ledgerEntry.findMany({ where: { correctionOf: wrong.entryId } })
    expect(entries).toMatchObject([{ type: 'CORRECTION', asset: 'PHP' }])
    expect(await ledger.balanceOf(member.memberId, 'PHP')).toBe(30n)
  })
})

describe('LED-01 by trigger', () => {
  it('refuses postings that do not balance, in any table and from any writer', async () => {
    const member = await funded(10n)
    const { rows } = await database.pool.query<{ id: bigint }>('SELECT id FROM ledger_account WHERE member_id = $1 ORDER BY id', [
      member.memberId,
    ])
    for (const table of ['ledger_posting', ...(await partitions('ledger_posting')).filter((name) => name.endsWith('default'))]) {
      const at = table === 'ledger_posting' ? new Date() : new Date('1999-01-01')
      await expect(
        database.pool.query(
          `INSERT INTO ${table} (entry_id, line, created_at, account_id, member_id, amount, balance_after, code) VALUES (1, 1, $1, $2, $3, 5, 5, 'X')`,
          [at, rows[0]!.id, member.memberId],
        ),
      ).rejects.toMatchObject({ code: '23514' })
    }
  })
})

describe('partitions', () => {
  it('are made ahead, month by month, and making them again changes nothing', async () => {
    await ledger.createPartitions()
    expect(await ledger.createPartitions()).toBe(0)
    const { rows } = await database.pool.query<{ made: number }>(`SELECT ledger_create_partitions('2031-01-15', 2) AS made`)
    expect(rows[0]!.made).toBe(6)
    expect(await partitions('ledger_posting')).toEqual(
      expect.arrayContaining(['ledger_posting_2031_01', 'ledger_posting_2031_02']),
    )
  })

  it('rows of a month without one are kept, and the month stays where its rows are', async () => {
    const member = await funded(1n)
    const { rows } = await database.pool.query<{ status: string }>(
      `SELECT p.status FROM ledger_account m, ledger_account h, ledger_post_one('far', 'f', 'DEPOSIT', 'r', ARRAY[m.id, h.id], '{5,-5}', '{X,X}', '2044-05-05') p
       WHERE m.member_id = $1 AND m.kind = 'MEMBER_MAIN' AND h.kind = 'DEPOSITS'`,
      [member.memberId],
    )
    expect(rows).toEqual([{ status: 'posted' }])
    // The entry and its postings are in the default partitions; only the rounds get a partition for the month.
    expect((await database.pool.query(`SELECT ledger_create_partitions('2044-05-01', 1) AS made`)).rows).toEqual([{ made: 1 }])
  })
})
