/** Where each merchant's chain ends: a row of its own, sealed. Entries are added under its lock, so many operators at once keep one chain. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { EMPTY_HEAD, placeAfter, sealOf, START, type Head, type Link, type Place } from './audit-chain.ts'

/** `isGenuine`: the server wrote it. Once it is not, no later entry makes it so again. */
export interface End extends Head {
  isGenuine: boolean
}

const LINKS_AT_ONCE = 1_000
const PURPOSE = 'now'
const FORGED = ''

type Client = Pick<Database['prisma'], 'auditEntry' | 'auditChain'>

/** The entries of a chain in their order, some at a time. */
export async function* linksOf(client: Client, merchantId: number): AsyncGenerator<Link> {
  for (let afterId = -1n; ;) {
    const links = await client.auditEntry.findMany({
      where: { merchantId, id: { gt: afterId } },
      orderBy: { id: 'asc' },
      take: LINKS_AT_ONCE,
    })
    yield* links
    if (links.length < LINKS_AT_ONCE) return
    afterId = links.at(-1)!.id
  }
}

export function createAuditEnd({ secret }: { secret: string }) {
  const seal = (head: Head) => sealOf(secret, head, PURPOSE)

  /** Of a chain that was begun before its end was kept: of version 1 alone. */
  async function readThrough(tx: Client, merchantId: number): Promise<End> {
    let place: Place = START
    for await (const link of linksOf(tx, merchantId)) {
      const next = link.version === 1 ? placeAfter(secret, place, link) : undefined
      if (!next) return { merchantId, entries: place.entries, head: place.head, isGenuine: false }
      place = next
    }
    return { merchantId, entries: place.entries, head: place.head, isGenuine: true }
  }

  return {
    secret,

    /** Undefined where there is none yet. */
    async read(client: Client, merchantId: number): Promise<End | undefined> {
      const kept = await client.auditChain.findUnique({ where: { merchantId } })
      if (!kept) return undefined
      return { merchantId, entries: kept.entries, head: kept.head, isGenuine: kept.seal === seal(kept) }
    },

    /** The end, for this transaction to add to; others wait until it is over. */
    async hold(tx: PrismaTransaction, merchantId: number): Promise<End> {
      const lock = async (): Promise<End | undefined> => {
        const [row] = await tx.$queryRaw<(Head & { seal: string })[]>`
          SELECT merchant_id AS "merchantId", entries, head, seal FROM audit_chain WHERE merchant_id = ${merchantId} FOR UPDATE`
        return row && { merchantId, entries: row.entries, head: row.head, isGenuine: row.seal === seal(row) }
      }
      const found = await lock()
      if (found) return found
      const none = { merchantId, entries: 0, head: EMPTY_HEAD }
      // The first of two makes it; the other waits, and finds it made and moved.
      await tx.auditChain.createMany({ data: [{ ...none, seal: seal(none) }], skipDuplicates: true })
      const made = await lock()
      return made && made.entries > 0 ? made : readThrough(tx, merchantId)
    },

    async nextId(tx: PrismaTransaction): Promise<bigint> {
      const [row] = await tx.$queryRaw<[{ id: bigint }]>`SELECT nextval(pg_get_serial_sequence('audit_entry', 'id')) AS id`
      return row.id
    },

    async move(tx: PrismaTransaction, { merchantId, entries, head, isGenuine }: End): Promise<void> {
      const data = { entries, head, seal: isGenuine ? seal({ merchantId, entries, head }) : FORGED }
      await tx.auditChain.update({ where: { merchantId }, data })
    },
  }
}
export type AuditEnd = ReturnType<typeof createAuditEnd>
