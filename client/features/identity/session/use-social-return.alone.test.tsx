// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createPath, Router, type Navigator } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#client/lib/paths.ts'
import { leaveTrace } from './social-return.ts'
import { useSocialReturn } from './use-social-return.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const ORIGIN = { from: '/m/changePsw' }
let replaced: unknown[]
let root: Root
let queryClient: QueryClient

const navigator = {
  createHref: (to: Parameters<Navigator['createHref']>[0]) => (typeof to === 'string' ? to : createPath(to)),
  replace: (...[, state]: Parameters<Navigator['replace']>) => replaced.push(state),
} as Partial<Navigator> as Navigator

function Returning() {
  useSocialReturn(() => 'form')
  return null
}
const show = (search: string, state?: unknown) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Router navigator={navigator} location={{ pathname: paths.login, search, state }}>
          <Returning />
        </Router>
      </QueryClientProvider>,
    ),
  )

/** The number of logins begun; none of them is answered. */
const logins = () => queryClient.getMutationCache().getAll().length

beforeEach(() => {
  replaced = []
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  leaveTrace('', ORIGIN)
  queryClient = new QueryClient()
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

it('logs in once the address says where the member was going', async () => {
  await show('?code=first&state=s')
  expect({ replaced, logins: logins() }).toEqual({ replaced: [ORIGIN], logins: 0 })
  await show('', ORIGIN)
  expect(logins()).toBe(1)
  await show('', ORIGIN)
  expect(logins()).toBe(1)
})

it('asks nothing where the other site refused', async () => {
  await show('?error=access_denied&state=s')
  await show('', ORIGIN)
  expect({ replaced, logins: logins() }).toEqual({ replaced: [ORIGIN], logins: 0 })
})
