/** Any change to the audit log's rows from outside is detected (ACC-12). */
import { describe, expect, it } from 'vitest'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import type { AuditFault } from '#contract/back-office/audit.ts'
import { Prisma } from '#prisma/client.ts'
import { EMPTY_HEAD, hashOfLink, partHash, sealOf } from '#server/audit/audit-chain.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import { sealAuditChains } from '#server/cli/seal-audit.ts'
import { createAuditProof } from '#server/features/back-office/audit/audit-proof.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { compare, heads, verify } = auditEndpoints
const DAY_MS = 86_400_000

/** A merchant of its own, so that its log contains only this test's entries. */
async function backOffice() {
  const merchant = await given.merchant()
  const [boss, cashier] = [await given.operator({ merchant }), await given.operator({ merchant, role: 'CASHIER' })]
  const member = await given.member({ merchant })
  const propose = async (reason: string) =>
    as(await given.operatorSession(cashier))
      .call(adjustmentEndpoints.propose, { memberId: member.id, amount: 5, reason })
      .expect(success)
  const asBoss = async () => as(await given.operatorSession(boss))
  return {
    merchant,
    cashier,
    member,
    propose,
    write: async (count: number) => {
      for (let nth = 1; nth <= count; nth++) await propose(`entry ${nth}`)
    },
    rows: () => container().database.prisma.auditEntry.findMany({ where: { merchantId: merchant.id }, orderBy: { id: 'asc' } }),
    proof: async () => (await (await asBoss()).call(verify).expect(success)).body.value,
    compare: async (text: string) => (await (await asBoss()).call(compare, { heads: text })).body,
    headsFile: async () => (await (await asBoss()).call(heads).expect(success)).text,
  }
}

/** As an attacker with write access to the database who knows how the chain works. */
const behindItsBack = (sql: string) =>
  container().database.pool.query(`BEGIN;
    ALTER TABLE audit_entry DISABLE TRIGGER USER; ALTER TABLE audit_chain DISABLE TRIGGER USER; ALTER TABLE audit_head DISABLE TRIGGER USER;
    ${sql};
    ALTER TABLE audit_entry ENABLE TRIGGER USER; ALTER TABLE audit_chain ENABLE TRIGGER USER; ALTER TABLE audit_head ENABLE TRIGGER USER;
    COMMIT`)
const keepHeads = () =>
  container()
    .jobs.find(({ name }) => name === 'audit.keepHeads')!
    .run({})
const whole = (entries: number, known = 0) => ({ entries, fault: null, brokenAt: null, unfitHead: null, heads: known })
const fault = (kind: AuditFault) => expect.objectContaining({ fault: kind })

