/** Operators: a manager adds them, sets roles, switches them off and helps them back in; each action is logged. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as operatorPeopleEndpoints from '#contract/back-office/operator/operator-people.ts'
import type { Person } from '#contract/back-office/operator/operator-people.ts'
import { operatorRole } from '#contract/operator-roles.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { ENDS_SESSIONS, type OperatorRepository, type OperatorRow } from './operator.repository.ts'
import type { OperatorSecondFactorRepository } from './operator-second-factor.repository.ts'

interface Deps {
  operators: OperatorRepository
  apps: Pick<OperatorSecondFactorRepository, 'remove'>
  passwords: Passwords
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof operatorPeopleEndpoints

/** A change to one operator; undefined = nothing to change or log. */
interface Change {
  action: string
  before?: Record<string, string | boolean>
  after?: Record<string, string | boolean>
  write: (tx: PrismaTransaction) => Promise<OperatorRow>
}
const MANAGER = 'MANAGER'

export function createPeopleService({ operators, apps, passwords, audit, inTransaction, clock }: Deps) {
  const present = (row: OperatorRow, { caller }: OperatorFacts): Person => ({
    id: row.id,
    username: row.username,
    name: row.name,
    role: operatorRole.parse(row.role),
    isActive: row.isActive,
    hasSecondFactor: row.secondFactor !== null,
    mustChangePassword: row.mustChangePassword,
    lastLoginAt: row.lastLoginAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    isSelf: row.id === caller.operatorId,
  })

  /**
   * Throws `operator.self` for the caller's own account, `no.data` for an operator of another merchant, and the errors of `plan`.
   */
  async function change(
    id: number,
    facts: OperatorFacts,
    reason: string,
    plan: (row: OperatorRow, tx: PrismaTransaction) => Change | undefined | Promise<Change | undefined>,
  ): Promise<Person> {
    const { merchantId, operatorId } = facts.caller
    if (id === operatorId) throw new AppError('operator.self')
    const row = await inTransaction(async (tx) => {
      const current = await operators.lock(tx, merchantId, id)
      if (!current) throw new AppError('no.data')
      const planned = await plan(current, tx)
      if (!planned) return current
      const { action, before, after, write } = planned
      const named = { username: current.username }
      await audit.record(tx, facts, {
        action,
        entity: 'operator',
        entityId: id,
        before: { ...named, ...before },
        after: { ...named, ...after },
        reason,
      })
      return write(tx)
    })
    return present(row, facts)
  }

  /** Throws `operator.last.manager` if no other manager would be left. */
  async function keepManager(row: OperatorRow, tx: PrismaTransaction): Promise<void> {
    if (row.role !== MANAGER || !row.isActive) return
    if ((await operators.otherManagers(tx, row.merchantId, row.id)) === 0) throw new AppError('operator.last.manager')
  }

  return {
    async people(facts: OperatorFacts, query: Query<Endpoints['people']>): Promise<Value<Endpoints['people']>> {
      const { page, size, ...filter } = query
      const { rows, total } = await operators.page({ merchantId: facts.caller.merchantId, ...filter }, page, size)
      return { list: rows.map((row) => present(row, facts)), total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `exists.username.err`. */
    async add({ password, ...asked }: Body<Endpoints['addPerson']>, facts: OperatorFacts): Promise<Person> {
      const body = { ...asked, username: asked.username.toLowerCase() }
      const passwordHash = await passwords.hash(password)
      const { merchantId } = facts.caller
      const row = await inTransaction(async (tx) => {
        const data = { ...body, merchantId, passwordHash, mustChangePassword: true, createdAt: clock.now() }
        const added = await operators.add(tx, data)
        if (!added) throw new AppError('exists.username.err')
        await audit.record(tx, facts, { action: 'operator.add', entity: 'operator', entityId: added.id, after: { ...body } })
        return added
      })
      return present({ ...row, secondFactor: null }, facts)
    },

    setRole: ({ id, role, reason }: Body<Endpoints['setRole']>, facts: OperatorFacts): Promise<Person> =>
      change(id, facts, reason, async (row, tx) => {
        if (row.role === role) return undefined
        await keepManager(row, tx)
        const write = () => operators.update(tx, id, { role })
        return { action: 'operator.role', before: { role: row.role }, after: { role }, write }
      }),

    setActive: ({ id, isActive, reason }: Body<Endpoints['setActive']>, facts: OperatorFacts): Promise<Person> =>
      change(id, facts, reason, async (row, tx) => {
        if (row.isActive === isActive) return undefined
        await keepManager(row, tx)
        const write = () => operators.update(tx, id, { isActive, ...ENDS_SESSIONS })
        return { action: 'operator.switch', before: { isActive: row.isActive }, after: { isActive }, write }
      }),

    /** The next login asks for a new password. */
    async resetPassword({ id, password, reason }: Body<Endpoints['resetPassword']>, facts: OperatorFacts): Promise<Person> {
      const passwordHash = await passwords.hash(password)
      return change(id, facts, reason, (_row, tx) => ({
        action: 'operator.password.reset',
        write: () => operators.update(tx, id, { passwordHash, mustChangePassword: true, ...ENDS_SESSIONS }),
      }))
    },

    /** Throws `two.factor.not.bound`. */
    resetSecondFactor: ({ id, reason }: Body<Endpoints['resetSecondFactor']>, facts: OperatorFacts): Promise<Person> =>
      change(id, facts, reason, async (_row, tx) => {
        if (!(await apps.remove(tx, id))) throw new AppError('two.factor.not.bound')
        return { action: 'operator.second-factor.reset', write: () => operators.update(tx, id, ENDS_SESSIONS) }
      }),
  }
}
export type PeopleService = ReturnType<typeof createPeopleService>
