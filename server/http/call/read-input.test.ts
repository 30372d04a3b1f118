import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moneyInput } from '#contract/wire.ts'
import { apiRequest } from '#tests/support/api-request.ts'
import { createReadInput } from './read-input.ts'

const readInput = createReadInput([])
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const pay = endpoint({
  method: ['POST', 'GET'],
  path: '/wps/pay',
  query: z.object({ page: z.optional(z.string()) }),
  body: z.object({ amount: moneyInput }),
  summary: 'Pay',
})
const paid = (amount: bigint, query = {}) => ({ query, body: { amount }, files: [] })

it('reads a body of JSON or of a form, and the query beside it', async () => {
  const json = apiRequest({ method: 'POST', search: 'page=2&_=17', headers: JSON_TYPE, body: '{"amount":12.5}' })
  expect(await readInput(pay, json, 'PHP')).toEqual(paid(125_000n, { page: '2' }))
  const form = apiRequest({ method: 'POST', headers: FORM_TYPE, body: 'amount=12.5' })
  expect(await readInput(pay, form, 'PHP')).toEqual(paid(125_000n))
})

it('takes the fields of a GET from its query, whatever body it has', async () => {
  const request = apiRequest({ method: 'GET', search: 'amount=3', headers: JSON_TYPE, body: '{"amount":12.5}' })
  expect(await readInput(pay, request, 'PHP')).toEqual(paid(30_000n))
})

it('refuses an amount with more decimals than the currency has', async () => {
  const request = () => apiRequest({ method: 'POST', headers: JSON_TYPE, body: '{"amount":12.5}' })
  await expect(readInput(pay, request(), 'VND')).rejects.toThrow('amount.decimals')
})

it('hands a signed body on as the text it came in', async () => {
  const signed = endpoint({ method: 'POST', path: '/wps/callback', isRawBody: true, body: z.string(), summary: 'Callback' })
  const request = apiRequest({ method: 'POST', headers: JSON_TYPE, body: '{ "amount" : 1 }' })
  expect(await readInput(signed, request, undefined)).toMatchObject({ body: '{ "amount" : 1 }' })
})

it('asks for the body of a call that is usually encrypted, and refuses what it cannot decrypt', async () => {
  const login = endpoint({
    method: 'POST',
    path: '/wps/login',
    encrypted: true,
    body: z.object({ username: z.string() }),
    summary: 'Login',
  })
  await expect(readInput(login, apiRequest({ method: 'POST' }), undefined)).rejects.toThrow('request_body_required')
  const broken = apiRequest({ method: 'POST', headers: { encryption: 'abc' }, body: 'AAAA' })
  await expect(readInput(login, broken, undefined)).rejects.toThrow('encryption.invalid')
})
