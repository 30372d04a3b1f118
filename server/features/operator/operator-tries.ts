/**
 * Wrong passwords and codes of operators. Tries are counted by name and place (an address, or a browser that is known), so that
 * only who tries is locked out. Tries at one name from everywhere are counted too: beyond that number the name is under attack, and
 * strangers need both password and second factor at once.
 */
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/platform/app-error.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { Redis } from '#server/platform/redis.ts'

const MINUTE_MS = 60_000

interface Limit {
  max: number
  windowMs: number
}
const BY_PLACE: Limit = { max: 5, windowMs: 15 * MINUTE_MS }
const BY_NAME: Limit = { max: 20, windowMs: 60 * MINUTE_MS }
/**
 * Wrong codes beside the right password, from strangers: few, since one in 300,000 guesses is right. Who does not know the
 * password can't use this up.
 */
const CODES: Limit = { max: 20, windowMs: 24 * 60 * MINUTE_MS }

/** Where a try comes from. */
export type Place = { device: string } | { ip: string }

export interface Attempt {
  /** A stranger's, at a name under attack. */
  isUnderAttack: boolean
  isStranger: boolean
  /** Takes the try back; what strangers have tried besides stays counted. */
  succeeded(): Promise<unknown>
}

export function createOperatorTries({ redis }: { redis: Redis }) {
  /** Counted before the look, so that many at once win nothing. */
  async function counted(key: string, { max, windowMs }: Limit): Promise<boolean> {
    const answers = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).exec()
    return Number(answers?.[1]?.[1]) <= max
  }
  /** A window that has ended meanwhile begins with one try more. */
  const takeBack = (key: string, { windowMs }: Limit) => redis.multi().set(key, 0, 'PX', windowMs, 'NX').decr(key).exec()

  const codesKey = (operatorId: number) => `palaro:{op-login:${operatorId}}:codes`

  return {
    /** Five in a quarter of an hour; what is given back forgets the count. Throws `refusal`. */
    async count(whose: string, refusal: ErrorCode): Promise<() => Promise<void>> {
      const key = `palaro:{op-login:${whose}}`
      if (!(await counted(key, BY_PLACE))) throw new AppError(refusal)
      return async () => void (await redis.del(key))
    },

    /** Throws `login.denied` where too much was tried from this place. */
    async begin(merchantId: number, username: string, place: Place): Promise<Attempt> {
      const name = `palaro:{op-login:${merchantId}:${encodeURIComponent(username)}}`
      const isStranger = 'ip' in place
      const here = `${name}:${isStranger ? `at:${networkOf(place.ip)}` : `by:${place.device}`}`
      if (!(await counted(here, BY_PLACE))) throw new AppError('login.denied')
      const isUnderAttack = isStranger && !(await counted(name, BY_NAME))
      return {
        isStranger,
        isUnderAttack,
        succeeded: () => Promise.all([redis.del(here), isStranger && takeBack(name, BY_NAME)]),
      }
    },

    /** False where no more codes may be tried beside the right password today. */
    mayTryCode: (operatorId: number): Promise<boolean> => counted(codesKey(operatorId), CODES),
    codeWasRight: (operatorId: number): Promise<unknown> => takeBack(codesKey(operatorId), CODES),
  }
}
export type OperatorTries = ReturnType<typeof createOperatorTries>
