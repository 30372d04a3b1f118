/** Sessions of the console, in Redis: an opaque token, kept as a hash, ended by idleness. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { newSecret } from '#server/platform/ids.ts'
import type { Redis } from '#server/platform/redis.ts'

/** No member's token begins so. */
export const OPERATOR_TOKEN_PREFIX = 'op_'
export const OPERATOR_IDLE_MS = 30 * 60_000

/** `epoch` as the operator's was: with a new one every older session is over. */
const held = z.object({ operatorId: z.int(), merchantId: z.int(), epoch: z.int().default(0) })
type Held = z.input<typeof held>
const keyOf = (token: string) => `palaro:{op:${createHash('sha256').update(token).digest('base64url')}}`

export const isOperatorToken = (token: string): boolean => token.startsWith(OPERATOR_TOKEN_PREFIX)

export function createOperatorSessions({ redis }: { redis: Redis }) {
  return {
    async open(operator: Held): Promise<string> {
      const token = OPERATOR_TOKEN_PREFIX + newSecret()
      await redis.set(keyOf(token), JSON.stringify(operator), 'PX', OPERATOR_IDLE_MS)
      return token
    },
    /** Keeps the session alive; undefined where there is none. */
    async find(token: string): Promise<z.output<typeof held> | undefined> {
      const text = await redis.getex(keyOf(token), 'PX', OPERATOR_IDLE_MS)
      if (text === null) return undefined
      return held.parse(JSON.parse(text))
    },
    async end(token: string): Promise<void> {
      await redis.del(keyOf(token))
    },
  }
}
export type OperatorSessions = ReturnType<typeof createOperatorSessions>
