/** Security questions: three answers of the member's own, kept hashed; they prove who is there (ACC-06). */
import type { Value } from '#contract/endpoint.ts'
import { QUESTION_COUNT, type SecurityQuestion, type securityQuestionEndpoints } from '#contract/security-question.ts'
import type { Language } from '#contract/wire.ts'
import type { PasswordCheck } from '#server/features/member/password-check.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import type { Attempts } from '#server/features/security/attempts.ts'
import type { Proofs } from '#server/features/security/proof.ts'
import type { SecurityLog } from '#server/features/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { answerDigest, normaliseAnswer } from './answer.ts'
import { QUESTION_IDS, QUESTIONS } from './questions.ts'
import type { SecurityQuestionRepository, StoredAnswer } from './security-question.repository.ts'

interface Deps {
  answers: SecurityQuestionRepository
  passwords: Passwords
  passwordCheck: PasswordCheck
  attempts: Attempts
  proofs: Proofs
  securityLog: SecurityLog
  clock: Clock
}
type Facts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'> & { caller: MemberCaller }
export interface TypedAnswer {
  questionId: number
  answer: string
}

const inWords = (ids: readonly number[], language: Language): SecurityQuestion[] =>
  ids.flatMap((questionId) => {
    const question = QUESTIONS[questionId]?.[language]
    return question ? [{ questionId, question }] : []
  })

const refuse = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })

/** Three different questions of the house, each with something for an answer. */
function checkChoice(typed: readonly TypedAnswer[]): void {
  const ids = new Set(typed.map(({ questionId }) => questionId))
  if (typed.length !== QUESTION_COUNT || ids.size !== QUESTION_COUNT) throw refuse('questions', 'three')
  if (!typed.every(({ questionId }) => QUESTION_IDS.includes(questionId))) throw refuse('questions', 'unknown')
  const empty = typed.findIndex(({ answer }) => normaliseAnswer(answer) === '')
  if (empty >= 0) throw refuse(`questions.${empty}.answer`, 'required')
}

export function createSecurityQuestionService(deps: Deps) {
  const { answers, passwords, passwordCheck, attempts, proofs, securityLog, clock } = deps

  /** Every answer is compared, whichever is wrong: the time tells nothing. */
  async function areRight(stored: readonly StoredAnswer[], typed: readonly TypedAnswer[]): Promise<boolean> {
    const results = await Promise.all(
      stored.map(({ questionId, answerHash }) => {
        const given = typed.find((one) => one.questionId === questionId)
        return passwords.matches(answerDigest(given?.answer ?? ''), answerHash)
      }),
    )
    return results.every(Boolean)
  }

  return {
    all: (language: Language): SecurityQuestion[] => inWords(QUESTION_IDS, language),

    async own(memberId: number, language: Language): Promise<SecurityQuestion[]> {
      const stored = await answers.list(memberId)
      return inWords(
        stored.map(({ questionId }) => questionId),
        language,
      )
    },

    /** `request.param.err`, `second.factor.required`, `modify.pw.incorrect.pw`, `max.attempt.limit`. */
    async set({ questions, password }: { questions: TypedAnswer[]; password: string }, facts: Facts): Promise<null> {
      const { caller, merchant, ip, device } = facts
      checkChoice(questions)
      await proofs.require(caller, merchant)
      await passwordCheck.login(caller.memberId, merchant, password)
      const hashed = await Promise.all(
        questions.map(async ({ questionId, answer }) => ({
          questionId,
          answerHash: await passwords.hash(answerDigest(answer)),
        })),
      )
      await answers.replace(caller.memberId, hashed, clock.now(), (tx) =>
        securityLog.record({ merchantId: merchant.id, memberId: caller.memberId, ip, device }, 'QUESTIONS_SET', {}, tx),
      )
      return null
    },

    /** `no.data` where none were answered; `security.answer.wrong`, `max.attempt.limit`. */
    async verify(
      questions: readonly TypedAnswer[],
      { caller, merchant }: Facts,
    ): Promise<Value<typeof securityQuestionEndpoints.verify>> {
      const stored = await answers.list(caller.memberId)
      if (stored.length === 0) throw new AppError('no.data')
      const isRight = await attempts.guard(caller.memberId, 'question', merchant, () => areRight(stored, questions))
      if (!isRight) throw new AppError('security.answer.wrong')
      return proofs.grant(caller, 'question', merchant)
    },
  }
}
export type SecurityQuestionService = ReturnType<typeof createSecurityQuestionService>
