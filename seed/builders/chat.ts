import type { CHAT_AUTHORS } from '#contract/content/chat/chat.ts'
import type { Database } from '#server/platform/database.ts'

export interface ChatLine {
  author: (typeof CHAT_AUTHORS)[number]
  authorName: string
  text: string
  /** The default is now. */
  sentAt?: Date
}

export interface ChatDetails {
  member: { id: number; merchantId: number }
  /** In chronological order. */
  lines: readonly ChatLine[]
  /** How many of customer service's last messages the member has not read. */
  unread?: number
}

/** A member's conversation with customer service, which has read everything before its own last message. */
export async function createChat({ prisma }: Database, { member, lines, unread = 0 }: ChatDetails, now: Date): Promise<void> {
  const said = lines.map((line) => ({ ...line, sentAt: line.sentAt ?? now }))
  const [openedAt, lastMessageAt] = [said[0]?.sentAt ?? now, said.at(-1)?.sentAt ?? now]
  const { id } = await prisma.chatConversation.create({
    data: { memberId: member.id, merchantId: member.merchantId, openedAt, lastMessageAt },
  })
  const rows = await prisma.chatMessage.createManyAndReturn({ data: said.map((line) => ({ ...line, conversationId: id })) })
  const houses = rows.filter(({ author }) => author !== 'MEMBER')
  const firstUnread = unread > 0 ? houses.at(-unread)?.id : undefined
  const readId = rows.filter((row) => firstUnread === undefined || row.id < firstUnread).at(-1)?.id ?? 0
  const houseReadId = rows.findLast(({ author }) => author === 'HOUSE')?.id ?? 0
  await prisma.chatConversation.update({ where: { id }, data: { memberReadId: readId, houseReadId } })
}
