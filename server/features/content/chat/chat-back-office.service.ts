/** The operators' side of the chat: first checks that the member belongs to the operator's merchant. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { CHAT_PAGE_SIZE, type ChatMessage } from '#contract/content/chat/chat.ts'
import type * as chatBackOfficeEndpoints from '#contract/content/chat/chat-back-office.ts'
import type { MemberService } from '#server/features/identity/member/member.service.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { ChatRepository } from './chat.repository.ts'
import { CHAT_FLAG, type ChatService, presentMessage } from './chat.service.ts'

interface Deps {
  chat: ChatRepository
  chats: Pick<ChatService, 'answer' | 'conversations'>
  members: Pick<MemberService, 'findById'>
}

export function createChatBackOfficeService({ chat, chats, members }: Deps) {
  /** Throws `no.data`: not a member of the merchant, or no messages. */
  async function conversationOf(memberId: number, { merchantId }: OperatorCaller) {
    const [member, conversation] = await Promise.all([members.findById(memberId), chat.find(memberId)])
    if (member?.merchantId !== merchantId || !conversation) throw new AppError('no.data')
    return conversation
  }

  return {
    async list({ merchantId }: OperatorCaller): Promise<Value<typeof chatBackOfficeEndpoints.backOfficeList>> {
      const open = await chats.conversations(merchantId)
      return open.map((row) => ({ ...row, lastMessageAt: row.lastMessageAt.getTime() }))
    },

    async conversation(
      { memberId, before }: Query<typeof chatBackOfficeEndpoints.backOfficeConversation>,
      caller: OperatorCaller,
    ): Promise<Value<typeof chatBackOfficeEndpoints.backOfficeConversation>> {
      const { id } = await conversationOf(memberId, caller)
      const { messages, hasMore } = await chat.messages(id, { before }, CHAT_PAGE_SIZE)
      return { messages: messages.map(presentMessage), hasOlder: hasMore }
    },

    /** Under the operator's own name. Throws `no.data`, `function.not.available` if the site has no chat. */
    async answer(
      { memberId, text }: Body<typeof chatBackOfficeEndpoints.backOfficeAnswer>,
      caller: OperatorCaller,
      merchant: Merchant,
    ): Promise<ChatMessage> {
      checkFlag(merchant, CHAT_FLAG)
      await conversationOf(memberId, caller)
      return chats.answer(memberId, caller.name, text)
    },
  }
}
export type ChatBackOfficeService = ReturnType<typeof createChatBackOfficeService>
