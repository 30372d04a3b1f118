// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import { proofWaysOf } from './use-with-proof.tsx'

const refused = (value: unknown) => new ApiError('second.factor.required', { value })

describe('the proofs a refusal allows', () => {
  it('are those this client knows', () => {
    expect(proofWaysOf(refused({ ways: ['question', 'palm', 'sms'] }))).toEqual(['question', 'sms'])
  })

  it.each([
    refused(undefined),
    refused({ ways: 'sms' }),
    new ApiError('request.param.err', { value: { ways: ['sms'] } }),
    new Error('x'),
  ])('are none of %s', (error) => expect(proofWaysOf(error)).toEqual([]))
})