describe('the chain of the audit log', () => {
  it('verifies if nothing was touched', async () => {
    const office = await backOffice()
    await office.write(3)

    expect(await office.proof()).toEqual(whole(3))
  })

  const COLUMNS = Object.values(Prisma.AuditEntryScalarFieldEnum).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  const CHANGED: Record<string, string> = {
    id: 'id + 1000000',
    merchant_id: 'merchant_id',
    before: `'{"x":1}'`,
    after: `'{"amount":5000}'`,
    at: `at + interval '1 ms'`,
    version: '1',
    operator_id: 'operator_id + 1',
  }
  it.each(COLUMNS)('ACC-12: finds a changed %s, in the middle and in the last row', async (column) => {
    for (const nth of [1, 2]) {
      const office = await backOffice()
      const other = await given.merchant()
      await office.write(3)
      const { id } = (await office.rows())[nth]!

      const value = column === 'merchant_id' ? other.id : (CHANGED[column] ?? `${column} || 'x'`)
      await behindItsBack(`UPDATE audit_entry SET ${column} = ${value} WHERE id = ${id}`)

      expect((await office.proof()).fault, `row ${nth + 1}`).toMatch(/ENTRY|END/)
    }
  })

  it('ACC-12: detects that the last row is missing, or the last three, also after another was written', async () => {
    for (const gone of [1, 3]) {
      const office = await backOffice()
      await office.write(5)
      const ids = (await office.rows()).slice(-gone).map(({ id }) => id)

      await behindItsBack(`DELETE FROM audit_entry WHERE id IN (${ids.join()})`)
      expect(await office.proof()).toEqual({ ...whole(5 - gone), fault: 'END' })

      await office.propose('afterwards')
      expect(await office.proof()).toEqual(fault('ENTRY'))
    }
  })

  it('detects a cut end, forged or missing, also after another row was written', async () => {
    for (const forge of [
      (id: number, head: string) => `UPDATE audit_chain SET entries = entries - 1, head = '${head}' WHERE merchant_id = ${id}`,
      (id: number) => `DELETE FROM audit_chain WHERE merchant_id = ${id}`,
    ]) {
      const office = await backOffice()
      await office.write(3)
      const last = (await office.rows()).at(-1)!

      await behindItsBack(`DELETE FROM audit_entry WHERE id = ${last.id}; ${forge(office.merchant.id, last.previousHash)}`)
      expect(await office.proof()).toEqual(fault('END'))

      await office.propose('afterwards')
      expect((await office.proof()).fault).toMatch(/ENTRY|END/)
    }
  })

  it('ACC-12: detects two swapped rows', async () => {
    const office = await backOffice()
    await office.write(4)
    const [, one, two] = await office.rows()

    await behindItsBack(
      `UPDATE audit_entry SET id = -1 WHERE id = ${one!.id}; UPDATE audit_entry SET id = ${one!.id} WHERE id = ${two!.id};
       UPDATE audit_entry SET id = ${two!.id} WHERE id = -1`,
    )

    expect(await office.proof()).toEqual({ ...whole(1), fault: 'ENTRY', brokenAt: String(one!.id) })
  })

  it('ACC-12: detects an inserted row with a hash of its own', async () => {
    const office = await backOffice()
    await office.write(2)
    const last = (await office.rows()).at(-1)!

    const forged = { ...last, previousHash: last.hash }
    await behindItsBack(
      `INSERT INTO audit_entry (merchant_id, operator_id, operator_name, role, action, entity, entity_id, ip, request_id, at, version, previous_hash, hash)
       SELECT merchant_id, operator_id, operator_name, role, action, entity, entity_id, ip, request_id, at, 1, hash, '${partHash(forged)}'
       FROM audit_entry WHERE id = ${last.id}`,
    )

    expect(await office.proof()).toEqual(fault('ENTRY'))
  })

  it('stays one chain when many operators act at once', async () => {
    const merchant = await given.merchant()
    const boss = await given.operator({ merchant })
    const members = await Promise.all(Array.from({ length: 24 }, () => given.member({ merchant })))
    const sessions = await Promise.all(
      members.map(async () => given.operatorSession(await given.operator({ merchant, role: 'CASHIER' }))),
    )

    await Promise.all(
      members.map(({ id }, nth) =>
        as(sessions[nth])
          .call(adjustmentEndpoints.propose, { memberId: id, amount: 1, reason: `operator ${nth}` })
          .expect(success),
      ),
    )

    expect(
      (
        await as(await given.operatorSession(boss))
          .call(verify)
          .expect(success)
      ).body.value,
    ).toEqual(whole(24))
  })

  it('stores half a surrogate pair as the database does', async () => {
    const office = await backOffice()
    await office.propose('cut in \ud83d two')

    expect(await office.proof()).toEqual(whole(1))
  })
})

