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
  /** Stored in the database: hashes entries, and seals ends if there is no `key`. */
  secret: string
  /** From outside the database, so that write access to the database alone cannot forge a seal. */
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

  /** Reads a chain that is older than its end row, and so has version 1 entries only. */
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
    /** The seal of a day's head. */
    sealOfDay: (head: Head, day: string) => sealOf(key, head, day),
    /** Daily heads are never rewritten, so those from before there was a key are sealed with the secret. */
    isSealOfDay: (kept: string, head: Head, day: string) => [key, secret].some((one) => kept === sealOf(one, head, day)),

    /** Undefined if there is none yet. */
    async read(merchantId: number): Promise<End | undefined> {
      const kept = await rows.end(merchantId)
      return kept ? toEnd(kept) : undefined
    },
    /** The entries of a chain, oldest first. */
    links: (merchantId: number) => rows.links(merchantId),

    /** Locks the end, so that this transaction can add to it and others wait. */
    async hold(tx: PrismaTransaction, merchantId: number): Promise<End> {
      const found = await rows.lockEnd(tx, merchantId)
      if (found) return toEnd(found)
      const none = { merchantId, entries: 0, head: EMPTY_HEAD }
      // Of two concurrent transactions, the first creates it; the second waits, and finds it already moved on.
      await rows.addEnd(tx, { ...none, seal: seal(none) })
      const made = await rows.lockEnd(tx, merchantId)
      return made && made.entries > 0 ? toEnd(made) : readThrough(tx, merchantId)
    },

    /** Seals an end with the key if it was sealed with the secret, before there was a key. False if it was not. */
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
