/** Every try to log in, kept for good (ACC-08). */
import type { Database } from '#server/platform/database.ts'

export interface LoginTry {
  merchantId: number
  /** null where the name is unknown. */
  memberId: number | null
  username: string
  /** `OK`, or the error code. */
  outcome: string
  ip: string
  device: string
  at: Date
}

export function createLoginEventRepository({ prisma }: Database) {
  return {
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
  }
}
export type LoginEventRepository = ReturnType<typeof createLoginEventRepository>
