/** The house's side of the chat at the console: whose merchant a member is, is looked at first. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { CHAT_PAGE_SIZE, type ChatMessage } from '#contract/chat.ts'
import type { chatDeskEndpoints } from '#contract/chat-desk.ts'
import type { MemberService } from '#server/features/member/member.service.ts'
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

export function createChatDeskService({ chat, chats, members }: Deps) {
  /** Throws `no.data`: no member of the merchant, or nothing was ever said. */
  async function conversationOf(memberId: number, { merchantId }: OperatorCaller) {
    const [member, conversation] = await Promise.all([members.findById(memberId), chat.find(memberId)])
    if (member?.merchantId !== merchantId || !conversation) throw new AppError('no.data')
    return conversation
  }

  return {
    async list({ merchantId }: OperatorCaller): Promise<Value<typeof chatDeskEndpoints.deskList>> {
      const open = await chats.conversations(merchantId)
      return open.map((row) => ({ ...row, lastMessageAt: row.lastMessageAt.getTime() }))
    },

    async conversation(
      { memberId, before }: Query<typeof chatDeskEndpoints.deskConversation>,
      caller: OperatorCaller,
    ): Promise<Value<typeof chatDeskEndpoints.deskConversation>> {
      const { id } = await conversationOf(memberId, caller)
      const { messages, hasMore } = await chat.messages(id, { before }, CHAT_PAGE_SIZE)
      return { messages: messages.map(presentMessage), hasOlder: hasMore }
    },

    /** Under the operator's own name. Throws `no.data`, `function.not.available` where the site has no chat. */
    async answer(
      { memberId, text }: Body<typeof chatDeskEndpoints.deskAnswer>,
      caller: OperatorCaller,
      merchant: Merchant,
    ): Promise<ChatMessage> {
      checkFlag(merchant, CHAT_FLAG)
      await conversationOf(memberId, caller)
      return chats.answer(memberId, caller.name, text)
    },
  }
}
export type ChatDeskService = ReturnType<typeof createChatDeskService>
