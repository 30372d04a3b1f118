/** Caches the links of chains in the process; each round's point is derived from one link. */
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

/** A round's outcome stays secret until it has crashed (PF-02). The round's place, fixed before its first bet, determines its link. */
export function createCrashLinks({ chain }: Pick<CrashRepository, 'chain'>) {
  const known = new Map<number, Promise<Chain>>()
  /** Cached, because every tick and every batch needs it, and computing a link takes some hundred hashes. */
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
