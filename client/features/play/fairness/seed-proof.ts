/** Checks one outcome: whether the seed matches the commitment, and which outcome the pair of seeds gives. */
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import type { RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { sha256Hex } from '#client/lib/web-crypto.ts'

/** As typed or filled in. */
export interface SeedProof {
  serverSeed: string
  /** The commitment, published before the bet. Empty = not checked. */
  serverSeedHash: string
  clientSeed: string
  nonce: string
  /** The outcome the history shows, if one is being checked. */
  expected?: string
}
/** A past bet to verify, or one being edited: its seeds, its choices, and the stake if known. */
export interface RoundProof extends SeedProof {
  /** Only its choices are used; its outcome is recomputed. */
  detail: RoundDetail
  stake?: { amount: bigint; currency: CurrencyMeta }
}
export interface Verdict {
  outcome: string
  /** Undefined if there was nothing to compare with. */
  isCommitted: boolean | undefined
  isExpected: boolean | undefined
}

/** Undefined while something is missing. */
export function seedsOf({ serverSeed, clientSeed, nonce }: SeedProof): Seeds | undefined {
  const [server, client, number] = [serverSeed.trim(), clientSeed.trim(), nonce.trim()]
  if (!server || !client || !/^\d{1,9}$/.test(number)) return undefined
  return { serverSeed: server, clientSeed: client, nonce: Number(number) }
}

/** `outcome`: the outcome of the seeds, as shown to the player. */
export async function judge(proof: SeedProof, seeds: Seeds, outcome: string): Promise<Verdict> {
  const commitment = proof.serverSeedHash.trim().toLowerCase()
  const hash = await sha256Hex(seeds.serverSeed)
  return {
    outcome,
    isCommitted: commitment === '' ? undefined : hash === commitment,
    isExpected: proof.expected === undefined ? undefined : outcome === proof.expected,
  }
}
