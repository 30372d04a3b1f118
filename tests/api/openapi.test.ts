import { expect, it } from 'vitest'
import { pathsOf } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { http } = startApi()

it('describes every path of every endpoint as OpenAPI 3.1', async () => {
  const { body } = await http().get('/docs/openapi.json').expect(success)
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths).sort()).toEqual([...new Set(allEndpoints.flatMap(pathsOf))].sort())
})

it('gives every operation an id of its own', async () => {
  const { body } = await http().get('/docs/openapi.json')
  const ids = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

it('serves a page to browse it', async () => {
  const page = await http().get('/docs').expect(success)
  expect(page.text).toContain('swagger-ui')
  await http().get('/docs/swagger-ui.css').expect(success)
})
