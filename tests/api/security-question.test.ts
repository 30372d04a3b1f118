import { describe, expect, it } from 'vitest'
import * as passwordEndpoints from '#contract/identity/password.ts'
import * as securityQuestionEndpoints from '#contract/identity/security-question.ts'
import type { SecurityQuestion } from '#contract/identity/security-question.ts'
import { LANGUAGE_WIRE_CODE, LANGUAGES } from '#contract/wire.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, clock, given, container } = startApi()
const { all, own, set, verify } = securityQuestionEndpoints

const ANSWERS = [
  { questionId: 1, answer: 'Bantay' },
  { questionId: 4, answer: '  Nene  ng   Tondo ' },
  { questionId: 9, answer: 'Ádobo' },
]
const PASSWORD = 'demo1234'
const setting = (questions: { questionId: number; answer: string }[] = ANSWERS, password = PASSWORD) => ({ questions, password })
const rows = (memberId: number) => container().database.prisma.securityAnswer.findMany({ where: { memberId } })
const strict = () => given.merchant({ settings: { profile: 'strict' } })

async function answered(details: Parameters<typeof given.member>[0] = {}) {
  const member = await given.member(details)
  await as(member).call(set, setting()).expect(success)
  return member
}

describe('the available questions', () => {
  it.each(LANGUAGES)('are at least eight in %s, all different', async (language) => {
    const { body } = await as(await given.member()).call(all, undefined, { Language: LANGUAGE_WIRE_CODE[language] })
    const questions = (body.value as SecurityQuestion[]).map(({ question }) => question)
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(new Set(questions).size).toBe(questions.length)
  })
})

describe('answering them', () => {
  it('stores three, hashed; returns the questions and never an answer', async () => {
    const member = await answered()
    const stored = await rows(member.id)
    expect(stored.map(({ questionId }) => questionId).sort()).toEqual([1, 4, 9])
    for (const { answerHash } of stored) expect(answerHash).toMatch(/^\$2[ab]\$/)
    const { body } = await as(member).call(own, undefined, { Language: 'EN' })
    expect(body.value).toEqual([
      { questionId: 1, question: 'What was the name of your first pet?' },
      { questionId: 4, question: 'What was your nickname as a child?' },
      { questionId: 9, question: 'What was your favourite dish as a child?' },
    ])
  })

  it('replaces the old ones completely, also of two at once', async () => {
    const member = await answered()
    const other = [2, 3, 5].map((questionId) => ({ questionId, answer: 'x' }))
    await Promise.all([ANSWERS, other].map((questions) => as(member).call(set, setting(questions)).expect(success)))
    const ids = (await rows(member.id)).map(({ questionId }) => questionId).sort()
    expect([
      [1, 4, 9],
      [2, 3, 5],
    ]).toContainEqual(ids)
  })

  it.each([
    { given: 'two', questions: ANSWERS.slice(0, 2) },
    { given: 'one question twice', questions: [ANSWERS[0]!, ANSWERS[0]!, ANSWERS[1]!] },
    { given: 'an unknown question', questions: [{ questionId: 999, answer: 'x' }, ...ANSWERS.slice(1)] },
    { given: 'a blank answer', questions: [{ questionId: 1, answer: '\u3000' }, ...ANSWERS.slice(1)] },
  ])('refuses $given and writes nothing', async ({ questions }) => {
    const member = await given.member()
    expect((await as(member).call(set, setting(questions))).body.errorCode).toBe('request.param.err')
    expect(await rows(member.id)).toEqual([])
  })

  it('needs the login password', async () => {
    const member = await given.member()
    expect((await as(member).call(set, setting(ANSWERS, 'wrong-pass'))).body.errorCode).toBe('modify.pw.incorrect.pw')
    expect(await rows(member.id)).toEqual([])
  })

  it('ACC-06 needs a proof first in the strict profile', async () => {
    const member = await answered({ merchant: await strict() })
    expect((await as(member).call(set, setting())).body).toMatchObject({
      errorCode: 'second.factor.required',
      value: { ways: ['question'] },
    })
    await as(member).call(verify, { questions: ANSWERS }).expect(success)
    await as(member).call(set, setting()).expect(success)
  })
})

describe('a proof by answers', () => {
  it('accepts them in any case, spacing and width, and allows what needs a second factor', async () => {
    const member = await answered({ merchant: await strict() })
    const change = { oldPassword: PASSWORD, newPassword: 'fiesta-2030', confirmNewPassword: 'fiesta-2030' }
    expect((await as(member).call(passwordEndpoints.change, change)).body.errorCode).toBe('second.factor.required')
    const typed = [
      { questionId: 9, answer: 'a\u0301DOBO' },
      { questionId: 1, answer: ' ｂａｎｔａｙ ' },
      { questionId: 4, answer: 'NENE NG TONDO' },
    ]
    const { body } = await as(member).call(verify, { questions: typed }).expect(success)
    expect(body.value.validUntil - clock.now().getTime()).toBeGreaterThan(9 * 60_000)
    await as(member).call(passwordEndpoints.change, change).expect(success)
  })

  it.each([
    { given: 'one wrong', questions: [{ questionId: 1, answer: 'Muning' }, ...ANSWERS.slice(1)] },
    { given: 'one missing', questions: ANSWERS.slice(1) },
    { given: 'none', questions: [] },
  ])('refuses $given', async ({ questions }) => {
    const member = await answered()
    expect((await as(member).call(verify, { questions })).body.errorCode).toBe('security.answer.wrong')
  })

  it('stops after five attempts, also of many at once', async () => {
    const member = await answered()
    const wrong = { questions: ANSWERS.map(({ questionId }) => ({ questionId, answer: 'no' })) }
    const answers = await Promise.all(Array.from({ length: 9 }, () => as(member).call(verify, wrong)))
    expect(answers.filter(({ body }) => body.errorCode === 'security.answer.wrong')).toHaveLength(5)
    expect((await as(member).call(verify, { questions: ANSWERS })).body.errorCode).toBe('max.attempt.limit')
  })

  it('is valid only in the session that gave it', async () => {
    const member = await answered({ merchant: await strict() })
    await as(member).call(verify, { questions: ANSWERS }).expect(success)
    const other = await container().sessions.open(member, { ip: '127.0.0.2', device: 'other' })
    expect((await as({ ...member, ...other }).call(set, setting())).body.errorCode).toBe('second.factor.required')
  })

  it('is not available without answers', async () => {
    expect((await as(await given.member()).call(verify, { questions: ANSWERS })).body.errorCode).toBe('no.data')
  })
})
