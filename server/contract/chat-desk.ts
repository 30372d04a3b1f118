/** Live chat at the console: the conversations of the site, and the house's answers (spec §2). */
import * as z from 'zod/mini'
import { CHAT_AUTHORS, CHAT_TEXT_MAX, chatMessage } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { text, wholeNumber } from './wire.ts'

const memberId = wholeNumber(2_147_483_647, 1)

export const chatDeskRow = z.object({
  memberId: z.int(),
  username: z.string(),
  nickname: z.string(),
  lastMessageAt: z.int(),
  /** Of the last line. */
  author: z.enum(CHAT_AUTHORS),
  text: z.string(),
  /** Lines of the member that nobody of the house has answered since. */
  waiting: z.int(),
})
export type ChatDeskRow = z.infer<typeof chatDeskRow>

const desk = { auth: 'operator', permission: 'chat.answer' } as const

export const chatDeskEndpoints = {
  deskList: endpoint({
    ...desk,
    summary: 'The conversations, those the house owes an answer first',
    method: 'GET',
    path: '/wps/operator/chats',
    value: z.array(chatDeskRow),
  }),
  deskConversation: endpoint({
    ...desk,
    summary: 'What was said with one member, oldest first; older lines before a message',
    method: 'GET',
    path: '/wps/operator/chats/conversation',
    query: z.object({ memberId, before: z.optional(wholeNumber(2_147_483_647, 1)) }),
    value: z.object({ messages: z.array(chatMessage), hasOlder: z.boolean() }),
    errors: ['no.data'],
  }),
  deskAnswer: endpoint({
    ...desk,
    summary: 'Answer a member; what was said before is read by it',
    method: 'POST',
    path: '/wps/operator/chats/answer',
    body: z.object({ memberId, text: text(CHAT_TEXT_MAX, 1) }),
    value: chatMessage,
    errors: ['no.data', 'function.not.available'],
  }),
}
