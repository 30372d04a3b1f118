/** An operator's authenticator app: bound by its owner, required at login, removed by a manager if the phone is lost. */
import type { TwoFactorState } from '#contract/identity/two-factor.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { PendingSecrets } from '#server/features/identity/two-factor/pending-secret.ts'
import { newRecoveryCodes, plainCode, shown } from '#server/features/identity/two-factor/recovery-codes.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import { otpauthUrl, stepOf } from '#server/features/identity/two-factor/totp.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { OperatorSecondFactorRepository } from './operator-second-factor.repository.ts'

interface Deps {
  apps: OperatorSecondFactorRepository
  pending: PendingSecrets
  box: SecretBox
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }

const wrongCode = () => new AppError('validate_verification_code_error')

export function createOperatorSecondFactor({ apps, pending, box, audit, inTransaction, clock }: Deps) {
  const auditedAction = (facts: OperatorFacts, action: string) => ({
    action,
    entity: 'operator',
    entityId: facts.caller.operatorId,
    after: { username: facts.caller.username },
  })

  async function isRight(operatorId: number, typed: string): Promise<boolean> {
    const app = await apps.find(operatorId)
    if (!app) return false
    const code = plainCode(typed)
    const step = stepOf(box.open(operatorId, app.secret), code, clock.now())
    if (step !== undefined && (await apps.useStep(operatorId, step))) return true
    return apps.useRecovery(operatorId, box.hash(operatorId, code))
  }

  return {
    /** A code of the app, or a recovery code; each can be used once. */
    isRight,

    async state({ caller, merchant }: Facts): Promise<TwoFactorState> {
      const app = await apps.find(caller.operatorId)
      if (app) return { isBound: true, recoveryCodesLeft: app.recoveryCodesLeft, secret: null, otpauthUrl: null }
      const secret = await pending.ensure(caller.operatorId, merchant)
      const url = otpauthUrl(secret, `${merchant.name} back office`, caller.username)
      return { isBound: false, recoveryCodesLeft: 0, secret, otpauthUrl: url }
    },

    /**
     * The password is already checked. Throws `two.factor.bound`, `two.factor.key.expired` or `validate_verification_code_error`.
     */
    async bind(facts: Facts, verificationCode: string): Promise<string[]> {
      const { operatorId } = facts.caller
      if (await apps.find(operatorId)) throw new AppError('two.factor.bound')
      const secret = await pending.find(operatorId)
      if (!secret) throw new AppError('two.factor.key.expired')
      const lastStep = stepOf(secret, plainCode(verificationCode), clock.now())
      if (lastStep === undefined) throw wrongCode()
      const codes = newRecoveryCodes()
      await inTransaction(async (tx) => {
        const recoveryHashes = codes.map((code) => box.hash(operatorId, code))
        const row = { operatorId, secret: box.seal(operatorId, secret), lastStep, recoveryHashes, boundAt: clock.now() }
        if (!(await apps.add(tx, row))) throw new AppError('two.factor.bound')
        await audit.record(tx, facts, auditedAction(facts, 'operator.second-factor.bind'))
      })
      await pending.forget(operatorId)
      return codes.map(shown)
    },

    /** Throws `two.factor.not.bound` or `validate_verification_code_error`. */
    async unbind(facts: OperatorFacts, verificationCode: string): Promise<void> {
      const { operatorId } = facts.caller
      if (!(await apps.find(operatorId))) throw new AppError('two.factor.not.bound')
      if (!(await isRight(operatorId, verificationCode))) throw wrongCode()
      await inTransaction(async (tx) => {
        if (!(await apps.remove(tx, operatorId))) throw new AppError('two.factor.not.bound')
        await audit.record(tx, facts, auditedAction(facts, 'operator.second-factor.unbind'))
      })
    },
  }
}
export type OperatorSecondFactor = ReturnType<typeof createOperatorSecondFactor>
