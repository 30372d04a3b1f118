/** Reads a chain from its first entry and compares it with every head that is known of it. */
import { type AuditFault } from '#contract/audit.ts'
import type { Database } from '#server/platform/database.ts'
import { CHAIN_VERSION, placeAfter, START, type Place } from './audit-chain.ts'
import { linksOf, type AuditEnd } from './audit-end.ts'

/** A head that was kept: by the server at the end of a day, or by whoever brings it. */
export interface KnownHead {
  entries: number
  head: string
  isGenuine: boolean
}

export interface Proof {
  /** Entries that are what was written. */
  entries: number
  head: string
  fault: AuditFault | null
  /** The first entry that is not what was written, or does not follow the one before it. */
  brokenAt: string | null
  /** A known head that does not fit, by the entries it counts. */
  unfitHead: number | null
}

export function createAuditProof({ database: { prisma }, end }: { database: Database; end: AuditEnd }) {
  return async function prove(merchantId: number, heads: readonly KnownHead[]): Promise<Proof> {
    // Before the entries: what is added meanwhile comes after it.
    const kept = await end.read(prisma, merchantId)
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
    for await (const link of linksOf(prisma, merchantId)) {
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
