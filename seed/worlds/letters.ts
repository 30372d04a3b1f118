/** Messages between agents and members, and chats with customer service, to fill the demo world's inbox, outbox and chat. */
import type { RecipientType } from '#contract/content/inbox/inbox.ts'
import type { Language } from '#contract/wire.ts'
import { createChat } from '#seed/builders/chat.ts'
import { insertRows, insertRowsReturningIds } from '#seed/builders/rows.ts'
import { fill } from '#seed/reference/texts/article.ts'
import { CHAT_LINES, LETTERS, type LetterKey } from '#seed/reference/letters.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

export interface LetterPlan {
  from: string
  to: readonly string[]
  type: RecipientType
  letter: LetterKey
  daysAgo: number
  /** How many of them have read it. */
  read: number
}

export async function writeLetters(
  { database: { pool } }: WorldDeps,
  residents: ReadonlyMap<string, Resident>,
  today: Date,
  plans: readonly LetterPlan[],
): Promise<void> {
  const letters = plans.map((plan) => {
    const sender = residents.get(plan.from)!
    const recipients = plan.to.flatMap((name) => residents.get(name) ?? [])
    const sentAt = new Date(today.getTime() - plan.daysAgo * DAY_MS - 3 * HOUR_MS)
    const words = LETTERS[(recipients[0]?.language ?? sender.language) as Language][plan.letter]
    return { plan, sender, recipients, sentAt, subject: words.subject, content: fill(words.content, { name: sender.nickname }) }
  })
  const ids = await insertRowsReturningIds(
    pool,
    'outbox_message',
    letters.map(({ plan, sender, recipients, sentAt, subject, content }) => ({
      merchant_id: sender.merchantId,
      sender_id: sender.memberId,
      recipient_type: plan.type,
      recipients: plan.type === 'TEAM' ? [] : plan.to.slice(0, 10),
      recipient_count: recipients.length,
      subject,
      content,
      sent_at: sentAt,
    })),
  )
  await insertRows(
    pool,
    'inbox_message',
    letters.flatMap(({ plan, sender, recipients, sentAt, subject, content }, index) =>
      recipients.map((recipient, place) => ({
        merchant_id: recipient.merchantId,
        member_id: recipient.memberId,
        record_source: 'MEMBER',
        sender_name: sender.username,
        outbox_id: ids[index],
        subject,
        content,
        metadata: {},
        can_reply: true,
        sent_at: sentAt,
        read_at: place < plan.read ? new Date(sentAt.getTime() + HOUR_MS) : null,
      })),
    ),
  )
}

export interface ChatPlan {
  member: string
  unread: number
  daysAgo: number
}

/** Each in the member's language, a line every few minutes. */
export async function writeChats(
  { database, clock }: WorldDeps,
  site: string,
  residents: ReadonlyMap<string, Resident>,
  today: Date,
  plans: readonly ChatPlan[],
): Promise<void> {
  for (const { member, unread, daysAgo } of plans) {
    const { memberId, merchantId, nickname, language } = residents.get(member)!
    const beganAt = today.getTime() - daysAgo * DAY_MS - 5 * HOUR_MS
    const lines = CHAT_LINES[language as Language].map(({ author, text, pauseHours = 0 }, place) => ({
      author,
      authorName: author === 'MEMBER' ? nickname : author === 'AUTO' ? site : 'Ana',
      text: fill(text, { name: nickname, site }),
      sentAt: new Date(beganAt + place * 4 * MINUTE_MS + pauseHours * HOUR_MS),
    }))
    await createChat(database, { member: { id: memberId, merchantId }, lines, unread }, clock.now())
  }
}
