/** Security questions; the member's answers are stored hashed (WIR-21). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PASSWORD_MAX, text, textOrNumber } from '../wire.ts'

/** Number of questions a member answers. */
export const QUESTION_COUNT = 3
const ANSWER_MAX = 100

export const securityQuestion = z.object({ questionId: z.int(), question: z.string() })
export type SecurityQuestion = z.infer<typeof securityQuestion>

const questionId = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))])
export const answers = z
  .array(
    z.object({
      questionId,
      /** The member's answer. */
      answer: text(ANSWER_MAX, 1),
    }),
  )
  .check(z.maxLength(QUESTION_COUNT))

const write = {
  path: '/wps/member/customerSecurityQuestions',
  auth: 'member',
  trialRefused: true,
  tier: 'sensitive',
  encrypted: true,
} as const

export const all = endpoint({
  summary: 'Questions to choose from, in the caller’s language',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  auth: 'member',
  value: z.array(securityQuestion),
})

export const own = endpoint({
  summary: 'The questions the member has answered, without the answers',
  method: 'GET',
  path: '/wps/v2/member/customerSecurityQuestions',
  aliases: ['/wps/member/customerSecurityQuestions'],
  auth: 'member',
  value: z.array(securityQuestion),
})

export const set = endpoint({
  ...write,
  summary: 'Answer three questions, with the login password; earlier answers are replaced',
  method: 'PUT',
  body: z.object({ questions: answers, password: textOrNumber(PASSWORD_MAX, 1) }),
  errors: [
    'request.param.err',
    'modify.pw.incorrect.pw',
    'max.attempt.limit',
    'second.factor.required',
    'password.change.required',
    'encryption.invalid',
  ],
})

export const verify = endpoint({
  ...write,
  summary: 'Verify the owner by the answers (ACC-06)',
  method: 'POST',
  body: z.object({ questions: answers }),
  value: z.object({ validUntil: z.int() }),
  errors: ['request.param.err', 'security.answer.wrong', 'max.attempt.limit', 'no.data', 'encryption.invalid'],
})
