/** Checks whether a caller may call an endpoint. */
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { OperatorDuty } from '#contract/back-office/operator/operator.ts'
import { mayDo } from '#contract/operator-roles.ts'
import { isAgentType } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Caller } from './caller.ts'

const DUTY_REFUSAL = {
  PASSWORD: 'password.change.required',
  SECOND_FACTOR: 'operator.second.factor.missing',
} as const satisfies Record<OperatorDuty, ErrorCode>

export function checkMay(endpoint: Endpoint, caller: Caller): void {
  if (endpoint.auth === 'visitor') return
  if (caller.kind === 'visitor') throw new AppError('login.not.session')
  // Operators have their own sessions: a member is never an operator, nor an operator a member.
  if (endpoint.auth === 'operator') {
    if (caller.kind !== 'operator') throw new AppError('permission.denied')
    if (!endpoint.permission) return
    if (!mayDo(caller.role, endpoint.permission)) throw new AppError('permission.denied')
    if (caller.owes) throw new AppError(DUTY_REFUSAL[caller.owes])
    return
  }
  if (caller.kind === 'operator') throw new AppError('user.or.token.invalid')
  const kind = endpoint.auth === 'game' || endpoint.auth === 'chat' ? endpoint.auth : 'member'
  if (caller.kind !== kind) throw new AppError('user.or.token.invalid')
  if (endpoint.trialRefused && caller.isTrial) throw new AppError('trial.not.allowed')
  if (endpoint.memberTypes && caller.kind === 'member' && !endpoint.memberTypes.includes(caller.memberType))
    throw new AppError('trial.not.allowed')
  if (endpoint.auth === 'agent' && !isAgentType(caller.memberType)) throw new AppError('permission.denied')
}
