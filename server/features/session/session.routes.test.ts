import { expect, it } from 'vitest'
import { sessionEndpoints } from '#contract/session.ts'
import { sessionRoutes } from './session.routes.ts'
import type { SessionService } from './session.service.ts'

const service = { logIn: () => Promise.resolve('logged in') } as unknown as SessionService
const plainLogin = (isProduction: boolean) => {
  const route = sessionRoutes(service, { isProduction }).find(({ endpoint }) => endpoint === sessionEndpoints.loginUnsecure)!
  return Promise.resolve().then(() => route.serve({ body: {} } as Parameters<typeof route.serve>[0]))
}

it('logs in with a plain body outside production only', async () => {
  await expect(plainLogin(false)).resolves.toBe('logged in')
  await expect(plainLogin(true)).rejects.toMatchObject({ code: 'function.not.available' })
})
