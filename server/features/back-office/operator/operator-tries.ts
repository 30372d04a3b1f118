/**
 * Wrong passwords and codes of operators. Attempts are counted by name and place (an address, or a known browser), so that only
 * the attacker is locked out. Attempts at one name from everywhere are counted too: beyond that limit the name is under attack,
 * and strangers need password and second factor at once.
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
 * Wrong codes with the right password, from strangers: few, because one in 300,000 guesses is right. Without the password no one
 * can use this up.
 */
const CODES: Limit = { max: 20, windowMs: 24 * 60 * MINUTE_MS }

/** Where an attempt was made. */
export type Place = { device: string } | { ip: string }

export interface Attempt {
  /** A stranger's attempt at a name under attack. */
  isUnderAttack: boolean
  isStranger: boolean
  /** Uncounts this attempt; other strangers' attempts stay counted. */
  succeeded(): Promise<unknown>
}

export function createOperatorTries({ redis }: { redis: Redis }) {
  /** Counted before checking, so that concurrent attempts gain nothing. */
  async function counted(key: string, { max, windowMs }: Limit): Promise<boolean> {
    const answers = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).exec()
    return Number(answers?.[1]?.[1]) <= max
  }
  /** If the window has ended meanwhile, the new one starts with one more attempt. */
  const takeBack = (key: string, { windowMs }: Limit) => redis.multi().set(key, 0, 'PX', windowMs, 'NX').decr(key).exec()

  const codesKey = (operatorId: number) => `palaro:{op-login:${operatorId}}:codes`

  return {
    /** Five per quarter of an hour; the returned function resets the count. Throws `refusal`. */
    async count(whose: string, refusal: ErrorCode): Promise<() => Promise<void>> {
      const key = `palaro:{op-login:${whose}}`
      if (!(await counted(key, BY_PLACE))) throw new AppError(refusal)
      return async () => void (await redis.del(key))
    },

    /** Throws `login.denied` after too many attempts from this place. */
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

    /** False if no more codes may be tried with the right password today. */
    mayTryCode: (operatorId: number): Promise<boolean> => counted(codesKey(operatorId), CODES),
    codeWasRight: (operatorId: number): Promise<unknown> => takeBack(codesKey(operatorId), CODES),
  }
}
export type OperatorTries = ReturnType<typeof createOperatorTries>
