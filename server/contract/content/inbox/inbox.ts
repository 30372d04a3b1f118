/** Mail between members, their agents and the site: inbox and outbox (WIR-28). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { MAX_PAGE_SIZE, pageOf, reportPageQuery, text, wholeNumber } from '../../wire.ts'

export const INBOX_PAGE_SIZE = 20
export const SUBJECT_MAX = 120
export const CONTENT_MAX = 4_000
/** Most recipients by name in one message; a whole team is a recipient type of its own. */
export const MAX_RECIPIENTS = 50

/** Where a message comes from: the site itself, a promotion, or a member or agent. */
export const RECORD_SOURCES = ['SYSTEM', 'PROMOTION', 'MEMBER'] as const
export type RecordSource = (typeof RECORD_SOURCES)[number]

/** The member's agent, some direct downlines by name, all direct downlines, or the whole downline. */
export const RECIPIENT_TYPES = ['UPLINE', 'DOWNLINE', 'DIRECT', 'TEAM'] as const
export type RecipientType = (typeof RECIPIENT_TYPES)[number]

const id = wholeNumber(2_147_483_647, 1)
/** One id, several separated by commas, or a repeated parameter. */
const ids = z.pipe(
  z.pipe(
    z.union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()]),
    z.transform((asked): unknown => [asked].flat().flatMap((part) => String(part).split(','))),
  ),
  z.pipe(z.unknown(), z.array(id).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE))),
)
/** Identifiers of other systems: letters, digits, `_` and `-`. */
const plainName = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Sent by real clients and ignored: the id alone identifies the message. */
const recordSource = z.optional(text(32))

/** The last instant of the year 9999. */
const LAST_INSTANT = 253_402_300_799_999
/** Epoch milliseconds, as a number or as digits in a query string. */
const instant = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/)), z.transform(Number))]),
  z.int().check(z.gte(0), z.lte(LAST_INSTANT)),
)

const mailQuery = z.object({
  ...reportPageQuery(INBOX_PAGE_SIZE),
  /** `sendTime:desc` (default) or `sendTime:asc`. */
  sort: z._default(z.enum(['sendTime:desc', 'sendTime:asc']), 'sendTime:desc'),
  startTime: z.optional(instant),
  endTime: z.optional(instant),
})
export type MailQuery = z.output<typeof mailQuery>

export const inboxMessage = z.object({
  inboxId: z.int(),
  recordSource: z.enum(RECORD_SOURCES),
  subject: z.string(),
  /**
   * HTML if the site wrote it; plain text encoded as HTML if a member did (`recordSource` MEMBER), and so is the subject. Clients
   * must sanitise it.
   */
  content: z.string(),
  senderName: z.string(),
  sendTime: z.int(),
  read: z.boolean(),
  canReply: z.boolean(),
  /** JSON text: {promoType, claimId, title, bonus, point, tickets[]}. */
  metadata: z.string(),
})
export type InboxMessage = z.infer<typeof inboxMessage>

export const outboxMessage = z.object({
  outboxId: z.int(),
  recordSource: z.enum(RECORD_SOURCES),
  /** The first few usernames; empty for a whole team. */
  recipients: z.array(z.string()),
  recipientType: z.enum(RECIPIENT_TYPES),
  recipientCount: z.int(),
  readCount: z.int(),
  subject: z.string(),
  /** The message as it was written. */
  content: z.string(),
  sendTime: z.int(),
})
export type OutboxMessage = z.infer<typeof outboxMessage>

/** A member the caller may write to by name. */
export const recipient = z.object({ customerId: z.int(), username: z.string(), nickname: z.string() })
export type Recipient = z.infer<typeof recipient>

/** The message, as plain text. */
const content = text(CONTENT_MAX, 1)
export const outboxBody = z.object({
  subject: text(SUBJECT_MAX, 1),
  content,
  recipientType: z.enum(RECIPIENT_TYPES),
  /** Usernames; only with DOWNLINE. */
  recipients: z.optional(z.array(text(64, 1)).check(z.maxLength(MAX_RECIPIENTS))),
  recordSource,
})
export type OutboxBody = z.output<typeof outboxBody>

export const replyBody = z.object({ inboxId: id, content, subject: z.optional(text(SUBJECT_MAX)), recordSource })
export type ReplyBody = z.output<typeof replyBody>

/**
 * `value` of `mail.team.limit`: how many messages to all direct downlines or the whole team are allowed a day, and when the next
 * day begins (epoch ms).
 */
export const teamLimitRefusal = z.object({ limit: z.int(), nextAt: z.int() })
export type TeamLimitRefusal = z.infer<typeof teamLimitRefusal>

