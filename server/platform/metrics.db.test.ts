import { expect, it } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { startDatabase } from '#tests/support/database.ts'
import { createMetrics } from './metrics.ts'

const STATUSES = [200, 204, 400, 401, 403, 404, 405, 413, 429, 500]
/** Most lines that aren't counted by endpoint: the process, a histogram for each tier, stored values. */
const OTHER_LINES = 500
const database = await startDatabase()

it('a path adds a line for each status and one for its time, so the page stays small', async () => {
  const metrics = createMetrics(database)
  for (const endpoint of [...allEndpoints, undefined])
    for (const status of STATUSES) metrics.observeAnswer(endpoint, status, 0.0123456789)
  const paths = new Set(allEndpoints.map(({ path }) => path))
  const lines = (await metrics.text()).split('\n')
  const counted = lines.filter((line) => line.includes('endpoint="'))
  expect(counted).toHaveLength((paths.size + 1) * (STATUSES.length + 1))
  expect(lines.length - counted.length).toBeLessThan(OTHER_LINES)
})

it('an endpoint is counted as it is declared, whatever else was called under one name', async () => {
  const metrics = createMetrics(database)
  metrics.observeAnswer(allEndpoints[0], 200, 0.1)
  for (let time = 0; time < 3; time++) metrics.observeAnswer(undefined, 404, 0.1)
  const text = await metrics.text()
  expect(text).toContain(`palaro_answers_total{endpoint="${allEndpoints[0]!.path}",status="200"} 1`)
  expect(text).toContain('palaro_answers_total{endpoint="unknown",status="404"} 3')
})
