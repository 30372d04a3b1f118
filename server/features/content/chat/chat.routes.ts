import * as chatBackOfficeEndpoints from '#contract/content/chat/chat-back-office.ts'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ChatBackOfficeService } from './chat-back-office.service.ts'
import type { ChatService } from './chat.service.ts'

export const chatRoutes = (service: ChatService, backOffice: ChatBackOfficeService): Route[] => [
  handle(chatEndpoints.launch, ({ caller, query, ...facts }) => service.launch(caller, facts, query)),
  handle(chatEndpoints.depositLink, ({ caller, ...facts }) => service.depositLink(caller, facts)),
  handle(chatEndpoints.authKey, ({ caller, merchant }) => service.authKey(caller, merchant)),
  handle(chatEndpoints.unreadCount, ({ caller }) => service.unreadCount(caller.memberId)),
  handle(chatEndpoints.models, ({ merchant, query }) => service.models(merchant, query)),
  handle(chatEndpoints.permission, ({ merchant }) => service.permission(merchant)),
  handle(chatEndpoints.conversation, ({ caller, merchant, query }) => service.conversation(caller, merchant, query)),
  handle(chatEndpoints.send, ({ caller, merchant, body }) => service.send(caller, merchant, body)),
  handle(chatEndpoints.markRead, ({ caller, body }) => service.markRead(caller, body.upTo)),
  handle(chatBackOfficeEndpoints.backOfficeList, ({ caller }) => backOffice.list(caller)),
  handle(chatBackOfficeEndpoints.backOfficeConversation, ({ caller, query }) => backOffice.conversation(query, caller)),
  handle(chatBackOfficeEndpoints.backOfficeAnswer, ({ caller, merchant, body }) => backOffice.answer(body, caller, merchant)),
]
