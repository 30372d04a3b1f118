/** Operators' logins, and finding the operator of a token. */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import type { Operator, OperatorDuty } from '#contract/back-office/operator/operator.ts'
import { operatorRole, permissionsOf } from '#contract/operator-roles.ts'
import type { OperatorFacts, AuditLog } from '#server/audit/audit-log.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Browser, KnownDevices } from '#server/features/identity/security/known-devices.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { ENDS_SESSIONS, type OperatorRepository, type OperatorRow } from './operator.repository.ts'
import type { OperatorProof } from './operator-proof.ts'
import type { OperatorSecondFactor } from './operator-second-factor.ts'
import type { OperatorSessions } from './operator-session.ts'
import type { OperatorTries } from './operator-tries.ts'

interface Deps {
  operators: OperatorRepository
  sessions: OperatorSessions
  passwords: Passwords
  secondFactor: OperatorSecondFactor
  proof: OperatorProof
  devices: KnownDevices
  tries: OperatorTries
  merchants: Pick<MerchantDirectory, 'findById'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Session = Value<typeof operatorEndpoints.login>
type OwnFacts = OperatorFacts & { merchant: Merchant }
type LoginFacts = Browser & Pick<RequestFacts, 'merchant' | 'ip'>

function dutyOf(row: OperatorRow, { settings }: Merchant): OperatorDuty | undefined {
  if (row.mustChangePassword) return 'PASSWORD'
  return settings.operators.needsSecondFactor && !row.secondFactor ? 'SECOND_FACTOR' : undefined
}

const present = ({ id, username, name, role }: OperatorRow, owes: OperatorDuty | undefined): Operator => {
  const known = operatorRole.parse(role)
  return { id, username, name, role: known, permissions: [...permissionsOf(known)], owes: owes ?? null }
}

/** Throws `operator.address.refused`, before anything else is checked. */
function checkAddress({ settings: { operators } }: Merchant, ip: string): void {
  if (operators.addresses.size > 0 && !operators.addresses.has(ip)) throw new AppError('operator.address.refused')
}

export function createOperatorService(deps: Deps) {
  const { operators, sessions, passwords, secondFactor, proof, devices, tries, merchants, audit, inTransaction, clock } = deps

  async function open(row: OperatorRow, merchant: Merchant): Promise<Session> {
    const token = await sessions.open({ operatorId: row.id, merchantId: row.merchantId, epoch: row.sessionEpoch })
    return { token, operator: present(row, dutyOf(row, merchant)) }
  }

  /** Asks for the operator's own password again. Throws `modify.pw.incorrect.pw`, `max.attempt.limit`. */
  async function proveOwn(
    { operatorId }: OperatorCaller,
    password: string,
  ): Promise<{ row: OperatorRow; forget: () => unknown }> {
    const forget = await tries.count(`own:${operatorId}`, 'max.attempt.limit')
    const row = await operators.find(operatorId)
    if (!row || !(await passwords.matches(password, row.passwordHash))) throw new AppError('modify.pw.incorrect.pw')
    return { row, forget }
  }

  return {
    /** Throws `login.denied` after too many wrong attempts, and the refusals of operator-proof.ts. */
    async logIn(body: Body<typeof operatorEndpoints.login>, { merchant, ip, ...browser }: LoginFacts): Promise<Session> {
      checkAddress(merchant, ip)
      const username = body.username.toLowerCase()
      const found = await operators.findByName(merchant.id, username)
      const named = found?.isActive ? found : undefined
      const device = named && devices.find(named, browser.cookies)
      const attempt = await tries.begin(merchant.id, username, device ? { device } : { ip })
      const row = await proof.prove(named, body, attempt)
      await attempt.succeeded()
      devices.remember(row, browser)
      await operators.loggedIn(row.id, clock.now())
      return open(row, merchant)
    },

    /** Throws `login.not.session`, also for a disabled operator; `operator.address.refused`. */
    async authenticate(token: string, ip: string): Promise<OperatorCaller> {
      const session = await sessions.find(token)
      const row = session && (await operators.find(session.operatorId))
      const merchant = row && (await merchants.findById(row.merchantId))
      if (!merchant || !row.isActive || session?.epoch !== row.sessionEpoch) throw new AppError('login.not.session')
      checkAddress(merchant, ip)
      const { id: operatorId, merchantId, username, name } = row
      const role = operatorRole.parse(row.role)
      return { kind: 'operator', operatorId, merchantId, username, name, role, token, owes: dutyOf(row, merchant) }
    },

    me: ({ operatorId: id, username, name, role, owes = undefined }: OperatorCaller): Operator => ({
      id,
      username,
      name,
      role,
      permissions: [...permissionsOf(role)],
      owes: owes ?? null,
    }),

    async logOut({ token }: OperatorCaller): Promise<null> {
      await sessions.end(token)
      return null
    },

    /** Throws `modify.pw.incorrect.pw`, `modify.new.old.same`, `max.attempt.limit`. */
    async changePassword(body: Body<typeof operatorEndpoints.changePassword>, facts: OwnFacts & Browser): Promise<Session> {
      const { row, forget } = await proveOwn(facts.caller, body.password)
      if (body.newPassword === body.password) throw new AppError('modify.new.old.same')
      const passwordHash = await passwords.hash(body.newPassword)
      const changed = await inTransaction(async (tx) => {
        await audit.record(tx, facts, {
          action: 'operator.password.own',
          entity: 'operator',
          entityId: row.id,
          after: { username: row.username },
        })
        return operators.update(tx, row.id, { passwordHash, mustChangePassword: false, ...ENDS_SESSIONS })
      })
      await forget()
      await sessions.end(facts.caller.token)
      devices.remember(changed, facts)
      return open(changed, facts.merchant)
    },

    secondFactorState: (facts: OwnFacts) => secondFactor.state(facts),

    async bindSecondFactor(body: Body<typeof operatorEndpoints.bindSecondFactor>, facts: OwnFacts) {
      const { forget } = await proveOwn(facts.caller, body.password)
      const recoveryCodes = await secondFactor.bind(facts, body.verificationCode)
      await forget()
      return { recoveryCodes }
    },

    async unbindSecondFactor(body: Body<typeof operatorEndpoints.unbindSecondFactor>, facts: OwnFacts): Promise<null> {
      const { forget } = await proveOwn(facts.caller, body.password)
      await secondFactor.unbind(facts, body.verificationCode)
      await forget()
      return null
    },
  }
}
export type OperatorService = ReturnType<typeof createOperatorService>
