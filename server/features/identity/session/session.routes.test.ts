import { expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { sessionRoutes } from './session.routes.ts'
import type { LoginService } from './login.service.ts'
import type { SessionService } from './session.service.ts'

const sessions = {} as SessionService
const logins = { logIn: () => Promise.resolve('logged in') } as unknown as LoginService
const plainLogin = (isProduction: boolean) => {
  const route = sessionRoutes(sessions, logins, { isProduction }).find(
    ({ endpoint }) => endpoint === sessionEndpoints.loginUnsecure,
  )!
  return Promise.resolve().then(() => route.serve({ body: {} } as Parameters<typeof route.serve>[0]))
}

it('logs in with a plain body outside production only', async () => {
  await expect(plainLogin(false)).resolves.toBe('logged in')
  await expect(plainLogin(true)).rejects.toMatchObject({ code: 'function.not.available' })
})
