/** Every try to log in, kept for good (ACC-08). */
import { PROVIDERS } from '#contract/social-login.ts'
import type { Database } from '#server/platform/database.ts'

/** How someone came in. */
export const LOGIN_METHODS = ['username', 'sms', 'firebase', ...PROVIDERS, 'freeplay', 'register'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

export interface LoginTry {
  merchantId: number
  /** null where the name is unknown. */
  memberId: number | null
  username: string
  /** `OK`, or the error code. */
  outcome: string
  method: LoginMethod
  ip: string
  country: string | null
  device: string
  /** Of the session it opened. */
  sessionId: string | null
  at: Date
}

/** A login that came to something. */
export type Login = Omit<LoginTry, 'memberId' | 'outcome' | 'sessionId'> & { memberId: number; sessionId: string }

/** The event and the member's own first and last login: one statement, one commit, planned once a connection. */
const ADD_LOGIN = {
  name: 'add_login',
  text: `
    WITH event AS (
      INSERT INTO login_event (merchant_id, member_id, username, outcome, method, ip, country, device, session_id, at)
      VALUES ($1, $2, $3, 'OK', $4, $5, $6, $7, $8, $9)
    )
    UPDATE member SET last_login_at = $9, first_login_at = COALESCE(first_login_at, $9) WHERE id = $2`,
}

export function createLoginEventRepository({ prisma, pool }: Database) {
  return {
    async addLogin({ merchantId, memberId, username, method, ip, country, device, sessionId, at }: Login): Promise<void> {
      await pool.query({ ...ADD_LOGIN, values: [merchantId, memberId, username, method, ip, country, device, sessionId, at] })
    },

    /** A try that was refused. */
    async add(loginTry: LoginTry): Promise<void> {
      await prisma.loginEvent.create({ data: loginTry })
    },

    /** When the session before the running one began; null at the first login (ACC-07). */
    async previousLoginAt(memberId: number): Promise<Date | null> {
      const [, previous] = await prisma.loginEvent.findMany({
        where: { memberId, outcome: 'OK' },
        orderBy: { at: 'desc' },
        take: 2,
        select: { at: true },
      })
      return previous?.at ?? null
    },

    /** Has the member ever been logged in from the address? */
    async hasUsed(memberId: number, ip: string): Promise<boolean> {
      const before = await prisma.loginEvent.findFirst({ where: { memberId, outcome: 'OK', ip }, select: { id: true } })
      return before !== null
    },

    /** A page of a member's tries, the newest first. */
    async page(memberId: number, { skip, take }: { skip: number; take: number }) {
      const [total, tries] = await Promise.all([
        prisma.loginEvent.count({ where: { memberId } }),
        prisma.loginEvent.findMany({ where: { memberId }, orderBy: [{ at: 'desc' }, { id: 'desc' }], skip, take }),
      ])
      return { total, tries }
    },
  }
}
export type LoginEventRepository = ReturnType<typeof createLoginEventRepository>
