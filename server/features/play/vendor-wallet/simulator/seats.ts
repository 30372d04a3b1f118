/** The simulator's seats. A player holds a seat by its secret; unused seats expire from the short-lived store. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { LANGUAGES } from '#contract/wire.ts'
import { vendorAnswer } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Redis } from '#server/platform/redis.ts'
import { amounts, BUTTONS, memory } from './memory.ts'

const SECRET_BYTES = 32
/** A press that takes longer has failed. */
const PRESS_MS = 30_000
/** Presses that the page shows. */
const PRESSES_KEPT = 12

/** One call as the page shows it. */
const exchange = z.object({
  path: z.string(),
  signature: z.string(),
  body: z.string(),
  /** Absent if the vendor did not wait for the answer, or there was none. */
  answer: z.object({ httpStatus: z.int(), body: vendorAnswer }).optional(),
})
export type Exchanged = z.infer<typeof exchange>

const press = z.object({ button: z.enum(BUTTONS), exchanges: z.array(exchange) })
export type Press = z.infer<typeof press>

const seat = z.object({
  vendorCode: z.string(),
  merchantId: z.int(),
  gameCode: z.string(),
  gameName: z.string(),
  language: z.enum(LANGUAGES),
  /** A path of this site, checked by the launch. */
  backUrl: z.string(),
  mode: z.enum(['REAL', 'TRIAL']),
  user: z.string(),
  username: z.string(),
  token: z.string(),
  currency: z.string(),
  /** According to the last answer; 1/10 000. */
  balance: z.number(),
  /** What the tester typed last. */
  typed: amounts,
  memory,
  /** Newest first. */
  presses: z.array(press),
})
export type Seat = z.infer<typeof seat>

interface Deps {
  redis: Redis
  /** A seat unused for this long expires. */
  idleMs: number
}

export function createSeats({ redis, idleMs }: Deps) {
  // Hashed, so that the store contains no secrets of seats.
  const keyOf = (secret: string) => `palaro:simulator:${createHash('sha256').update(secret).digest('hex')}`

  const keep = async (secret: string, kept: Seat): Promise<void> => {
    const presses = kept.presses.slice(0, PRESSES_KEPT)
    await redis.set(keyOf(secret), JSON.stringify({ ...kept, presses }), 'PX', idleMs)
  }

  return {
    /** Returns the secret by which the seat is held. */
    async add(added: Seat): Promise<string> {
      const secret = newSecret(SECRET_BYTES)
      await keep(secret, added)
      return secret
    },

    async find(secret: string): Promise<Seat | undefined> {
      const text = await redis.get(keyOf(secret))
      return text === null ? undefined : seat.parse(JSON.parse(text))
    },

    keep,

    leave: async (secret: string): Promise<void> => void (await redis.del(keyOf(secret))),

    /** Runs one press at a time; undefined while another runs. */
    async alone<Result>(secret: string, run: () => Promise<Result>): Promise<Result | undefined> {
      const lock = `${keyOf(secret)}:press`
      if ((await redis.set(lock, 1, 'PX', PRESS_MS, 'NX')) === null) return undefined
      return run().finally(() => redis.del(lock))
    },
  }
}
export type Seats = ReturnType<typeof createSeats>
