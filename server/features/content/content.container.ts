/** Makes the content area: announcements, promotions, the inbox and the chat. */
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import type { GameService } from '#server/features/play/game/game.service.ts'
import { createAnnouncementRepository } from './announcement/announcement.repository.ts'
import { announcementRoutes } from './announcement/announcement.routes.ts'
import { createAnnouncementService } from './announcement/announcement.service.ts'
import { createChatBackOfficeService } from './chat/chat-back-office.service.ts'
import { createChatRepository } from './chat/chat.repository.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { createChatService } from './chat/chat.service.ts'
import { createInboxRepository } from './inbox/inbox.repository.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { createInboxService } from './inbox/inbox.service.ts'
import { createOutboxRepository } from './inbox/outbox.repository.ts'
import { createOutboxService } from './inbox/outbox.service.ts'
import { createPromotionRepository } from './promotion/promotion.repository.ts'
import { promotionRoutes } from './promotion/promotion.routes.ts'
import { createPromotionService } from './promotion/promotion.service.ts'

interface Deps {
  identity: Identity
  games: GameService
}

export function createContent(core: Core, { identity: { members }, games }: Deps) {
  const { database, sessions, live, inTransaction, clock, mailboxes, caching } = core
  const freshness = caching.content
  const announcements = createAnnouncementService({
    announcements: createAnnouncementRepository({ database }),
    games,
    clock,
    freshness,
  })
  const promotions = createPromotionService({ promotions: createPromotionRepository({ database }), announcements, freshness })
  const inboxRows = createInboxRepository({ database })
  const inbox = createInboxService({ inbox: inboxRows, mailboxes, clock })
  const outbox = createOutboxService({
    outbox: createOutboxRepository({ database }),
    inbox: inboxRows,
    mailboxes,
    inTransaction,
    clock,
  })
  const chatRows = createChatRepository({ database })
  const chat = createChatService({ chat: chatRows, members, sessions, live, inTransaction, clock })
  return {
    chat,
    routes: [
      ...announcementRoutes(announcements),
      ...promotionRoutes(promotions),
      ...inboxRoutes(inbox, outbox),
      ...chatRoutes(chat, createChatBackOfficeService({ chat: chatRows, chats: chat, members })),
    ],
  }
}
