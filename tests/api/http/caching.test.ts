/** In-memory caching is decided by the code that starts the process, not by the environment. */
import request from 'supertest'
import { afterAll, expect, it } from 'vitest'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { createApp } from '#server/app.ts'
import { type Container, createContainer } from '#server/container.ts'
import type { Caching } from '#server/platform/caching.ts'
import { startApi } from '#tests/support/api.ts'
import { NO_CACHING } from '#tests/support/no-caching.ts'
import { success } from '#tests/support/outcome.ts'

const { container, given } = startApi()
const started: Container[] = []
afterAll(() => Promise.all(started.map((one) => one.close())))

/** Whether a site closed after its first call says so in the second. */
async function seesChange(options: { caching?: Caching }): Promise<boolean> {
  const { code } = await given.merchant()
  const { config, database } = container()
  const one = await createContainer({ config, databaseUrl: config.databaseUrl!, ...options })
  started.push(one)
  const isClosed = async () => {
    const { body } = await request(createApp(one)).get(statusEndpoints.status.path).set('Merchant', code).expect(success)
    return (body.value as { maintenance: boolean }).maintenance
  }
  expect(await isClosed()).toBe(false)
  await database.prisma.merchant.update({ where: { code }, data: { maintenance: true } })
  return isClosed()
}

it('lasts for seconds, with NODE_ENV=test too', async () => {
  expect(await seesChange({})).toBe(false)
})

it('is off when the tests start it', async () => {
  expect(await seesChange({ caching: NO_CACHING })).toBe(true)
})
