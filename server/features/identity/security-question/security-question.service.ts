/** Security questions: three answers of the member, stored hashed, that verify the owner (ACC-06). */
import type { Value } from '#contract/endpoint.ts'
import type * as securityQuestionEndpoints from '#contract/identity/security-question.ts'
import { QUESTION_COUNT, type SecurityQuestion } from '#contract/identity/security-question.ts'
import type { Language } from '#contract/wire.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Attempts } from '#server/features/identity/security/attempts.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import type { SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
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
  inTransaction: InTransaction
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

/** Three different available questions, each with an answer. */
function checkChoice(typed: readonly TypedAnswer[]): void {
  const ids = new Set(typed.map(({ questionId }) => questionId))
  if (typed.length !== QUESTION_COUNT || ids.size !== QUESTION_COUNT) throw refuse('questions', 'three')
  if (!typed.every(({ questionId }) => QUESTION_IDS.includes(questionId))) throw refuse('questions', 'unknown')
  const empty = typed.findIndex(({ answer }) => normaliseAnswer(answer) === '')
  if (empty >= 0) throw refuse(`questions.${empty}.answer`, 'required')
}

export function createSecurityQuestionService(deps: Deps) {
  const { answers, passwords, passwordCheck, attempts, proofs, securityLog, inTransaction, clock } = deps

  /** Compares every answer, even after a wrong one, so that timing reveals nothing. */
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
      const { memberId } = caller
      await inTransaction(async (tx) => {
        await answers.replace(tx, memberId, hashed, clock.now())
        await securityLog.record({ merchantId: merchant.id, memberId, ip, device }, 'QUESTIONS_SET', {}, tx)
      })
      return null
    },

    /** `no.data` if none were answered; `security.answer.wrong`, `max.attempt.limit`. */
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
