import bcrypt from 'bcrypt'
import { newSecret } from '#server/platform/ids.ts'

/** Passwords are hashed by bcrypt on the thread pool, never on the event loop. */
export function createPasswords({ cost }: { cost: number }) {
  // A name nobody has must take as long as a wrong password (ACC-01).
  const nobodysHash = bcrypt.hash(newSecret(), cost)
  return {
    hash: (password: string): Promise<string> => bcrypt.hash(password, cost),
    /** Without a hash the answer is no, after the same work. */
    async matches(password: string, hash: string | undefined): Promise<boolean> {
      const isMatch = await bcrypt.compare(password, hash ?? (await nobodysHash))
      return isMatch && hash !== undefined
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
