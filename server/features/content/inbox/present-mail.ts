/** Stored mail → the wire. Members' text is encoded, so that clients that render HTML show it as text. */
import { RECIPIENT_TYPES, RECORD_SOURCES, type InboxMessage, type OutboxMessage } from '#contract/content/inbox/inbox.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import type { LetterText } from '#server/letters/texts/letters.ts'
import { type Reader, wordLetter } from '#server/letters/texts/word-letter.ts'

/** Keeps line breaks. */
const encodeLines = (text: string) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>')

const oneOf = <T extends string>(values: readonly [T, ...T[]], stored: string): T =>
  values.find((value) => value === stored) ?? values[0]

interface StoredInbox {
  id: number
  recordSource: string
  senderName: string
  subject: string
  content: string
  /** For a letter from the site, whose text is made when it is read. */
  letterKey: string | null
  letterParams: unknown
  metadata: unknown
  canReply: boolean
  sentAt: Date
  readAt: Date | null
}

/** Attached data has the letter's title. */
function metadataOf(metadata: unknown, worded: LetterText | undefined): string {
  const isGift = worded && typeof metadata === 'object' && metadata !== null && 'promoType' in metadata
  return JSON.stringify(isGift ? { ...metadata, title: worded.subject } : (metadata ?? {}))
}

export function presentInbox(stored: StoredInbox, reader: Reader): InboxMessage {
  const recordSource = oneOf(RECORD_SOURCES, stored.recordSource)
  const isMembers = recordSource === 'MEMBER'
  const worded = stored.letterKey === null ? undefined : wordLetter(stored.letterKey, stored.letterParams, reader)
  return {
    inboxId: stored.id,
    recordSource,
    subject: isMembers ? escapeHtml(stored.subject) : (worded?.subject ?? stored.subject),
    content: isMembers ? encodeLines(stored.content) : (worded?.content ?? stored.content),
    senderName: isMembers ? escapeHtml(stored.senderName) : stored.senderName,
    sendTime: stored.sentAt.getTime(),
    read: stored.readAt !== null,
    canReply: stored.canReply,
    metadata: metadataOf(stored.metadata, worded),
  }
}

interface StoredOutbox {
  id: number
  recipientType: string
  recipients: string[]
  recipientCount: number
  readCount: number
  subject: string
  content: string
  sentAt: Date
}

export const presentOutbox = (stored: StoredOutbox): OutboxMessage => ({
  outboxId: stored.id,
  recordSource: 'MEMBER',
  recipients: stored.recipients,
  recipientType: oneOf(RECIPIENT_TYPES, stored.recipientType),
  recipientCount: stored.recipientCount,
  readCount: stored.readCount,
  subject: escapeHtml(stored.subject),
  content: encodeLines(stored.content),
  sendTime: stored.sentAt.getTime(),
})
