/** Live chat in the back office: the site's conversations and the operators' answers (SCR-22). */
import * as z from 'zod/mini'
import { CHAT_AUTHORS, CHAT_TEXT_MAX, chatMessage } from './chat.ts'
import { endpoint } from '../../endpoint.ts'
import { text, wholeNumber } from '../../wire.ts'

const memberId = wholeNumber(2_147_483_647, 1)

export const chatBackOfficeRow = z.object({
  memberId: z.int(),
  username: z.string(),
  nickname: z.string(),
  lastMessageAt: z.int(),
  /** Author of the last message. */
  author: z.enum(CHAT_AUTHORS),
  text: z.string(),
  /** Messages of the member without an answer. */
  waiting: z.int(),
})
export type ChatBackOfficeRow = z.infer<typeof chatBackOfficeRow>

const backOffice = { auth: 'operator', permission: 'chat.answer' } as const

export const backOfficeList = endpoint({
  ...backOffice,
  summary: 'Conversations, unanswered ones first',
  method: 'GET',
  path: '/wps/operator/chats',
  value: z.array(chatBackOfficeRow),
})

export const backOfficeConversation = endpoint({
  ...backOffice,
  summary: 'Messages of one conversation, oldest first; `before` loads older ones',
  method: 'GET',
  path: '/wps/operator/chats/conversation',
  query: z.object({
    memberId,
    /** Messages before this one: the previous page. */
    before: z.optional(wholeNumber(2_147_483_647, 1)),
  }),
  value: z.object({ messages: z.array(chatMessage), hasOlder: z.boolean() }),
  errors: ['no.data'],
})

export const backOfficeAnswer = endpoint({
  ...backOffice,
  summary: 'Answer a member; earlier messages count as read',
  method: 'POST',
  path: '/wps/operator/chats/answer',
  body: z.object({ memberId, text: text(CHAT_TEXT_MAX, 1) }),
  value: chatMessage,
  errors: ['no.data', 'function.not.available'],
})
