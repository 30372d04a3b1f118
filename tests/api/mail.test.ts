/** Mail through a real server: the answer never waits for it, and a refused mail is retried. */
import { describe, expect, it } from 'vitest'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

/** No server is listening there. */
const { as, given, container } = startApi({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
const jobsWaiting = async () => {
  const { rows } = await container().database.pool.query<{ task_identifier: string; payload: { mailId: string } }>(
    'SELECT j.task_identifier, p.payload FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p USING (id)',
  )
  return rows
}

describe('mail', () => {
  it('is answered at once; a job takes it from the outbox to the server, and throws if that one is down', async () => {
    const merchant = await given.merchant({ settings: { registration: { byMail: true } } })
    await as({ merchantCode: merchant.code })
      .call(verificationEndpoints.mailRegister, { email: 'new@example.com' })
      .expect(success)
    const mail = await container().database.prisma.mailOutbox.findFirstOrThrow({ where: { recipient: 'new@example.com' } })
    const [waiting] = await jobsWaiting()
    expect(waiting).toEqual({ task_identifier: 'mail.send', payload: { mailId: mail.id.toString() } })

    const job = container().jobs.find(({ name }) => name === 'mail.send')!
    await expect(job.run(job.payload.parse(waiting!.payload))).rejects.toThrow(/ECONNREFUSED/)
    // Pruned meanwhile: nothing left to send.
    await job.run({ mailId: '999999' })
  })
})
