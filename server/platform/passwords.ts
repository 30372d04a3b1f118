import bcrypt from 'bcrypt'
import { newSecret } from '#server/platform/ids.ts'

/** Hashes passwords with bcrypt on the thread pool, never on the event loop. */
export function createPasswords({ cost }: { cost: number }) {
  // An unknown name must take as long as a wrong password (ACC-01).
  const decoyHash = bcrypt.hash(newSecret(), cost)
  return {
    hash: (password: string): Promise<string> => bcrypt.hash(password, cost),
    /** Without a hash the result is false, after the same work. */
    async matches(password: string, hash: string | undefined): Promise<boolean> {
      const isMatch = await bcrypt.compare(password, hash ?? (await decoyHash))
      return isMatch && hash !== undefined
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
