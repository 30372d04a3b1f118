import { describe, expect, it } from 'vitest'
import { endpointsByFeature } from './index.ts'
import type { Endpoint } from './endpoint.ts'
import { ERROR_STATUS, SESSION_OVER_CODES, type ErrorCode } from './errors.ts'

const codesWith = (status: number) => Object.entries(ERROR_STATUS).flatMap(([code, own]) => (own === status ? [code] : []))

/** Older clients show a failure only with 200 (WIR-08), so any other status needs a reason. */
describe('the status of a refusal', () => {
  it('is 200, 400, 401, 403, 404, 405, 413, 429 or 5xx', () => {
    expect(new Set(Object.values(ERROR_STATUS))).toEqual(new Set([200, 400, 401, 403, 404, 405, 413, 429, 500, 503]))
  })

  it('is 400 for what no client of the contract sends', () => {
    expect(codesWith(400)).toEqual(['request_body_required', 'merchant.required', 'merchant.not.found', 'encryption.invalid'])
  })

  it('is 401 for the codes of a session that is over, alone', () => {
    expect(codesWith(401).toSorted()).toEqual([...SESSION_OVER_CODES].toSorted())
  })

  it('is 404 or 405 only where no call is declared', () => {
    expect([codesWith(404), codesWith(405)]).toEqual([['path.not.found'], ['http_method_not_support']])
  })

  it('WIR-08: is 200 for a wrong field, a wrong password, a limit, a code, what is not there and what is there twice', () => {
    const rules = ['request.param.err', 'login.cred.err', 'withdraw.amount.limit', 'no.data', 'exists.mobile.err'] as const
    expect(rules.map((code: ErrorCode) => ERROR_STATUS[code])).toEqual([200, 200, 200, 200, 200])
  })

  it('WIR-08: differs from the catalogue only where clients expect another, or no client but a payment site reads it', () => {
    const own = Object.values(endpointsByFeature)
      .flatMap((endpoints) => Object.values(endpoints as Record<string, Endpoint>))
      .flatMap(({ path, statuses }) => (Object.keys(statuses).length ? [path] : []))
    expect(own.toSorted()).toEqual(['/wps/check/username', '/wps/game/launchGame', '/wps/payment/callback'])
  })
})
