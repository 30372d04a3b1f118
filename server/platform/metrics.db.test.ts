import { expect, it } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { startDatabase } from '#tests/support/database.ts'
import { createMetrics } from './metrics.ts'

const STATUSES = [200, 204, 400, 401, 403, 404, 405, 413, 429, 500]
const MAX_BYTES = 512 * 1024
const database = await startDatabase()

it('the page of figures stays small, whatever was called and answered', async () => {
  const metrics = createMetrics(database)
  for (const endpoint of [...allEndpoints, undefined])
    for (const status of STATUSES) metrics.observeAnswer(endpoint, status, 0.0123456789)
  expect((await metrics.text()).length).toBeLessThan(MAX_BYTES)
})

it('an endpoint is counted as it is declared, whatever else was called under one name', async () => {
  const metrics = createMetrics(database)
  metrics.observeAnswer(allEndpoints[0], 200, 0.1)
  for (let time = 0; time < 3; time++) metrics.observeAnswer(undefined, 404, 0.1)
  const text = await metrics.text()
  expect(text).toContain(`palaro_answers_total{endpoint="${allEndpoints[0]!.path}",status="200"} 1`)
  expect(text).toContain('palaro_answers_total{endpoint="unknown",status="404"} 3')
})
