/** Reads a chain from its first entry and compares it with all known heads. */
import { type AuditFault } from '#contract/back-office/audit.ts'
import { CHAIN_VERSION, placeAfter, START, type Place } from '#server/audit/audit-chain.ts'
import type { AuditEnd } from '#server/audit/audit-end.ts'

/** A head stored by the server at the end of a day, or supplied by the caller. */
export interface KnownHead {
  entries: number
  head: string
  isGenuine: boolean
}

export interface Proof {
  /** Number of entries that verified. */
  entries: number
  head: string
  fault: AuditFault | null
  /** The first entry that differs from what was written, or does not follow the one before it. */
  brokenAt: string | null
  /** The first known head that does not match, by the number of entries it covers. */
  unfitHead: number | null
}

export function createAuditProof({ end }: { end: AuditEnd }) {
  return async function prove(merchantId: number, heads: readonly KnownHead[]): Promise<Proof> {
    // Read before the entries, because new ones are added after it.
    const kept = await end.read(merchantId)
    const found = (place: Place, fault: AuditFault | null, more: Partial<Proof> = {}): Proof => ({
      entries: place.entries,
      head: place.head,
      fault,
      brokenAt: null,
      unfitHead: null,
      ...more,
    })
    const known = new Map<number, KnownHead[]>()
    for (const head of heads) known.set(head.entries, [...(known.get(head.entries) ?? []), head])

    let place = START
    let isKeyed = false
    let unfit = heads.find(({ isGenuine }) => !isGenuine)?.entries
    let isEndFit = kept === undefined || kept.isGenuine
    for await (const link of end.links(merchantId)) {
      const next = placeAfter(end.secret, place, link)
      if (!next) return found(place, 'ENTRY', { brokenAt: String(link.id) })
      place = next
      isKeyed ||= link.version === CHAIN_VERSION
      if (known.get(place.entries)?.some(({ head }) => head !== next.head)) unfit ??= place.entries
      if (kept?.entries === place.entries && kept.head !== place.head) isEndFit = false
    }
    const isCut = kept ? kept.entries > place.entries : isKeyed
    if (isCut || !isEndFit) return found(place, 'END')
    unfit ??= heads.find(({ entries }) => entries > place.entries)?.entries
    return unfit === undefined ? found(place, null) : found(place, 'HEAD', { unfitHead: unfit })
  }
}
export type AuditProof = ReturnType<typeof createAuditProof>
