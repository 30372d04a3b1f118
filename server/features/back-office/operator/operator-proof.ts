/** Verifies an operator's login: password, then second factor; both at once for strangers if the name is under attack. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Passwords } from '#server/platform/passwords.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { OperatorRow } from './operator.repository.ts'
import type { OperatorSecondFactor } from './operator-second-factor.ts'
import type { Attempt, OperatorTries } from './operator-tries.ts'

/** Under attack every refusal takes this long, so that timing does not reveal which part was wrong. */
const REFUSAL_MS = 400

interface Deps {
  passwords: Passwords
  secondFactor: Pick<OperatorSecondFactor, 'isRight'>
  tries: OperatorTries
}
interface Typed {
  password: string
  code?: string | undefined
}
/** Undefined if no active operator has the name. */
type Named = OperatorRow | undefined

export function createOperatorProof({ passwords, secondFactor, tries }: Deps) {
  async function isCodeRight({ id }: OperatorRow, code: string, { isStranger }: Attempt): Promise<boolean | undefined> {
    if (isStranger && !(await tries.mayTryCode(id))) return undefined
    const isRight = await secondFactor.isRight(id, code)
    if (isRight && isStranger) await tries.codeWasRight(id)
    return isRight
  }

  async function stepByStep(row: Named, { password, code }: Typed, attempt: Attempt): Promise<OperatorRow> {
    const isRight = await passwords.matches(password, row?.passwordHash)
    if (!isRight || !row) throw new AppError('login.cred.err')
    if (!row.secondFactor) return row
    if (!code) throw new AppError('login.second.factor.required')
    const isCode = await isCodeRight(row, code, attempt)
    if (!isCode) throw new AppError(isCode === undefined ? 'login.denied' : 'validate_verification_code_error')
    return row
  }

  /** A code is required for every name, even with a wrong password, so that a guess reveals nothing. */
  async function atOnce(row: Named, { password, code }: Typed, attempt: Attempt): Promise<OperatorRow> {
    if (!code) throw new AppError('login.second.factor.required')
    const refusal = delay(REFUSAL_MS)
    const isRight = await passwords.matches(password, row?.passwordHash)
    if (isRight && row?.secondFactor && (await isCodeRight(row, code, attempt))) return row
    await refusal
    throw new AppError('login.denied')
  }

  return {
    /**
     * Throws `login.cred.err` for any wrong value, `login.second.factor.required` and `validate_verification_code_error` if an
     * app is bound; under attack `login.second.factor.required` without a code and `login.denied` with one.
     */
    prove: (row: Named, typed: Typed, attempt: Attempt): Promise<OperatorRow> =>
      attempt.isUnderAttack ? atOnce(row, typed, attempt) : stepByStep(row, typed, attempt),
  }
}
export type OperatorProof = ReturnType<typeof createOperatorProof>
