/** The links of chains, remembered by process: each round's point comes from one. */
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { createLinks, type LinkAt } from '#server/games/fair/crash-chain.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import type { RoundState } from './crash-bet.ts'
import type { CrashRepository } from './crash.repository.ts'

interface Chain {
  linkAt: LinkAt
  salt: string
}
export interface Outcome {
  hash: string
  point: number
}

/** Secret until the round has crashed (PF-02). Pointed at by the round's place, fixed before its first bet. */
export function createCrashLinks({ chain }: Pick<CrashRepository, 'chain'>) {
  const known = new Map<number, Promise<Chain>>()
  /** Asked for at every tick and in every batch; a link is some hundred hashes away. */
  let last: { chainId: number; place: number; outcome: Outcome } | undefined

  async function read(chainId: number): Promise<Chain> {
    const { seed, length, salt } = await chain(chainId)
    return { linkAt: createLinks({ seed, length }), salt }
  }
  function chainOf(chainId: number): Promise<Chain> {
    const reading = known.get(chainId) ?? read(chainId)
    known.set(chainId, reading)
    reading.catch(() => known.delete(chainId))
    return reading
  }

  return async function outcomeOf({ chainId, place }: Pick<RoundState, 'chainId' | 'place'>): Promise<Outcome> {
    if (last?.chainId === chainId && last.place === place) return last.outcome
    const { linkAt, salt } = await chainOf(chainId)
    const hash = linkAt(place)
    const outcome = { hash, point: crashPoint(hmacSha256, hash, salt) }
    last = { chainId, place, outcome }
    return outcome
  }
}
export type OutcomeOf = ReturnType<typeof createCrashLinks>
