import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import errors from '#client/locales/en/errors.json'
import { type ClientErrorCode, ApiError } from './api-error.ts'
import { errorText } from './error-text.ts'

// A code without an English text is a type error here.
const texts = errors satisfies Record<ErrorCode | ClientErrorCode, string>
const t = ((key: keyof typeof texts) => texts[key]) as unknown as Parameters<typeof errorText>[0]
const i18n = { exists: (key: string) => key.replace('errors:', '') in texts }

describe('error text', () => {
  it('is the text of the code', () => {
    expect(errorText(t, i18n, new ApiError('login.cred.err'))).toBe(texts['login.cred.err'])
  })

  it.each([new ApiError('made.up.later'), new Error('bug'), undefined])('is the unknown error for %s', (error) => {
    expect(errorText(t, i18n, error)).toBe(texts['unknown.system.err'])
  })
})
