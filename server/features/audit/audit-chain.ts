/**
 * How the entries of a merchant's audit log hold together. Each entry's hash covers all of its columns and the head before it, keyed
 * with a secret of the server, so that the head after it stands for everything up to there.
 */
import { createHash, createHmac } from 'node:crypto'

/** Entries of version 1 hash a part of their columns, without a key. What follows them covers all of them: see `headAfter`. */
export const CHAIN_VERSION = 2
export const EMPTY_HEAD = ''

/** An entry as it is kept. */
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

/** Keys in one order: PostgreSQL keeps JSON, not the order it was written in. */
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

/** Of a version 1 entry. */
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

/** Where a chain has been read to. */
export interface Place {
  entries: number
  head: string
  /** What the next entry names as the hash before it, where it is of version 1. */
  partHash: string
}
export const START: Place = { entries: 0, head: EMPTY_HEAD, partHash: EMPTY_HEAD }

/**
 * The place after one more entry; undefined where the entry is not what was written, or does not follow. The head counts every
 * column of a version 1 entry too, though its own hash does not: the first entry of version 2 follows that head.
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

/** A head that is kept in the database carries it: only the server can have written it. */
export const sealOf = (secret: string, { merchantId, entries, head }: Head, purpose: string): string =>
  keyed(secret, 'head', [purpose, merchantId, entries, head])
