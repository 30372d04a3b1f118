/** The jobs as the worker runs them, on the real queue. */
import { describe, expect, it } from 'vitest'
import { houseAccount, memberAccount } from '#server/ledger/index.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'

const { given, container, clock } = startApi()
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const jobNamed = (name: string) => container().jobs.find((job) => job.name === name)!
/** Twice, the second time on two workers at once. */
async function runAgainAndAgain(name: string) {
  const job = jobNamed(name)
  await job.run({})
  await Promise.all([job.run({}), job.run({})])
}

describe('the jobs', () => {
  it('have unique names, and each has a schedule or is enqueued somewhere', () => {
    const { jobs } = container()
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
    const enqueued = ['mail.send']
    expect(jobs.filter(({ schedule }) => schedule === undefined).map(({ name }) => name)).toEqual(enqueued)
  })

  it('LED-06 release what was not settled in time, once', async () => {
    const member = await given.member({ balance: amount(100) })
    const hold = { merchantId: member.merchantId, memberId: member.id, asset: 'PHP', type: 'WITHDRAWAL' }
    const expiresAt = new Date(clock.now().getTime() + MINUTE_MS)
    await container().ledger.hold({ ...hold, amount: amount(30), reference: 'late', expiresAt })
    await container().ledger.hold({ ...hold, amount: amount(20), reference: 'in time' })
    clock.shift(2 * MINUTE_MS)
    await runAgainAndAgain('ledger.expireHolds')
    expect(await container().ledger.balanceOf(member.id, 'PHP')).toBe(amount(80))
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('LED-10 sweep the ledger and store each result', async () => {
    const { prisma } = container().database
    const before = await prisma.ledgerSweep.count()
    await runAgainAndAgain('ledger.reconcile')
    const sweeps = await prisma.ledgerSweep.findMany({ skip: before })
    expect(sweeps.map(({ findings }) => findings)).toEqual([0, 0, 0])
  })

  it('delete old keys, launch tokens and messages, and nothing else', async () => {
    const { ledger, database } = container()
    const { prisma } = database
    const member = await given.member()
    const post = (key: string) =>
      ledger.post({
        key,
        type: 'ADJUSTMENT',
        reference: key,
        lines: [
          { account: memberAccount({ ...member, memberId: member.id }), amount: 1n },
          { account: houseAccount(member, 'ADJUSTMENTS'), amount: -1n },
        ],
      })
    const remember = async (name: string) => {
      await post(name)
      const now = clock.now()
      await prisma.launchToken.create({
        data: { tokenHash: name, memberId: member.id, gameId: 1, mode: 'REAL', sessionId: 's', expiresAt: now },
      })
      const sms = { merchantId: member.merchantId, diallingCode: '63', mobileNumber: '9170000000', purpose: name, text: 'x' }
      await prisma.smsOutbox.create({ data: { ...sms, createdAt: now } })
    }
    await remember('old')
    clock.shift(131 * DAY_MS)
    await remember('new')
    for (const name of ['ledger.pruneKeys', 'launch.prune', 'sms.pruneOutbox']) await runAgainAndAgain(name)

    expect([await ledger.replay('old'), (await ledger.replay('new'))?.entryId]).toEqual([undefined, expect.any(BigInt)])
    expect(await prisma.launchToken.findMany({ select: { tokenHash: true } })).toEqual([{ tokenHash: 'new' }])
    expect(await prisma.smsOutbox.findMany({ select: { purpose: true } })).toEqual([{ purpose: 'new' }])
    // Posted entries stay.
    expect(await prisma.ledgerEntry.count({ where: { reference: { in: ['old', 'new'] } } })).toBe(2)
    clock.reset()
  })

  it('create the partitions of the coming months, once', async () => {
    const partitions = async () =>
      (
        await container().database.pool.query<{ name: string }>(
          `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'ledger_posting'::regclass ORDER BY 1`,
        )
      ).rows.map(({ name }) => name)
    clock.shift(200 * DAY_MS)
    await runAgainAndAgain('ledger.createPartitions')
    const made = await partitions()
    expect(made).toContain(`ledger_posting_${clock.now().toISOString().slice(0, 7).replace('-', '_')}`)
    await runAgainAndAgain('ledger.createPartitions')
    expect(await partitions()).toEqual(made)
    clock.reset()
  })

  it('run from the queue in Postgres', async () => {
    const { database } = container()
    const before = await database.prisma.ledgerSweep.count()
    const worker = await runJobs(container())
    await database.pool.query(`SELECT graphile_worker.add_job('ledger.reconcile', '{}'::json)`)
    await expect.poll(() => database.prisma.ledgerSweep.count(), { timeout: 10_000 }).toBe(before + 1)
    await worker.stop()
    const { rows } = await database.pool.query<{ last_error: string | null }>('SELECT last_error FROM graphile_worker.jobs')
    expect(rows).toEqual([])
  })
})
