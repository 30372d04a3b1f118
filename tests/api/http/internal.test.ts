/** Internal pages, and who can see them in production. */
import request from 'supertest'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import type { ProgramReport } from '#server/platform/program/program-check.ts'
import { buildApiDocs } from '#server/cli/build-api-docs.ts'
import { startApi } from '#tests/support/api.ts'
import { BACK_OFFICE_DESCRIPTION, SITE_DESCRIPTION } from '#tests/support/openapi.ts'
import { success } from '#tests/support/outcome.ts'

const { container, given, http } = startApi({ env: { TRUST_PROXY: '1' } })
const TOKEN = 'a-token-of-the-house'

const production = (internalToken?: string) =>
  request(createApp({ ...container(), config: { ...container().config, isProduction: true, internalToken } }))
const stranger = { 'X-Forwarded-For': '203.0.113.7' }
const pathsIn = (body: { paths: object }) => Object.keys(body.paths)
const isOperators = (path: string) => path.startsWith('/wps/operator')

beforeAll(buildApiDocs)

describe('in production', () => {
  it('metrics are for private addresses, or callers with the token', async () => {
    await production().get('/metrics').set(stranger).expect(401)
    await production().get('/metrics').expect(success)
    await production(TOKEN).get('/metrics').expect(401)
    const { text } = await production(TOKEN).get('/metrics').set(stranger).set('Authorization', `Bearer ${TOKEN}`).expect(success)
    expect(text).toContain('palaro_answer_seconds')
  })

  it('operators’ calls are described to the same callers only', async () => {
    const shown = pathsIn((await production().get(SITE_DESCRIPTION).set(stranger).expect(success)).body)
    expect(shown).toContain('/wps/session/login')
    expect(shown.filter(isOperators)).toEqual([])
    await production().get(BACK_OFFICE_DESCRIPTION).set(stranger).expect(401)
    expect((await production().get('/docs/start.js').set(stranger)).text).not.toContain(BACK_OFFICE_DESCRIPTION)

    const operators = pathsIn((await production().get(BACK_OFFICE_DESCRIPTION).expect(success)).body)
    expect(operators.length).toBeGreaterThan(50)
    expect(operators.every(isOperators)).toBe(true)
    expect((await http().get(BACK_OFFICE_DESCRIPTION).set(stranger)).body.paths).toHaveProperty('/wps/operator/session')
  })
})

describe('GAM-13 the program’s own check', () => {
  it('is for the same callers as metrics, reads the files of this process, and tells of settings by their hashes', async () => {
    await production().get('/ops/version').set(stranger).expect(401)
    await production(TOKEN).get('/ops/version').expect(401)
    const authorised = (path: string) => production(TOKEN).get(path).set('Authorization', `Bearer ${TOKEN}`).expect(success)
    const ask = async () => (await authorised('/ops/version')).body as ProgramReport
    const [changing, other] = [await given.merchant(), await given.merchant()]
    const report = await ask()
    expect(report).toMatchObject({ node: process.versions.node, libraries: null, released: null })
    expect(report.program.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(report.program.files).toBeGreaterThan(1_000)

    await container().database.prisma.merchant.update({
      where: { id: changing.id },
      data: { settings: { dice: { minStake: '20000' } } },
    })
    const before = report.configuration
    const after = (await ask()).configuration
    expect(after.environment).toBe(before.environment)
    expect(after.merchants[changing.code]).not.toBe(before.merchants[changing.code])
    expect(after.merchants[other.code]).toBe(before.merchants[other.code])
    expect(after.merchants[other.code]).toMatch(/^[0-9a-f]{64}$/)

    expect((await authorised('/metrics')).text).toMatch(/^palaro_program_changed [01]$/m)
  })
})

/** The runtime's own lines differ with garbage collections. */
const ownMetrics = async () =>
  (await http().get('/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('palaro_'))
    .join('\n')

it('two hundred made-up addresses become one metrics line', async () => {
  const before = await ownMetrics()
  for (let number = 0; number < 200; number++) await http().get(`/wps/made-up/${number}`).set('Merchant', `made-up-${number}`)

  const after = await ownMetrics()

  expect(after).toContain('palaro_answers_total{endpoint="unknown",status="404"} 200')
  expect(after).not.toContain('made-up')
  expect(after.length - before.length).toBeLessThan(2_000)
})
