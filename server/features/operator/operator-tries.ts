/** Wrong passwords and codes of operators: five in a quarter of an hour, then a pause. */
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Redis } from '#server/platform/redis.ts'

const MAX_TRIES = 5
const TRIES_MS = 15 * 60_000

export function createOperatorTries({ redis }: { redis: Redis }) {
  return {
    /** Counted before the look, so that many at once win nothing; what is given back forgets the count. Throws `refusal`. */
    async count(whose: string, refusal: ErrorCode): Promise<() => Promise<void>> {
      const key = `palaro:{op-login:${whose}}`
      const answers = await redis.multi().set(key, 0, 'PX', TRIES_MS, 'NX').incr(key).exec()
      if (Number(answers?.[1]?.[1]) > MAX_TRIES) throw new AppError(refusal)
      return async () => void (await redis.del(key))
    },
  }
}
export type OperatorTries = ReturnType<typeof createOperatorTries>
