/** Live chat with the house. */
import { createChatDeskService } from '#server/features/chat/chat-desk.service.ts'
import { createChatRepository } from '#server/features/chat/chat.repository.ts'
import { chatRoutes } from '#server/features/chat/chat.routes.ts'
import { createChatService } from '#server/features/chat/chat.service.ts'
import type { Core } from './core.ts'
import type { IdentityFeatures } from './identity.ts'

export function createChatFeatures({ database, sessions, live, clock }: Core, { members }: Pick<IdentityFeatures, 'members'>) {
  const rows = createChatRepository({ database })
  const chat = createChatService({ chat: rows, members, sessions, live, clock })
  return { chat, routes: chatRoutes(chat, createChatDeskService({ chat: rows, chats: chat, members })) }
}
