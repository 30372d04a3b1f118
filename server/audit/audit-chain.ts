/**
 * How the entries of a merchant's audit log are chained. Each entry's hash covers all of its columns and the head before it,
 * keyed with a server secret, so the head after it covers everything up to there.
 */
import { createHash, createHmac } from 'node:crypto'

/**
 * Entries of version 1 hash only some of their columns, without a key. Later entries cover the other columns too: see
 * `placeAfter`.
 */
export const CHAIN_VERSION = 2
export const EMPTY_HEAD = ''

/** An entry as stored. */
export interface Link {
  id: bigint
  version: number
  merchantId: number
  operatorId: number
  operatorName: string
  role: string
  action: string
  entity: string
  entityId: string
  before: unknown
  after: unknown
  reason: string
  ip: string
  requestId: string
  at: Date
  previousHash: string
  hash: string
}

/** A chain up to one of its entries. */
export interface Head {
  merchantId: number
  entries: number
  head: string
}

/** Sorts keys, because PostgreSQL does not keep the order of JSON. */
const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : null

const keyed = (secret: string, kind: 'entry' | 'head', parts: readonly unknown[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url')

const columnsOf = (link: Omit<Link, 'hash' | 'previousHash'>) => [
  String(link.id),
  link.version,
  link.merchantId,
  link.operatorId,
  link.operatorName,
  link.role,
  link.action,
  link.entity,
  link.entityId,
  sorted(link.before),
  sorted(link.after),
  link.reason,
  link.ip,
  link.requestId,
  link.at.toISOString(),
]

export const hashOfLink = (secret: string, previousHead: string, link: Omit<Link, 'hash' | 'previousHash'>): string =>
  keyed(secret, 'entry', [previousHead, ...columnsOf(link)])

/** The hash of a version 1 entry. */
export const partHash = (link: Omit<Link, 'hash' | 'version' | 'id'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        link.previousHash,
        link.merchantId,
        link.operatorId,
        link.action,
        link.entity,
        link.entityId,
        sorted(link.before),
        sorted(link.after),
        link.reason,
        link.at.toISOString(),
      ]),
    )
    .digest('base64url')

/** How far a chain has been read. */
export interface Place {
  entries: number
  head: string
  /** The previous hash as a version 1 entry refers to it. */
  partHash: string
}
export const START: Place = { entries: 0, head: EMPTY_HEAD, partHash: EMPTY_HEAD }

/**
 * The place after one more entry; undefined if the entry differs from what was written, or does not follow. The head also covers
 * every column of a version 1 entry, though its own hash does not: the first entry of version 2 follows that head.
 */
export function placeAfter(secret: string, { entries, head, partHash: before }: Place, link: Link): Place | undefined {
  if (link.version === 1) {
    const isFirstKind = entries === 0 || before !== EMPTY_HEAD
    if (!isFirstKind || link.previousHash !== before || partHash(link) !== link.hash) return undefined
    return { entries: entries + 1, head: hashOfLink(secret, head, link), partHash: link.hash }
  }
  if (link.version !== CHAIN_VERSION || link.previousHash !== head) return undefined
  if (hashOfLink(secret, head, link) !== link.hash) return undefined
  return { entries: entries + 1, head: link.hash, partHash: EMPTY_HEAD }
}

/** Seals a head stored in the database, so that only the server can have written it. */
export const sealOf = (secret: string, { merchantId, entries, head }: Head, purpose: string): string =>
  keyed(secret, 'head', [purpose, merchantId, entries, head])
