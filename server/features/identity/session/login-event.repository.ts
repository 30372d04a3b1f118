/** Every login attempt, kept for good (ACC-08). */
import { PROVIDERS } from '#contract/identity/social-login.ts'
import type { Database } from '#server/platform/database.ts'

/** How the member logged in. */
export const LOGIN_METHODS = ['username', 'sms', 'firebase', ...PROVIDERS, 'freeplay', 'register'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

export interface LoginTry {
  merchantId: number
  /** null = unknown name. */
  memberId: number | null
  username: string
  /** `OK`, or the error code. */
  outcome: string
  method: LoginMethod
  ip: string
  country: string | null
  device: string
  /** The session it opened. */
  sessionId: string | null
  at: Date
}

/** A successful login; `isApp` = the site was open as an app. */
export type Login = Omit<LoginTry, 'memberId' | 'outcome' | 'sessionId'> & { memberId: number; sessionId: string; isApp: boolean }

/**
 * Writes the event and the member's first and last login, and the first in the app, in one statement and commit, planned once per
 * connection.
 */
const ADD_LOGIN = {
  name: 'add_login',
  text: `
    WITH event AS (
      INSERT INTO login_event (merchant_id, member_id, username, outcome, method, ip, country, device, session_id, at)
      VALUES ($1, $2, $3, 'OK', $4, $5, $6, $7, $8, $9)
    )
    UPDATE member SET last_login_at = $9, first_login_at = COALESCE(first_login_at, $9),
      app_opened_at = COALESCE(app_opened_at, CASE WHEN $10::boolean THEN $9::timestamptz END)
    WHERE id = $2`,
}

export function createLoginEventRepository({ prisma, pool }: Database) {
  return {
    async addLogin({ merchantId, memberId, username, method, ip, country, device, sessionId, at, isApp }: Login): Promise<void> {
      const values = [merchantId, memberId, username, method, ip, country, device, sessionId, at, isApp]
      await pool.query({ ...ADD_LOGIN, values })
    },

    /** Records a refused attempt. */
    async add(loginTry: LoginTry): Promise<void> {
      await prisma.loginEvent.create({ data: loginTry })
    },

    /** When the previous session began; null at the first login (ACC-07). */
    async previousLoginAt(memberId: number): Promise<Date | null> {
      const [, previous] = await prisma.loginEvent.findMany({
        where: { memberId, outcome: 'OK' },
        orderBy: { at: 'desc' },
        take: 2,
        select: { at: true },
      })
      return previous?.at ?? null
    },

    /** Whether the member has ever logged in from this address. */
    async hasUsed(memberId: number, ip: string): Promise<boolean> {
      const before = await prisma.loginEvent.findFirst({ where: { memberId, outcome: 'OK', ip }, select: { id: true } })
      return before !== null
    },

    /** A page of a member's attempts, newest first. */
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
