import { describe, expect, it } from 'vitest'
import { answerDigest, normaliseAnswer } from './answer.ts'

describe('an answer', () => {
  it.each([
    ['  San   José ', 'san josé'],
    ['ＳＡＮ ＪＯＳＥ', 'san jose'],
    ['Jose\u0301', 'josé'],
    ['小 白', '小 白'],
  ])('%j is compared as %j', (typed, kept) => expect(normaliseAnswer(typed)).toBe(kept))

  it('differs where only its end differs, however long', () => {
    const long = 'ñ'.repeat(90)
    expect(answerDigest(`${long}a`)).not.toBe(answerDigest(`${long}b`))
    expect(answerDigest(long).length).toBeLessThan(72)
  })
})
