/**
 * The end of each merchant's chain: a sealed row. Entries are added under its lock, so that concurrent operators keep one chain.
 */
import type { PrismaTransaction } from '#server/platform/database.ts'
import { EMPTY_HEAD, placeAfter, sealOf, START, type Head, type Place } from './audit-chain.ts'
import type { AuditLogRepository, SealedHead } from './audit-log.repository.ts'

/** `isGenuine`: the server wrote it. Once false, no later entry makes it true again. */
export interface End extends Head {
  isGenuine: boolean
}

const PURPOSE = 'now'
const FORGED = ''

interface Deps {
  rows: AuditLogRepository
  /** Of the database: hashes entries, and seals where there is no other key. */
  secret: string
  /** From outside the database: write access to the database alone can then seal nothing. */
  key?: string | undefined
}

export function createAuditEnd({ rows, secret, key = secret }: Deps) {
  const seal = (head: Head) => sealOf(key, head, PURPOSE)
  const toEnd = ({ merchantId, entries, head, seal: kept }: SealedHead): End => ({
    merchantId,
    entries,
    head,
    isGenuine: kept === seal({ merchantId, entries, head }),
  })

  /** For a chain that is older than its end row: version 1 only. */
  async function readThrough(tx: PrismaTransaction, merchantId: number): Promise<End> {
    let place: Place = START
    for await (const link of rows.links(merchantId, tx)) {
      const next = link.version === 1 ? placeAfter(secret, place, link) : undefined
      if (!next) return { merchantId, entries: place.entries, head: place.head, isGenuine: false }
      place = next
    }
    return { merchantId, entries: place.entries, head: place.head, isGenuine: true }
  }

  return {
    secret,
    /** Of a day's head. */
    sealOfDay: (head: Head, day: string) => sealOf(key, head, day),
    /** Heads of days are never written again: those from before there was a key are sealed with the secret. */
    isSealOfDay: (kept: string, head: Head, day: string) => [key, secret].some((one) => kept === sealOf(one, head, day)),

    /** Undefined if there is none yet. */
    async read(merchantId: number): Promise<End | undefined> {
      const kept = await rows.end(merchantId)
      return kept ? toEnd(kept) : undefined
    },
    /** The entries in their order. */
    links: (merchantId: number) => rows.links(merchantId),

    /** Locks the end for this transaction to add to; others wait for it. */
    async hold(tx: PrismaTransaction, merchantId: number): Promise<End> {
      const found = await rows.lockEnd(tx, merchantId)
      if (found) return toEnd(found)
      const none = { merchantId, entries: 0, head: EMPTY_HEAD }
      // Of two transactions the first creates it; the other waits, and finds it already moved on.
      await rows.addEnd(tx, { ...none, seal: seal(none) })
      const made = await rows.lockEnd(tx, merchantId)
      return made && made.entries > 0 ? toEnd(made) : readThrough(tx, merchantId)
    },

    /** Seals an end with the key that was sealed with the secret before there was one. False where it was not. */
    async adopt(tx: PrismaTransaction, merchantId: number): Promise<boolean> {
      const found = await rows.lockEnd(tx, merchantId)
      if (!found || found.seal !== sealOf(secret, found, PURPOSE)) return false
      await rows.moveEnd(tx, { ...found, seal: seal(found) })
      return true
    },

    async move(tx: PrismaTransaction, { merchantId, entries, head, isGenuine }: End): Promise<void> {
      await rows.moveEnd(tx, { merchantId, entries, head, seal: isGenuine ? seal({ merchantId, entries, head }) : FORGED })
    },
  }
}
export type AuditEnd = ReturnType<typeof createAuditEnd>
