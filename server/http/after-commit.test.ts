import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, type Framing, type Method } from '#contract/endpoint.ts'
import { encodeAnswer } from './answer.ts'

const declared = (method: Method, framing: Framing = 'enveloped') =>
  endpoint({ summary: 'Count', method, path: '/wps/x', framing, value: z.object({ count: z.int() }) })
const BROKEN = { count: 'many' }

describe('an answer that breaks its own contract', () => {
  it.each([
    { framing: 'enveloped', status: 200, body: '{"success":true,"description":"request.success","value":null}' },
    { framing: 'bare', status: 200, body: 'null' },
    { framing: 'empty', status: 204, body: '' },
  ] as const)('of a call that changes something says that it was done, $framing', ({ framing, status, body }) => {
    const report = vi.fn()

    expect(encodeAnswer(declared('POST', framing), BROKEN, report)).toMatchObject({ status, body })
    expect(report).toHaveBeenCalledOnce()
  })

  it('of a call that only reads is an error', () => {
    expect(() => encodeAnswer(declared('GET'), BROKEN, vi.fn())).toThrow('Invalid input')
  })
})
