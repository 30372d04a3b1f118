/** Mail written by members: one row in the outbox and a copy in each recipient's inbox, in one statement. */
import type { MailQuery, RecipientType } from '#contract/content/inbox/inbox.ts'
import { TRIAL_TYPE } from '#contract/wire.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { pageOf } from './inbox.repository.ts'

/** Most names an outbox row keeps; a whole team has none. */
const KEPT_NAMES = 10

export interface Letter {
  merchantId: number
  senderId: number
  senderName: string
  recipientType: RecipientType
  subject: string
  content: string
  sentAt: Date
}
/** The recipients: a member by id, direct downlines by name or all of them, or the whole downline. */
export type Addressees =
  | { kind: 'one'; memberId: number }
  | { kind: 'named'; usernames: readonly string[] }
  | { kind: 'direct' }
  | { kind: 'team' }

/** Recipient types that count towards the daily limit. */
const TO_MANY = ['DIRECT', 'TEAM'] as const satisfies readonly RecipientType[]

/** Closed and trial accounts have no inbox. */
const HAS_INBOX = `m.status <> 'CLOSED' AND m.type <> ${TRIAL_TYPE}`
/** $2 = the sender; $9 = the recipient's id or the names. Only direct neighbours in the tree can write to each other. */
const WHO = {
  one: `SELECT m.id, m.username, true AS can_reply FROM member m WHERE m.id = $9 AND m.merchant_id = $1 AND ${HAS_INBOX}`,
  named: `SELECT m.id, m.username, true AS can_reply FROM member m WHERE m.parent_id = $2 AND m.username = ANY ($9) AND ${HAS_INBOX}`,
  direct: `SELECT m.id, m.username, true AS can_reply FROM member m WHERE m.parent_id = $2 AND ${HAS_INBOX}`,
  team: `SELECT m.id, m.username, t.depth = 1 AS can_reply FROM member_tree t JOIN member m ON m.id = t.descendant_id
         WHERE t.ancestor_id = $2 AND t.depth > 0 AND ${HAS_INBOX}`,
} as const satisfies Record<Addressees['kind'], string>

function parametersOf(to: Addressees): { who: unknown[]; needed: number } {
  if (to.kind === 'one') return { who: [to.memberId], needed: 1 }
  if (to.kind === 'named') return { who: [to.usernames], needed: to.usernames.length }
  return { who: [], needed: 1 }
}

/** Writes nothing if fewer recipients were found than needed: one invalid name refuses the whole message. */
function sendSql(kind: Addressees['kind'], needed: number): string {
  const names = kind === 'team' ? `'{}'::text[]` : `(array_agg(username ORDER BY username))[1:${KEPT_NAMES}]`
  return `
    WITH who AS MATERIALIZED (${WHO[kind]}),
    sent AS (
      INSERT INTO outbox_message
        (merchant_id, sender_id, recipient_type, recipients, recipient_count, subject, content, sent_at)
      SELECT $1, $2, $4, ${names}, count(*), $5, $6, $7 FROM who HAVING count(*) >= ${needed}
      RETURNING id, recipient_count
    ),
    copies AS (
      INSERT INTO inbox_message
        (merchant_id, member_id, record_source, sender_name, outbox_id, subject, content, can_reply, sent_at)
      SELECT $1, who.id, 'MEMBER', $3, sent.id, $5, $6, who.can_reply, $7 FROM who, sent
      RETURNING member_id
    )
    SELECT sent.id, sent.recipient_count AS count, (SELECT array_agg(member_id) FROM copies WHERE sent.recipient_count <= $8) AS told
    FROM sent`
}

/** Most messages to many recipients since then. */
export interface Allowance {
  limit: number
  since: Date
}

export interface Sent {
  outboxId: number
  recipientCount: number
  /** The recipients' ids; empty if there are more than `maxNotified`. */
  told: number[]
}

