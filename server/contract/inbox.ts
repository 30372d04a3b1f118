/** Mail between members, their agents and the house: inbox and outbox (wire §4.5). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MAX_PAGE_SIZE, pageOf, reportPageQuery, text, wholeNumber } from './wire.ts'

export const INBOX_PAGE_SIZE = 20
export const SUBJECT_MAX = 120
export const CONTENT_MAX = 4_000
/** Who may be named in one message; a whole team is a recipient type of its own. */
export const MAX_RECIPIENTS = 50

/** Where a message comes from: the house's own systems, or a member or agent. */
export const RECORD_SOURCES = ['SYSTEM', 'PROMOTION', 'MEMBER'] as const
export type RecordSource = (typeof RECORD_SOURCES)[number]

/** To one's agent, to named direct downlines, to all of these, to the whole team below. */
export const RECIPIENT_TYPES = ['UPLINE', 'DOWNLINE', 'DIRECT', 'TEAM'] as const
export type RecipientType = (typeof RECIPIENT_TYPES)[number]

const id = wholeNumber(2_147_483_647, 1)
/** One id, several by comma, or the parameter repeated. */
const ids = z.pipe(
  z.pipe(
    z.union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()]),
    z.transform((asked): unknown => [asked].flat().flatMap((part) => String(part).split(','))),
  ),
  z.pipe(z.unknown(), z.array(id).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE))),
)
/** As other systems name their things: letters, digits, `_` and `-`. */
const plainName = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Sent along by real clients; the id alone tells which message is meant. */
const recordSource = z.optional(text(32))

/** The last instant of the year 9999. */
const LAST_INSTANT = 253_402_300_799_999
/** Epoch milliseconds, also as the digits of a query string. */
const instant = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/)), z.transform(Number))]),
  z.int().check(z.gte(0), z.lte(LAST_INSTANT)),
)

const mailQuery = z.object({
  ...reportPageQuery(INBOX_PAGE_SIZE),
  /** `sendTime:desc` (as always) or `sendTime:asc`. */
  sort: z._default(z.enum(['sendTime:desc', 'sendTime:asc']), 'sendTime:desc'),
  startTime: z.optional(instant),
  endTime: z.optional(instant),
})
export type MailQuery = z.output<typeof mailQuery>

export const inboxMessage = z.object({
  inboxId: z.int(),
  recordSource: z.enum(RECORD_SOURCES),
  subject: z.string(),
  /** HTML of the house; of a member (`recordSource` MEMBER) plain text encoded as HTML, and so is the subject. A client sanitises it. */
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
  /** Names, the first few; a whole team has none. */
  recipients: z.array(z.string()),
  recipientType: z.enum(RECIPIENT_TYPES),
  recipientCount: z.int(),
  readCount: z.int(),
  subject: z.string(),
  content: z.string(),
  sendTime: z.int(),
})
export type OutboxMessage = z.infer<typeof outboxMessage>

/** A person one may write to by name. */
export const recipient = z.object({ customerId: z.int(), username: z.string(), nickname: z.string() })
export type Recipient = z.infer<typeof recipient>

const content = text(CONTENT_MAX, 1)
export const outboxBody = z.object({
  subject: text(SUBJECT_MAX, 1),
  content,
  recipientType: z.enum(RECIPIENT_TYPES),
  /** Usernames; with DOWNLINE alone. */
  recipients: z.optional(z.array(text(64, 1)).check(z.maxLength(MAX_RECIPIENTS))),
  recordSource,
})
export type OutboxBody = z.output<typeof outboxBody>

export const replyBody = z.object({ inboxId: id, content, subject: z.optional(text(SUBJECT_MAX)), recordSource })
export type ReplyBody = z.output<typeof replyBody>

/** `value` of `mail.team.limit`: how many letters to all direct downlines or the whole team a day has, and when the next day begins (epoch ms). */
export const teamLimitRefusal = z.object({ limit: z.int(), nextAt: z.int() })
export type TeamLimitRefusal = z.infer<typeof teamLimitRefusal>

const base = { auth: 'member', trialRefused: true } as const
const off = ['function.not.available'] as const
const sent = z.object({ outboxId: z.int(), recipientCount: z.int() })

