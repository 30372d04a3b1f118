/** Live chat with the house. */
import { createChatRepository } from '#server/features/chat/chat.repository.ts'
import { chatRoutes } from '#server/features/chat/chat.routes.ts'
import { createChatService } from '#server/features/chat/chat.service.ts'
import type { Core } from './core.ts'
import type { IdentityFeatures } from './identity.ts'

export function createChatFeatures({ database, sessions, live, clock }: Core, { members }: Pick<IdentityFeatures, 'members'>) {
  const chat = createChatService({ chat: createChatRepository({ database }), members, sessions, live, clock })
  return { chat, routes: chatRoutes(chat) }
}