describe('entries from before the key', () => {
  /** As the first version of the log wrote them. */
  async function writeOld({ merchant, cashier }: Awaited<ReturnType<typeof backOffice>>, count: number) {
    let previousHash = EMPTY_HEAD
    for (let nth = 1; nth <= count; nth++) {
      const entry = {
        merchantId: merchant.id,
        operatorId: cashier.id,
        operatorName: cashier.username,
        role: 'CASHIER',
        action: 'deposit.approve',
        entity: 'deposit',
        entityId: String(nth),
        before: { state: 'REVIEW' },
        after: { state: 'CONFIRMED' },
        reason: '',
        ip: '127.0.0.1',
        requestId: 'r',
        at: clock.now(),
        previousHash,
      }
      const hash = partHash(entry)
      await container().database.prisma.auditEntry.create({ data: { ...entry, hash } })
      previousHash = hash
    }
  }

  it('are still verified, alone and with later ones after them', async () => {
    const office = await backOffice()
    await writeOld(office, 3)
    expect(await office.proof()).toEqual(whole(3))

    await office.write(2)
    expect(await office.proof()).toEqual(whole(5))
  })

  it.each(['operator_name', 'role', 'ip', 'request_id', 'reason'])(
    'are covered by the next one: a changed %s is detected',
    async (column) => {
      const office = await backOffice()
      await writeOld(office, 3)
      await office.write(1)
      const { id } = (await office.rows())[1]!

      await behindItsBack(`UPDATE audit_entry SET ${column} = 'x' WHERE id = ${id}`)

      expect(await office.proof()).toEqual(fault('ENTRY'))
    },
  )
})

describe('the heads of the audit log', () => {
  it('are saved once a day at its end, and compared', async () => {
    const office = await backOffice()
    await office.write(2)
    clock.shift(DAY_MS)
    await keepHeads()
    await keepHeads()
    await office.write(1)

    expect(await office.proof()).toEqual(whole(3, 1))
    expect(await container().database.prisma.auditHead.findMany({ where: { merchantId: office.merchant.id } })).toEqual([
      expect.objectContaining({ entries: 2, head: (await office.rows())[1]!.hash }),
    ])
  })

  it('reveal that the last day’s rows are missing, whatever was done to the rest', async () => {
    const office = await backOffice()
    await office.write(2)
    const { prisma } = container().database
    const [before] = await prisma.auditChain.findMany({ where: { merchantId: office.merchant.id } })
    clock.shift(DAY_MS)
    await office.write(2)
    clock.shift(DAY_MS)
    await keepHeads()
    const file = await office.headsFile()
    const ids = (await office.rows()).slice(-2).map(({ id }) => id)

    // The end as it was the day before, including its seal.
    await behindItsBack(
      `DELETE FROM audit_entry WHERE id IN (${ids.join()});
       UPDATE audit_chain SET entries = ${before!.entries}, head = '${before!.head}', seal = '${before!.seal}' WHERE merchant_id = ${office.merchant.id}`,
    )
    expect(await office.proof()).toEqual({ ...whole(2, 1), fault: 'HEAD', unfitHead: 4 })

    await behindItsBack(`DELETE FROM audit_head WHERE merchant_id = ${office.merchant.id}`)
    expect((await office.compare(file)).value).toEqual({ ...whole(2, 2), fault: 'HEAD', unfitHead: 4 })
  })

  it('cannot be forged in the database', async () => {
    const office = await backOffice()
    await office.write(2)
    clock.shift(DAY_MS)
    await keepHeads()

    await behindItsBack(`UPDATE audit_head SET entries = 1 WHERE merchant_id = ${office.merchant.id}`)

    expect(await office.proof()).toEqual({ ...whole(2, 1), fault: 'HEAD', unfitHead: 1 })
  })

  it('are a file of each day and now, which matches as long as the log is intact', async () => {
    const office = await backOffice()
    await office.write(2)
    clock.shift(DAY_MS)
    await keepHeads()
    await office.write(1)
    const file = await office.headsFile()

    const [title, ...lines] = file.trim().split('\r\n')
    expect(title).toBe('merchant,day,at,entries,head')
    expect(lines.map((line) => line.split(',')[3])).toEqual(['2', '3'])
    await office.write(1)
    expect((await office.compare(file)).value).toEqual(whole(4, 3))
  })

  it('may be lines of the server’s log; a file without a head of this merchant is refused', async () => {
    const [office, other] = [await backOffice(), await backOffice()]
    await office.write(1)
    const { hash } = (await office.rows())[0]!
    const line = JSON.stringify({
      level: 30,
      merchant: office.merchant.code,
      day: '2026-01-01',
      entries: 1,
      head: hash,
      msg: 'audit head',
    })

    expect((await office.compare(line)).value).toEqual(whole(1, 1))
    const wrong = hash.replace(/^./, (first) => (first === '_' ? '-' : '_'))
    expect((await office.compare(line.replace(hash, wrong))).value).toEqual(fault('HEAD'))
    expect((await other.compare(line)).errorCode).toBe('request.param.err')
    expect((await office.compare('nothing like it')).errorCode).toBe('request.param.err')
  })
})

