/** Sessions of the back office, in Redis: an opaque token, stored as a hash, which expires when idle. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Redis } from '#server/platform/redis.ts'

/** No member's token has this prefix. */
export const OPERATOR_TOKEN_PREFIX = 'op_'
const OPERATOR_IDLE_MS = 30 * 60_000

/** `epoch`: the operator's epoch at login; raising it ends all older sessions. */
const held = z.object({ operatorId: z.int(), merchantId: z.int(), epoch: z.int().default(0) })
type Held = z.input<typeof held>
/** `lastCall`: epoch ms by our own clock, which decides; Redis only cleans up. */
const stored = held.extend({ lastCall: z.int() })
const keyOf = (token: string) => `palaro:{op:${createHash('sha256').update(token).digest('base64url')}}`

export const isOperatorToken = (token: string): boolean => token.startsWith(OPERATOR_TOKEN_PREFIX)

export function createOperatorSessions({ redis, clock }: { redis: Redis; clock: Clock }) {
  const textOf = (operator: Held) => JSON.stringify({ ...operator, lastCall: clock.now().getTime() })
  return {
    async open(operator: Held): Promise<string> {
      const token = OPERATOR_TOKEN_PREFIX + newSecret()
      await redis.set(keyOf(token), textOf(operator), 'PX', OPERATOR_IDLE_MS)
      return token
    },
    /** Keeps the session alive; undefined if there is none. */
    async find(token: string): Promise<z.output<typeof held> | undefined> {
      const text = await redis.get(keyOf(token))
      const known = text === null ? undefined : stored.safeParse(JSON.parse(text)).data
      if (!known) return undefined
      const { lastCall, ...operator } = known
      if (clock.now().getTime() - lastCall > OPERATOR_IDLE_MS) {
        await redis.del(keyOf(token))
        return undefined
      }
      // Only if it still exists: it may have been ended meanwhile.
      const wasThere = await redis.set(keyOf(token), textOf(operator), 'PX', OPERATOR_IDLE_MS, 'XX', 'GET')
      return wasThere === null ? undefined : operator
    },
    async end(token: string): Promise<void> {
      await redis.del(keyOf(token))
    },
  }
}
export type OperatorSessions = ReturnType<typeof createOperatorSessions>