async function send(tx: PrismaTransaction, letter: Letter, to: Addressees, maxNotified: number): Promise<Sent | undefined> {
  const { merchantId, senderId, senderName, recipientType, subject, content, sentAt } = letter
  const { who, needed } = parametersOf(to)
  const [sent] = await tx.$queryRawUnsafe<{ id: number; count: number; told: number[] | null }[]>(
    sendSql(to.kind, needed),
    merchantId,
    senderId,
    senderName,
    recipientType,
    subject,
    content,
    sentAt,
    maxNotified,
    ...who,
  )
  return sent && { outboxId: sent.id, recipientCount: sent.count, told: sent.told ?? [] }
}

export function createOutboxRepository({ database: { prisma, pool } }: { database: Database }) {
  return {
    /** Undefined, with nothing written, if there is no recipient, or a name is not the sender's own direct downline. */
    send: (letter: Letter, to: Addressees, maxNotified: number): Promise<Sent | undefined> =>
      send(prisma, letter, to, maxNotified),

    /** The same to many recipients; `spent` if the limit is used up. A message deleted from the outbox still counts. */
    async sendToMany(
      tx: PrismaTransaction,
      letter: Letter,
      to: Addressees,
      maxNotified: number,
      { limit, since }: Allowance,
    ): Promise<Sent | 'spent' | undefined> {
      // Concurrent messages are counted one after the other.
      await tx.$queryRaw`SELECT id FROM member WHERE id = ${letter.senderId} FOR NO KEY UPDATE`
      const where = { senderId: letter.senderId, recipientType: { in: [...TO_MANY] }, sentAt: { gte: since } }
      if ((await tx.outboxMessage.count({ where })) >= limit) return 'spent'
      return send(tx, letter, to, maxNotified)
    },

    async page(senderId: number, query: MailQuery) {
      const { sentAt, window } = pageOf(query)
      const where = { senderId, deletedAt: null, sentAt }
      const [total, letters] = await Promise.all([
        prisma.outboxMessage.count({ where }),
        prisma.outboxMessage.findMany({ where, ...window }),
      ])
      const reads = await prisma.inboxMessage.groupBy({
        by: ['outboxId'],
        where: { outboxId: { in: letters.map(({ id }) => id) }, readAt: { not: null } },
        _count: true,
      })
      const readCounts = new Map(reads.map(({ outboxId, _count }) => [outboxId, _count]))
      return { total, letters: letters.map((letter) => ({ ...letter, readCount: readCounts.get(letter.id) ?? 0 })) }
    },

    /** Only the sender's own; recipients keep them. Returns how many. */
    async remove(senderId: number, ids: readonly number[], deletedAt: Date): Promise<number> {
      const where = { id: { in: [...ids] }, senderId, deletedAt: null }
      return (await prisma.outboxMessage.updateMany({ where, data: { deletedAt } })).count
    },

    /** A member's agent, and whether the member has a direct downline. */
    async neighbours(memberId: number): Promise<{ agentId: number | null; hasDownline: boolean }> {
      const { rows } = await pool.query<{ agent_id: number | null; has_downline: boolean }>(
        `SELECT (SELECT m.id FROM member own JOIN member m ON m.id = own.parent_id WHERE own.id = $1 AND ${HAS_INBOX}) AS agent_id,
                EXISTS (SELECT FROM member m WHERE m.parent_id = $1 AND ${HAS_INBOX}) AS has_downline`,
        [memberId],
      )
      const [found] = rows
      return { agentId: found?.agent_id ?? null, hasDownline: found?.has_downline ?? false }
    },

    /** Direct downlines whose username or nickname contains the text, by name. */
    async downlines(memberId: number, name: string, { skip, take }: { skip: number; take: number }) {
      const { rows } = await pool.query<{ customerId: number; username: string; nickname: string; total: bigint }>(
        `SELECT m.id AS "customerId", m.username, m.nickname, count(*) OVER () AS total FROM member m
         WHERE m.parent_id = $1 AND ${HAS_INBOX} AND ($2 = '' OR strpos(m.username, $2) > 0 OR strpos(lower(m.nickname), $2) > 0)
         ORDER BY m.username OFFSET $3 LIMIT $4`,
        [memberId, name.toLowerCase(), skip, take],
      )
      return { total: Number(rows[0]?.total ?? 0), list: rows.map(({ total: _total, ...row }) => row) }
    },
  }
}
export type OutboxRepository = ReturnType<typeof createOutboxRepository>