describe('a key from the environment', () => {
  const KEY = 'a-key-that-is-not-in-the-database-1'
  const outside = () => ({ database: container().database, clock })
  const keyed = async () => createAuditProof({ end: (await openAuditLog({ ...outside(), auditKey: KEY })).end })
  const faultOf = async (merchantId: number) => (await (await keyed())(merchantId, [])).fault
  /** All that the database holds is enough to make these seals and hashes. */
  async function rehashed(merchantId: number) {
    const { end } = await openAuditLog(outside())
    const rows = await container().database.prisma.auditEntry.findMany({ where: { merchantId }, orderBy: { id: 'asc' } })
    let head = EMPTY_HEAD
    let sql = ''
    for (const row of rows) {
      const changed = { ...row, operatorName: 'somebody', previousHash: head }
      const hash = hashOfLink(end.secret, head, changed)
      sql += `UPDATE audit_entry SET operator_name = 'somebody', previous_hash = '${head}', hash = '${hash}' WHERE id = ${row.id};`
      head = hash
    }
    const seal = sealOf(end.secret, { merchantId, entries: rows.length, head }, 'now')
    return `${sql} UPDATE audit_chain SET head = '${head}', seal = '${seal}' WHERE merchant_id = ${merchantId}`
  }

  it('shows what the key in the database could hide: a chain that was hashed and sealed again', async () => {
    const office = await backOffice()
    await office.write(3)
    expect((await sealAuditChains(outside(), KEY)).get(office.merchant.code)).toBe('SEALED')
    expect(await faultOf(office.merchant.id)).toBeNull()

    await behindItsBack(await rehashed(office.merchant.id))

    expect((await office.proof()).fault).toBeNull()
    expect(await faultOf(office.merchant.id)).toBe('END')
  })

  it('is taken up once: by whole chains, not by broken ones, and again with the same outcome', async () => {
    const [sound, broken] = [await backOffice(), await backOffice()]
    await sound.write(2)
    await broken.write(2)
    await behindItsBack(`UPDATE audit_entry SET ip = '203.0.113.9' WHERE merchant_id = ${broken.merchant.id}`)

    const codes = [sound.merchant.code, broken.merchant.code]
    const first = await sealAuditChains(outside(), KEY)
    const second = await sealAuditChains(outside(), KEY)

    expect(codes.map((code) => first.get(code))).toEqual(['SEALED', 'BROKEN'])
    expect(codes.map((code) => second.get(code))).toEqual(['SEALED_BEFORE', 'BROKEN'])
    // A server without the key writes on, but its entries are no longer vouched for.
    await sound.propose('after the seal')
    expect((await sound.proof()).fault).toBe('END')
    expect(await faultOf(sound.merchant.id)).toBe('END')
  })

  it('seals from the first entry on where a server starts with it', async () => {
    const office = await backOffice()
    const { audit } = await openAuditLog({ ...outside(), auditKey: KEY })
    const { id: operatorId, merchantId, username } = office.cashier
    const caller = { kind: 'operator', operatorId, merchantId, username, name: '', role: 'CASHIER', token: '' } as const
    const what = { action: 'test.write', entity: 'test', entityId: 1, reason: 'a test' }
    await container().database.prisma.$transaction((tx) => audit.record(tx, { caller, ip: '127.0.0.1', requestId: 'one' }, what))

    expect(await faultOf(merchantId)).toBeNull()
    expect((await office.proof()).fault).toBe('END')
  })
})
