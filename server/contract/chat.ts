/** Live chat with the house: a conversation page by its own address, messages, what is unread (wire §4.5, spec §2). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text, wholeNumber } from './wire.ts'

export const CHAT_TEXT_MAX = 1_000
export const CHAT_PAGE_SIZE = 50

/** AUTO is the house's first answer, before a person reads. */
export const CHAT_AUTHORS = ['MEMBER', 'HOUSE', 'AUTO'] as const

export const chatMessage = z.object({
  id: z.int(),
  author: z.enum(CHAT_AUTHORS),
  authorName: z.string(),
  /** Plain text. */
  text: z.string(),
  sentAt: z.int(),
  /** What the sender called it, so that its own copy is recognised. */
  clientId: z.nullable(z.string()),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chatConversation = z.object({
  siteName: z.string(),
  memberName: z.string(),
  /** Oldest first. */
  messages: z.array(chatMessage),
  /** There are older ones than the first. */
  hasOlder: z.boolean(),
  /** Up to which of the member's messages the house has read. */
  houseReadId: z.int(),
  unReadCount: z.int(),
})
export type ChatConversation = z.infer<typeof chatConversation>

/** A host of the live rooms: who answers, and whether live now. */
export const chatModel = z.object({
  modelId: z.int(),
  modelName: z.string(),
  avatar: z.string(),
  active: z.boolean(),
  streaming: z.boolean(),
})

const messageId = wholeNumber(2_147_483_647)
const flagText = z.optional(text(8))
const base = { auth: 'member', trialRefused: true, moduleId: 'CBS3' } as const

export const chatEndpoints = {
  launch: endpoint({
    ...base,
    summary: 'The address of the member’s conversation page, with a key of its own',
    method: 'GET',
    relay: 'CBS_launchChat',
    query: z.object({
      b2c: flagText,
      language: z.optional(text(16)),
      /** Where the page's back arrow leads; of this site, else it is left out. */
      backUrl: z.optional(text(2_048)),
      /** `#rrggbb`; anything else is left out. */
      headerColor: z.optional(text(16)),
      title: z.optional(text(64)),
    }),
    value: z.object({ chatUrl: z.string() }),
    errors: ['function.not.available'],
  }),
  /** Some sites arrange deposits in a conversation: nothing is ordered by asking. Without a chat, where the house is reached. */
  depositLink: endpoint({
    ...base,
    summary: 'Where to talk about a deposit',
    method: 'POST',
    relay: 'MCSFE_requestDepositChatLink',
    value: z.object({ redirectUrl: z.string() }),
  }),
  /** The key alone, for a client that embeds the conversation itself. */
  authKey: endpoint({
    ...base,
    summary: 'A key of its own for the chat widget',
    method: 'POST',
    relay: 'WPSCORE_saveMemberInfoByAuthKey',
    value: z.string(),
    errors: ['function.not.available'],
  }),
  unreadCount: endpoint({
    ...base,
    summary: 'Answers the member has not read',
    method: 'GET',
    relay: 'CBS_unreadCount',
    value: z.object({ unReadCount: z.int() }),
  }),
  models: endpoint({
    summary: 'Who answers in the chat',
    method: 'GET',
    relay: 'CBS_modelList',
    query: z.object({ active: flagText, streaming: flagText }),
    value: z.array(chatModel),
    sharedFor: 10,
  }),
  /** May the member chat at all? Clients ask before they show the entry. */
  permission: endpoint({
    ...base,
    summary: 'Whether the member may chat',
    method: 'GET',
    relay: 'CBS_groupPermission',
    value: z.object({ chat: z.boolean() }),
  }),
  conversation: endpoint({
    summary: 'The conversation, by the key of its page',
    method: 'GET',
    path: '/wps/chat/conversation',
    auth: 'chat',
    query: z.object({
      /** Messages before this one: the page above. */
      before: z.optional(messageId),
      /** Messages after this one: what came while the line was down. */
      after: z.optional(messageId),
    }),
    value: chatConversation,
  }),
  /** The same `clientId` again is the same message. */
  send: endpoint({
    summary: 'Say something',
    method: 'POST',
    path: '/wps/chat/messages',
    auth: 'chat',
    body: z.object({ text: text(CHAT_TEXT_MAX, 1), clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
    value: chatMessage,
    errors: ['function.not.available'],
  }),
  markRead: endpoint({
    summary: 'The member has read up to this message',
    method: 'PUT',
    path: '/wps/chat/read',
    auth: 'chat',
    body: z.object({ upTo: messageId }),
    value: z.object({ unReadCount: z.int() }),
  }),
}
