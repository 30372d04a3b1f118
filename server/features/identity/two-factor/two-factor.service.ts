import type { Body } from '#contract/endpoint.ts'
import type * as twoFactorEndpoints from '#contract/identity/two-factor.ts'
import type { TwoFactorState } from '#contract/identity/two-factor.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { Attempts } from '#server/features/identity/security/attempts.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import type { SecurityEventKind, SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { PendingSecrets } from './pending-secret.ts'
import { newRecoveryCodes, plainCode, shown } from './recovery-codes.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { otpauthUrl, stepOf } from './totp.ts'
import type { TwoFactorRepository } from './two-factor.repository.ts'

interface Deps {
  twoFactor: TwoFactorRepository
  pending: PendingSecrets
  box: SecretBox
  passwordCheck: PasswordCheck
  attempts: Attempts
  proofs: Proofs
  securityLog: SecurityLog
  inTransaction: InTransaction
  clock: Clock
}
type Facts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'>
type BindBody = Body<typeof twoFactorEndpoints.bind>
type Codes = { recoveryCodes: string[] }

const wrongCode = () => new AppError('validate_verification_code_error')
const notBound = () => new AppError('two.factor.not.bound')

export function createTwoFactorService(deps: Deps) {
  const { twoFactor, pending, box, passwordCheck, attempts, proofs, securityLog, inTransaction, clock } = deps

  const actorOf = (memberId: number, { merchant, ip, device }: Facts) => ({ merchantId: merchant.id, memberId, ip, device })
  /** Makes a change and logs it, if it changed anything. */
  const recorded = (
    memberId: number,
    facts: Facts,
    kind: SecurityEventKind,
    change: (tx: PrismaTransaction) => Promise<boolean>,
  ) =>
    inTransaction(async (tx) => {
      const hasChanged = await change(tx)
      if (hasChanged) await securityLog.record(actorOf(memberId, facts), kind, {}, tx)
      return hasChanged
    })

  async function isAppCode(memberId: number, code: string): Promise<boolean> {
    const bound = await twoFactor.find(memberId)
    if (!bound) return false
    const step = stepOf(box.open(memberId, bound.secret), code, clock.now())
    return step !== undefined && twoFactor.useStep(memberId, step)
  }

  async function isRecoveryCode(memberId: number, code: string, facts: Facts): Promise<boolean> {
    const isIt = await twoFactor.useRecovery(memberId, box.hash(memberId, code))
    if (isIt) await securityLog.record(actorOf(memberId, facts), 'RECOVERY_CODE_USED')
    return isIt
  }

  /** A code is single-use. Throws `max.attempt.limit`. */
  function isRight(memberId: number, typed: string, facts: Facts, { takesRecovery }: { takesRecovery: boolean }) {
    const code = plainCode(typed)
    return attempts.guard(memberId, 'totp', facts.merchant, async () => {
      if (await isAppCode(memberId, code)) return true
      return takesRecovery && isRecoveryCode(memberId, code, facts)
    })
  }

  async function requireBound(memberId: number): Promise<void> {
    if (!(await twoFactor.isBound(memberId))) throw notBound()
  }

  function newCodes(memberId: number) {
    const codes = newRecoveryCodes()
    return { codes: codes.map(shown), hashes: codes.map((code) => box.hash(memberId, code)) }
  }

  return {
    async state({ memberId, username }: MemberCaller, { merchant }: Facts): Promise<TwoFactorState> {
      const bound = await twoFactor.find(memberId)
      if (bound) return { isBound: true, recoveryCodesLeft: bound.recoveryCodesLeft, secret: null, otpauthUrl: null }
      const secret = await pending.ensure(memberId, merchant)
      return { isBound: false, recoveryCodesLeft: 0, secret, otpauthUrl: otpauthUrl(secret, merchant.name, username) }
    },

    /** Throws what its declaration lists; `two.factor.key.expired` if the secret was shown too long ago. */
    async bind(caller: MemberCaller, facts: Facts, { verificationCode, password }: BindBody): Promise<Codes> {
      const { memberId } = caller
      await proofs.require(caller, facts.merchant)
      if (await twoFactor.isBound(memberId)) throw new AppError('two.factor.bound')
      const secret = await pending.find(memberId)
      if (!secret) throw new AppError('two.factor.key.expired')
      await passwordCheck.login(memberId, facts.merchant, password)
      let lastStep: number | undefined
      await attempts.guard(memberId, 'totp', facts.merchant, async () => {
        lastStep = stepOf(secret, plainCode(verificationCode), clock.now())
        return lastStep !== undefined
      })
      if (lastStep === undefined) throw wrongCode()
      const { codes, hashes } = newCodes(memberId)
      const row = { memberId, secret: box.seal(memberId, secret), lastStep, recoveryHashes: hashes, boundAt: clock.now() }
      const isAdded = await recorded(memberId, facts, 'TWO_FACTOR_BOUND', (tx) => twoFactor.add(tx, row))
      if (!isAdded) throw new AppError('two.factor.bound')
      await pending.forget(memberId)
      return { recoveryCodes: codes }
    },

    async unbind({ memberId }: MemberCaller, facts: Facts, { verificationCode, password }: BindBody): Promise<null> {
      await requireBound(memberId)
      await passwordCheck.login(memberId, facts.merchant, password)
      if (!(await isRight(memberId, verificationCode, facts, { takesRecovery: true }))) throw wrongCode()
      await recorded(memberId, facts, 'TWO_FACTOR_UNBOUND', (tx) => twoFactor.remove(tx, memberId))
      return null
    },

    async renewRecoveryCodes({ memberId }: MemberCaller, facts: Facts, code: string): Promise<Codes> {
      await requireBound(memberId)
      if (!(await isRight(memberId, code, facts, { takesRecovery: false }))) throw wrongCode()
      const { codes, hashes } = newCodes(memberId)
      const isKept = await recorded(memberId, facts, 'RECOVERY_CODES_RENEWED', (tx) =>
        twoFactor.replaceRecovery(tx, memberId, hashes),
      )
      if (!isKept) throw notBound()
      return { recoveryCodes: codes }
    },

    async prove(caller: MemberCaller, facts: Facts, code: string): Promise<{ validUntil: number }> {
      await requireBound(caller.memberId)
      if (!(await isRight(caller.memberId, code, facts, { takesRecovery: false }))) throw wrongCode()
      return proofs.grant(caller, 'totp', facts.merchant)
    },

    isBound: (memberId: number): Promise<boolean> => twoFactor.isBound(memberId),

    /** The second step of a login: a code of the app, or a recovery code. Throws `max.attempt.limit`. */
    check: ({ id }: { id: number }, facts: Facts, code: string): Promise<boolean> =>
      isRight(id, code, facts, { takesRecovery: true }),
  }
}
export type TwoFactorService = ReturnType<typeof createTwoFactorService>
