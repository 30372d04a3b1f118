import { expect, it } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { apiRequest } from '#tests/support/api-request.ts'
import type { Route } from '../handle.ts'
import { createResolve } from './resolve.ts'

const route = (input: Parameters<typeof endpoint>[0]): Route => ({ endpoint: endpoint(input), serve: () => null })
const balance = route({ method: 'GET', path: '/wps/balance', aliases: ['RELAY_balance'], summary: 'Balance' })
const save = route({ method: ['POST', 'PUT'], path: '/wps/save', summary: 'Save' })
const resolve = createResolve([balance, save])

it('finds an endpoint by its path, its older ones, and below a page', () => {
  for (const path of ['/wps/balance', '/wps/relay/RELAY_balance', '/m/wps/balance', '/wps/balance%20'])
    expect(resolve(apiRequest({ path }))).toBe(balance)
  expect(resolve(apiRequest({ path: '/wps/save', method: 'PUT' }))).toBe(save)
})

it('names the methods there are where the one asked for is none of them', () => {
  const request = apiRequest({ path: '/wps/save', method: 'DELETE' })
  expect(() => resolve(request)).toThrow('http_method_not_support')
  expect(request.res.getHeader('Allow')).toBe('POST, PUT')
})

it('tells a path that leads nowhere from a call that is not built', () => {
  expect(() => resolve(apiRequest({ path: '/wps/nowhere' }))).toThrow('path.not.found')
  expect(() => resolve(apiRequest({ path: '/wps/relay/NOT_BUILT' }))).toThrow('function.not.available')
})
