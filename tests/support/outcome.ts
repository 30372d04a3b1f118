/** How a call ended, which its HTTP status alone does not say: a rule's refusal is sent as 200 too (WIR-08). */
import type { Response } from 'supertest'
import { expect } from 'vitest'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'

const OK = 200

type Answer = Pick<Response, 'status' | 'body'>

export const isAccepted = ({ status, body }: Answer): boolean => status === OK && body?.success !== false
export const isRefused = (answer: Answer): boolean => !isAccepted(answer)

/** `.expect(success)` */
export function success({ status, body }: Answer): void {
  expect({ status, errorCode: body?.errorCode ?? undefined }).toEqual({ status: OK, errorCode: undefined })
  expect(body?.success).not.toBe(false)
}

/** `.expect(refusal)`: with a code of the catalogue, and that code's status. */
export function refusal({ status, body }: Answer): void {
  expect(body).toMatchObject({ success: false, errorCode: expect.any(String) })
  expect(status).toBe(ERROR_STATUS[body.errorCode as ErrorCode])
}
