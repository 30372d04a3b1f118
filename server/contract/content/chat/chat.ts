/** Live chat with support: a conversation page at its own address, messages, unread count (WIR-29, SCR-22). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { text, wholeNumber } from '../../wire.ts'

export const CHAT_TEXT_MAX = 1_000
export const CHAT_PAGE_SIZE = 50

/** HOUSE is an operator; AUTO is the automatic first answer. */
export const CHAT_AUTHORS = ['MEMBER', 'HOUSE', 'AUTO'] as const

export const chatMessage = z.object({
  id: z.int(),
  author: z.enum(CHAT_AUTHORS),
  authorName: z.string(),
  /** Plain text. */
  text: z.string(),
  sentAt: z.int(),
  /** The sender's own id for the message, so that it recognises its copy. */
  clientId: z.nullable(z.string()),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chatConversation = z.object({
  siteName: z.string(),
  memberName: z.string(),
  /** Oldest first. */
  messages: z.array(chatMessage),
  /** There are older messages than the first of this page. */
  hasOlder: z.boolean(),
  /** The last of the member's messages that operators have read. */
  houseReadId: z.int(),
  unReadCount: z.int(),
})
export type ChatConversation = z.infer<typeof chatConversation>

/** A host of the live rooms: who answers, and whether they are live now. */
export const chatModel = z.object({
  modelId: z.int(),
  modelName: z.string(),
  /** Always empty: the site has no pictures of hosts. */
  avatar: z.string(),
  /** `true` if questions are answered. */
  active: z.boolean(),
  /** Always `false`: there are no live rooms. */
  streaming: z.boolean(),
})

const messageId = wholeNumber(2_147_483_647)
const flagText = z.optional(text(8))
const base = { auth: 'member', trialRefused: true, moduleId: 'CBS3' } as const

export const launch = endpoint({
  ...base,
  summary: 'The address of the member’s conversation page, with its key',
  method: 'GET',
  relay: 'CBS_launchChat',
  query: z.object({
    b2c: flagText,
    language: z.optional(text(16)),
    /** Where the page's back arrow leads; addresses of other sites are ignored. */
    backUrl: z.optional(text(2_048)),
    /** `#rrggbb`; anything else is ignored. */
    headerColor: z.optional(text(16)),
    title: z.optional(text(64)),
  }),
  value: z.object({ chatUrl: z.string() }),
  errors: ['function.not.available'],
})

/** Some sites arrange deposits in a conversation. The call orders nothing. Without a chat it returns another contact. */
export const depositLink = endpoint({
  ...base,
  summary: 'Where to ask about a deposit',
  method: 'POST',
  relay: 'MCSFE_requestDepositChatLink',
  value: z.object({ redirectUrl: z.string() }),
})

/** The bare key, for clients that embed the conversation themselves. */
export const authKey = endpoint({
  ...base,
  summary: 'A key for the chat widget',
  method: 'POST',
  relay: 'WPSCORE_saveMemberInfoByAuthKey',
  value: z.string(),
  errors: ['function.not.available'],
})

export const unreadCount = endpoint({
  ...base,
  summary: 'Number of unread answers',
  method: 'GET',
  relay: 'CBS_unreadCount',
  value: z.object({ unReadCount: z.int() }),
})

export const models = endpoint({
  summary: 'The hosts of the chat',
  method: 'GET',
  relay: 'CBS_modelList',
  query: z.object({
    /** Only hosts who answer. */
    active: flagText,
    /** Only hosts who are live. */
    streaming: flagText,
  }),
  value: z.array(chatModel),
  sharedFor: 10,
})

/** Clients ask before they show the entry. */
export const permission = endpoint({
  ...base,
  summary: 'Whether the member may chat',
  method: 'GET',
  relay: 'CBS_groupPermission',
  value: z.object({ chat: z.boolean() }),
})

export const conversation = endpoint({
  summary: 'The conversation, by the key of its page',
  method: 'GET',
  path: '/wps/chat/conversation',
  auth: 'chat',
  query: z.object({
    /** Messages before this one: the previous page. */
    before: z.optional(messageId),
    /** Messages after this one: those missed while offline. */
    after: z.optional(messageId),
  }),
  value: chatConversation,
})

/** Sending the same `clientId` again does not create a second message. */
export const send = endpoint({
  summary: 'Send a message',
  method: 'POST',
  path: '/wps/chat/messages',
  auth: 'chat',
  body: z.object({ text: text(CHAT_TEXT_MAX, 1), clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
  value: chatMessage,
  errors: ['function.not.available'],
})

export const markRead = endpoint({
  summary: 'Mark messages read up to this one',
  method: 'PUT',
  path: '/wps/chat/read',
  auth: 'chat',
  body: z.object({ upTo: messageId }),
  value: z.object({ unReadCount: z.int() }),
})
