import { chatDeskEndpoints } from '#contract/chat-desk.ts'
import { chatEndpoints } from '#contract/chat.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ChatDeskService } from './chat-desk.service.ts'
import type { ChatService } from './chat.service.ts'

export const chatRoutes = (service: ChatService, desk: ChatDeskService): Route[] => [
  handle(chatEndpoints.launch, ({ caller, query, ...facts }) => service.launch(caller, facts, query)),
  handle(chatEndpoints.depositLink, ({ caller, ...facts }) => service.depositLink(caller, facts)),
  handle(chatEndpoints.authKey, ({ caller, merchant }) => service.authKey(caller, merchant)),
  handle(chatEndpoints.unreadCount, ({ caller }) => service.unreadCount(caller.memberId)),
  handle(chatEndpoints.models, ({ merchant, query }) => service.models(merchant, query)),
  handle(chatEndpoints.permission, ({ merchant }) => service.permission(merchant)),
  handle(chatEndpoints.conversation, ({ caller, merchant, query }) => service.conversation(caller, merchant, query)),
  handle(chatEndpoints.send, ({ caller, merchant, body }) => service.send(caller, merchant, body)),
  handle(chatEndpoints.markRead, ({ caller, body }) => service.markRead(caller, body.upTo)),
  handle(chatDeskEndpoints.deskList, ({ caller }) => desk.list(caller)),
  handle(chatDeskEndpoints.deskConversation, ({ caller, query }) => desk.conversation(query, caller)),
  handle(chatDeskEndpoints.deskAnswer, ({ caller, merchant, body }) => desk.answer(body, caller, merchant)),
]
