/** What is there to browse: catalogue, texts, inbox, wallet. */
import { createAnnouncementRepository } from '#server/features/announcement/announcement.repository.ts'
import { announcementRoutes } from '#server/features/announcement/announcement.routes.ts'
import { createAnnouncementService } from '#server/features/announcement/announcement.service.ts'
import { createFavouriteRepository } from '#server/features/favourite/favourite.repository.ts'
import { favouriteRoutes } from '#server/features/favourite/favourite.routes.ts'
import { createFavouriteService } from '#server/features/favourite/favourite.service.ts'
import { createCaptchaService } from '#server/features/captcha/captcha.service.ts'
import { createFeedbackRepository } from '#server/features/feedback/feedback.repository.ts'
import { feedbackRoutes } from '#server/features/feedback/feedback.routes.ts'
import { createFeedbackService } from '#server/features/feedback/feedback.service.ts'
import { createGameRepository } from '#server/features/game/game.repository.ts'
import { gameRoutes } from '#server/features/game/game.routes.ts'
import { createGameService } from '#server/features/game/game.service.ts'
import { createHelpRepository } from '#server/features/help/help.repository.ts'
import { helpRoutes } from '#server/features/help/help.routes.ts'
import { createHelpService } from '#server/features/help/help.service.ts'
import { createHouseLetters } from '#server/features/inbox/house-letters.ts'
import { createInboxRepository } from '#server/features/inbox/inbox.repository.ts'
import { inboxRoutes } from '#server/features/inbox/inbox.routes.ts'
import { createInboxService } from '#server/features/inbox/inbox.service.ts'
import { createPromotionRepository } from '#server/features/promotion/promotion.repository.ts'
import { promotionRoutes } from '#server/features/promotion/promotion.routes.ts'
import { createPromotionService } from '#server/features/promotion/promotion.service.ts'
import { createOutboxRepository } from '#server/features/inbox/outbox.repository.ts'
import { createOutboxService } from '#server/features/inbox/outbox.service.ts'
import { createRecentRepository } from '#server/features/recent/recent.repository.ts'
import { recentRoutes } from '#server/features/recent/recent.routes.ts'
import { createRecentService } from '#server/features/recent/recent.service.ts'
import { walletRoutes } from '#server/features/wallet/wallet.routes.ts'
import { createVendorWallets } from '#server/features/wallet/vendor-wallets.ts'
import { createWalletLockRepository } from '#server/features/wallet/wallet-lock.repository.ts'
import { createWalletService } from '#server/features/wallet/wallet.service.ts'
import { HOLDS_NOTHING } from '#server/platform/held.ts'
import type { Core } from './core.ts'

export function createContentFeatures({
  database,
  redis,
  ledger,
  clock,
  live,
  merchants,
  logger,
  redrawPicture,
  holdsNothing,
}: Core) {
  const freshness = holdsNothing ? HOLDS_NOTHING : undefined
  const games = createGameService({ games: createGameRepository({ database }), clock, freshness })
  const announcements = createAnnouncementService({
    announcements: createAnnouncementRepository({ database }),
    games,
    clock,
    freshness,
  })
  const promotions = createPromotionService({ promotions: createPromotionRepository({ database }), announcements, freshness })
  const help = createHelpService({ help: createHelpRepository({ database }), freshness })
  const feedback = createFeedbackService({
    feedbacks: createFeedbackRepository({ database }),
    captcha: createCaptchaService({ redis }),
    redrawPicture,
    clock,
  })
  const inboxRows = createInboxRepository({ database })
  const inbox = createInboxService({ inbox: inboxRows, live, clock })
  const letters = createHouseLetters({ mailboxes: inbox, clock, logger })
  const outbox = createOutboxService({ outbox: createOutboxRepository({ database }), inbox: inboxRows, mailboxes: inbox, clock })
  const favourites = createFavouriteService({ favourites: createFavouriteRepository({ database }), games, clock })
  const recents = createRecentService({ recents: createRecentRepository({ database }), games, clock })
  const vendorWallets = createVendorWallets({ games, locks: createWalletLockRepository(database) })
  const wallet = createWalletService({ ledger, live, merchants, vendorWallets, logger })
  return {
    games,
    inbox,
    letters,
    recents,
    wallet,
    vendorWallets,
    routes: [
      ...announcementRoutes(announcements),
      ...promotionRoutes(promotions),
      ...helpRoutes(help),
      ...feedbackRoutes(feedback),
      ...inboxRoutes(inbox, outbox),
      ...gameRoutes(games),
      ...favouriteRoutes(favourites),
      ...recentRoutes(recents),
      ...walletRoutes(wallet),
    ],
  }
}
export type ContentFeatures = ReturnType<typeof createContentFeatures>
