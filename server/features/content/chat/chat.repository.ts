/** Conversations and their messages. Writers lock the conversation's row, so that messages are ordered by id. */
import type { CHAT_AUTHORS } from '#contract/content/chat/chat.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type Conversation = Prisma.ChatConversationGetPayload<object>
export type StoredChatMessage = Prisma.ChatMessageGetPayload<object>
type Author = (typeof CHAT_AUTHORS)[number]

/** The owner of a conversation. */
export interface ChatOwner {
  memberId: number
  merchantId: number
}
export interface Line {
  author: Author
  authorName: string
  text: string
  /** The sender page's own id; operators' messages have none. */
  clientId?: string
}

export function createChatRepository({ database: { prisma, pool } }: { database: Database }) {
  /** Locks the member's conversation until the transaction ends; creates it if there is none. */
  async function hold(
    tx: PrismaTransaction,
    { memberId, merchantId }: ChatOwner,
    now: Date,
  ): Promise<Conversation & { isNew: boolean }> {
    const data = { memberId, merchantId, openedAt: now, lastMessageAt: now }
    const { count } = await tx.chatConversation.createMany({ data, skipDuplicates: true })
    await tx.$queryRaw`SELECT id FROM chat_conversation WHERE member_id = ${memberId} FOR UPDATE`
    return { ...(await tx.chatConversation.findUniqueOrThrow({ where: { memberId } })), isNew: count === 1 }
  }

  const add = (tx: PrismaTransaction, conversationId: number, line: Line, sentAt: Date): Promise<StoredChatMessage> =>
    tx.chatMessage.create({ data: { conversationId, ...line, sentAt } })

  return {
    find: (memberId: number): Promise<Conversation | null> => prisma.chatConversation.findUnique({ where: { memberId } }),

    /**
     * Adds the member's message, and then the result of `reply`, which gets the time of the previous message (null = none). A
     * repeated `clientId` returns the existing message and no reply.
     */
    async say(
      tx: PrismaTransaction,
      owner: ChatOwner,
      line: Line & { clientId: string },
      reply: (lastMessageAt: Date | null) => Line | undefined,
      now: Date,
    ): Promise<{ said: StoredChatMessage; replied?: StoredChatMessage; isNew: boolean }> {
      const conversation = await hold(tx, owner, now)
      const key = { conversationId: conversation.id, clientId: line.clientId }
      const known = await tx.chatMessage.findUnique({ where: { conversationId_clientId: key } })
      if (known) return { said: known, isNew: false }
      const said = await add(tx, conversation.id, line, now)
      const answer = reply(conversation.isNew ? null : conversation.lastMessageAt)
      const replied = answer && (await add(tx, conversation.id, answer, now))
      await tx.chatConversation.update({ where: { id: conversation.id }, data: { lastMessageAt: now } })
      return { said, isNew: true, ...(replied && { replied }) }
    },

    /** Adds an operator's message, and marks all earlier ones read. */
    async answer(tx: PrismaTransaction, owner: ChatOwner, line: Line, now: Date): Promise<StoredChatMessage> {
      const { id } = await hold(tx, owner, now)
      const said = await add(tx, id, line, now)
      await tx.chatConversation.update({ where: { id }, data: { lastMessageAt: now, houseReadId: said.id } })
      return said
    },

    /** Oldest first: messages before or after an id, or the last ones. One more than `take` means that there are more. */
    async messages(
      conversationId: number,
      { before, after }: { before?: number | undefined; after?: number | undefined },
      take: number,
    ) {
      const isForward = after !== undefined
      const id = isForward ? { gt: after } : before === undefined ? {} : { lt: before }
      const rows = await prisma.chatMessage.findMany({
        where: { conversationId, id },
        orderBy: { id: isForward ? 'asc' : 'desc' },
        take: take + 1,
      })
      const shown = rows.slice(0, take)
      return { messages: isForward ? shown : shown.reverse(), hasMore: rows.length > take }
    },

    /** Operators' messages the member has not read. */
    async countUnread(memberId: number): Promise<number> {
      const { rows } = await pool.query<{ count: bigint }>(
        `SELECT count(*) FROM chat_conversation c JOIN chat_message m ON m.conversation_id = c.id AND m.id > c.member_read_id
         WHERE c.member_id = $1 AND m.author <> 'MEMBER'`,
        [memberId],
      )
      return Number(rows[0]?.count ?? 0)
    },

    /** Only forward, and not beyond the last message. */
    async markRead(memberId: number, upTo: number): Promise<void> {
      await pool.query(
        `UPDATE chat_conversation c SET member_read_id = greatest(
           c.member_read_id, (SELECT max(m.id) FROM chat_message m WHERE m.conversation_id = c.id AND m.id <= $2))
         WHERE c.member_id = $1`,
        [memberId, upTo],
      )
    },

    /** A merchant's conversations: unanswered ones first, then the newest. */
    async open(merchantId: number, take: number): Promise<OpenConversation[]> {
      const { rows } = await pool.query<OpenConversation>(
        `SELECT c.member_id AS "memberId", m.username, m.nickname, c.last_message_at AS "lastMessageAt", last.author, last.text,
                (SELECT count(*)::int FROM chat_message w
                  WHERE w.conversation_id = c.id AND w.author = 'MEMBER' AND w.id > c.house_read_id) AS waiting
         FROM chat_conversation c JOIN member m ON m.id = c.member_id
         CROSS JOIN LATERAL (SELECT author, text FROM chat_message l WHERE l.conversation_id = c.id ORDER BY id DESC LIMIT 1) last
         WHERE c.merchant_id = $1 ORDER BY last.author <> 'HOUSE' DESC, c.last_message_at DESC LIMIT $2`,
        [merchantId, take],
      )
      return rows
    },
  }
}
export type ChatRepository = ReturnType<typeof createChatRepository>

export interface OpenConversation {
  memberId: number
  username: string
  nickname: string
  lastMessageAt: Date
  /** Author of the last message. */
  author: Author
  text: string
  /** Messages of the member that no operator has read. */
  waiting: number
}