/** `function.not.available` = the merchant has that part of the mail switched off. How many are unread: inbox-unread.ts. */
export const inboxEndpoints = {
  inbox: endpoint({
    ...base,
    summary: 'One page of the inbox, newest first',
    method: 'GET',
    relay: 'EMFE_getInbox',
    aliases: ['CSP_getInbox', '/wps/message/inbox'],
    moduleId: 'INBOX3',
    errors: off,
    query: mailQuery,
    value: pageOf(inboxMessage),
  }),
  outbox: endpoint({
    ...base,
    summary: 'One page of what was sent, newest first',
    method: 'GET',
    relay: 'EMFE_getOutbox',
    aliases: ['CSP_getOutbox', '/wps/message/outbox'],
    moduleId: 'OUTBOX3',
    errors: off,
    query: mailQuery,
    value: pageOf(outboxMessage),
  }),
  /** Reading again changes nothing; ids of someone else's messages are passed over. */
  markRead: endpoint({
    ...base,
    summary: 'Mark messages read',
    method: ['PUT', 'POST'],
    relay: 'EMFE_updateInboxRead',
    aliases: ['CSP_updateInboxRead', '/wps/message/read'],
    moduleId: 'INBOX3',
    errors: off,
    body: z.object({ id: z.optional(ids), ids: z.optional(ids), messageIds: z.optional(ids) }),
    value: z.object({ updated: z.int() }),
  }),
  deleteInbox: endpoint({
    ...base,
    summary: 'Delete messages of the inbox',
    method: 'DELETE',
    relay: 'EMFE_deleteInbox',
    aliases: ['CSP_deleteInbox', '/wps/message/inbox'],
    moduleId: 'INBOX3',
    errors: off,
    query: z.object({ inboxIds: z.optional(ids), messageIds: z.optional(ids), recordSource }),
    value: z.object({ deleted: z.int() }),
  }),
  deleteOutbox: endpoint({
    ...base,
    summary: 'Delete messages of the outbox; who got them keeps them',
    method: 'DELETE',
    relay: 'EMFE_deleteOutbox',
    aliases: ['CSP_deleteOutbox', '/wps/message/outbox'],
    moduleId: 'OUTBOX3',
    errors: off,
    query: z.object({ outboxIds: z.optional(ids), messageIds: z.optional(ids), recordSource }),
    value: z.object({ deleted: z.int() }),
  }),
  submit: endpoint({
    ...base,
    summary: 'Write to one’s agent or downline',
    method: ['POST', 'PUT'],
    relay: 'EMFE_submitOutbox',
    aliases: ['CSP_submitOutbox', '/wps/message/send'],
    moduleId: 'SENDMAIL3',
    body: outboxBody,
    value: sent,
    errors: ['mail.recipient.invalid', 'mail.team.limit', 'function.not.available'],
  }),
  reply: endpoint({
    ...base,
    summary: 'Answer a message',
    method: 'POST',
    relay: 'EMFE_submitOutboxReply',
    moduleId: 'SENDMAIL3',
    body: replyBody,
    value: sent,
    errors: ['no.data', 'mail.reply.refused', 'function.not.available'],
  }),
  recipientTypes: endpoint({
    ...base,
    summary: 'Whom the member may write to',
    method: 'GET',
    relay: 'EMFE_getAvailableRecipientTypes',
    aliases: ['/wps/message/recipients'],
    moduleId: 'SENDMAIL3',
    errors: off,
    value: z.record(z.enum(RECIPIENT_TYPES), z.boolean()),
  }),
  recipients: endpoint({
    ...base,
    summary: 'Direct downlines by name',
    method: 'GET',
    relay: 'ODSFE2_subordinateSimple',
    query: z.object({ ...reportPageQuery(INBOX_PAGE_SIZE), username: z.optional(text(64)) }),
    value: z.object({ list: z.array(recipient), total: z.int(), totalPages: z.int(), page: z.int() }),
  }),
  /** Some clients tell when a message's link was used: to us it was read. */
  clicked: endpoint({
    ...base,
    summary: 'A message was opened by its link',
    method: 'PUT',
    relay: 'EMFE_playerInboxClickCallback',
    body: z.object({ inboxDeliveryId: id }),
  }),
  /** Some clients tell what became of a message that was pushed to them: nothing of ours waits for it. */
  pushed: endpoint({
    ...base,
    summary: 'A pushed message was shown, opened or closed',
    method: 'PUT',
    relay: 'EMFE_playerOnlineMessageCallback',
    body: z.object({ websocketDeliveryId: z.union([id, plainName]), eventType: z.optional(plainName) }),
  }),
}
