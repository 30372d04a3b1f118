/** Provable fairness of in-house games: commit, client seed, rotation, verification (PF-11). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire.ts'

export const CLIENT_SEED_MAX = 64
export const clientSeed = text(CLIENT_SEED_MAX, 1).check(z.regex(/^[\w-]+$/))

/** The pair in use: only the commitment of the server seed is public. */
export const activeSeeds = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Number of bets made with this pair; the next bet uses this nonce. */
  nonce: z.int(),
  /** Commitment of the pair used after the next rotation. */
  nextServerSeedHash: z.string(),
})
export type ActiveSeeds = z.infer<typeof activeSeeds>

/** A retired pair, with its server seed revealed. */
export const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** How many bets were made with this pair. */
  nonce: z.int(),
  revealedAt: z.int(),
})
export type RevealedSeeds = z.infer<typeof revealedSeeds>

export const seeds = endpoint({
  summary: 'The seed pair in use and the retired ones, newest first',
  method: 'GET',
  path: '/bgs/fairness/seeds',
  auth: 'game',
  value: z.object({ active: activeSeeds, revealed: z.array(revealedSeeds) }),
})

export const rotate = endpoint({
  summary: 'Reveal the current server seed and start the next pair, with a client seed if given',
  method: 'POST',
  path: '/bgs/fairness/rotate',
  auth: 'game',
  body: z.object({ clientSeed: z.optional(clientSeed) }),
  value: z.object({ active: activeSeeds, revealed: revealedSeeds }),
  errors: ['game.seed.active'],
})
