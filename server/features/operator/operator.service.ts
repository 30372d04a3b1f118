/** Operators: how they come in, and who a token of theirs is. */
import type { Body, Value } from '#contract/endpoint.ts'
import type { Operator, operatorEndpoints } from '#contract/operator.ts'
import { operatorRole, permissionsOf } from '#contract/operator-roles.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import type { OperatorRepository } from './operator.repository.ts'
import type { OperatorSessions } from './operator-session.ts'

const MAX_TRIES = 5
const TRIES_MS = 15 * 60_000

interface Deps {
  operators: OperatorRepository
  sessions: OperatorSessions
  passwords: Passwords
  redis: Redis
  clock: Clock
}
type Row = NonNullable<Awaited<ReturnType<OperatorRepository['find']>>>

const present = ({ id, username, name, role }: Pick<Row, 'id' | 'username' | 'name' | 'role'>): Operator => {
  const known = operatorRole.parse(role)
  return { id, username, name, role: known, permissions: [...permissionsOf(known)] }
}

export function createOperatorService({ operators, sessions, passwords, redis, clock }: Deps) {
  /** Counted before the look, so that many at once win nothing. Throws `login.denied`. */
  async function countTry(merchantId: number, username: string): Promise<() => Promise<void>> {
    const key = `palaro:{op-login:${merchantId}:${encodeURIComponent(username)}}`
    const answers = await redis.multi().set(key, 0, 'PX', TRIES_MS, 'NX').incr(key).exec()
    if (Number(answers?.[1]?.[1]) > MAX_TRIES) throw new AppError('login.denied')
    return async () => void (await redis.del(key))
  }

  return {
    /** Throws `login.cred.err` whatever was wrong, `login.denied` after five wrong tries in a quarter of an hour. */
    async logIn(
      body: Body<typeof operatorEndpoints.login>,
      merchant: Pick<Merchant, 'id'>,
    ): Promise<Value<typeof operatorEndpoints.login>> {
      const username = body.username.toLowerCase()
      const forget = await countTry(merchant.id, username)
      const row = await operators.findByName(merchant.id, username)
      const isRight = await passwords.matches(body.password, row?.isActive ? row.passwordHash : undefined)
      if (!isRight || !row) throw new AppError('login.cred.err')
      await forget()
      await operators.loggedIn(row.id, clock.now())
      return { token: await sessions.open({ operatorId: row.id, merchantId: merchant.id }), operator: present(row) }
    },

    /** Throws `login.not.session`; an operator who was switched off has none. */
    async authenticate(token: string): Promise<OperatorCaller> {
      const session = await sessions.find(token)
      const row = session && (await operators.find(session.operatorId))
      if (!row?.isActive) throw new AppError('login.not.session')
      const { id: operatorId, merchantId, username, name } = row
      return { kind: 'operator', operatorId, merchantId, username, name, role: operatorRole.parse(row.role), token }
    },

    me: ({ operatorId: id, username, name, role }: OperatorCaller): Operator => present({ id, username, name, role }),

    async logOut({ token }: OperatorCaller): Promise<null> {
      await sessions.end(token)
      return null
    },
  }
}
export type OperatorService = ReturnType<typeof createOperatorService>