const base = { auth: 'member', trialRefused: true } as const
const off = ['function.not.available'] as const
const sent = z.object({ outboxId: z.int(), recipientCount: z.int() })

// `function.not.available` = the merchant has switched off that part of the mail. The unread count is in inbox-unread.ts.

export const inbox = endpoint({
  ...base,
  summary: 'One page of the inbox, newest first',
  method: 'GET',
  relay: 'EMFE_getInbox',
  aliases: ['CSP_getInbox', '/wps/message/inbox'],
  moduleId: 'INBOX3',
  errors: off,
  query: mailQuery,
  value: pageOf(inboxMessage),
})

export const outbox = endpoint({
  ...base,
  summary: 'One page of the outbox, newest first',
  method: 'GET',
  relay: 'EMFE_getOutbox',
  aliases: ['CSP_getOutbox', '/wps/message/outbox'],
  moduleId: 'OUTBOX3',
  errors: off,
  query: mailQuery,
  value: pageOf(outboxMessage),
})

/** Repeating the call changes nothing; ids of other members' messages are ignored. */
export const markRead = endpoint({
  ...base,
  summary: 'Mark messages read',
  method: ['PUT', 'POST'],
  relay: 'EMFE_updateInboxRead',
  aliases: ['CSP_updateInboxRead', '/wps/message/read'],
  moduleId: 'INBOX3',
  errors: off,
  body: z.object({ id: z.optional(ids), ids: z.optional(ids), messageIds: z.optional(ids) }),
  value: z.object({ updated: z.int() }),
})

export const deleteInbox = endpoint({
  ...base,
  summary: 'Delete messages from the inbox',
  method: 'DELETE',
  relay: 'EMFE_deleteInbox',
  aliases: ['CSP_deleteInbox', '/wps/message/inbox'],
  moduleId: 'INBOX3',
  errors: off,
  query: z.object({ inboxIds: z.optional(ids), messageIds: z.optional(ids), recordSource }),
  value: z.object({ deleted: z.int() }),
})

export const deleteOutbox = endpoint({
  ...base,
  summary: 'Delete messages from the outbox; recipients keep them',
  method: 'DELETE',
  relay: 'EMFE_deleteOutbox',
  aliases: ['CSP_deleteOutbox', '/wps/message/outbox'],
  moduleId: 'OUTBOX3',
  errors: off,
  query: z.object({ outboxIds: z.optional(ids), messageIds: z.optional(ids), recordSource }),
  value: z.object({ deleted: z.int() }),
})

export const submit = endpoint({
  ...base,
  summary: 'Write to the member’s agent or downline',
  method: ['POST', 'PUT'],
  relay: 'EMFE_submitOutbox',
  aliases: ['CSP_submitOutbox', '/wps/message/send'],
  moduleId: 'SENDMAIL3',
  body: outboxBody,
  value: sent,
  errors: ['mail.recipient.invalid', 'mail.team.limit', 'function.not.available'],
})

export const reply = endpoint({
  ...base,
  summary: 'Reply to a message',
  method: 'POST',
  relay: 'EMFE_submitOutboxReply',
  moduleId: 'SENDMAIL3',
  body: replyBody,
  value: sent,
  errors: ['no.data', 'mail.reply.refused', 'function.not.available'],
})

export const recipientTypes = endpoint({
  ...base,
  summary: 'Who the member may write to',
  method: 'GET',
  relay: 'EMFE_getAvailableRecipientTypes',
  aliases: ['/wps/message/recipients'],
  moduleId: 'SENDMAIL3',
  errors: off,
  value: z.record(z.enum(RECIPIENT_TYPES), z.boolean()),
})

export const recipients = endpoint({
  ...base,
  summary: 'Direct downlines by name',
  method: 'GET',
  relay: 'ODSFE2_subordinateSimple',
  query: z.object({
    ...reportPageQuery(INBOX_PAGE_SIZE),
    /** Part of a username or nickname. */
    username: z.optional(text(64)),
  }),
  value: z.object({ list: z.array(recipient), total: z.int(), totalPages: z.int(), page: z.int() }),
})

/** Some clients report that a message was opened by its link; it counts as read. */
export const clicked = endpoint({
  ...base,
  summary: 'Report that a message was opened by its link',
  method: 'PUT',
  relay: 'EMFE_playerInboxClickCallback',
  body: z.object({ inboxDeliveryId: id }),
})

/** Some clients report what happened to a pushed message; the server ignores it. */
export const pushed = endpoint({
  ...base,
  summary: 'Report that a pushed message was shown, opened or closed',
  method: 'PUT',
  relay: 'EMFE_playerOnlineMessageCallback',
  body: z.object({ websocketDeliveryId: z.union([id, plainName]), eventType: z.optional(plainName) }),
})
