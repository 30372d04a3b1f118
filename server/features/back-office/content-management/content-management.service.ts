/** Choices in the content management's forms. */
import type * as contentManagementEndpoints from '#contract/back-office/content-management/content-management.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import { gameListQuery } from '#contract/play/game.ts'
import type { Language } from '#contract/wire.ts'
import type { GameService } from '#server/features/play/game/game.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { ManagedAnnouncementRepository } from './managed-announcement.repository.ts'
import type { EditorFacts } from './editor-facts.ts'
import type { ManagedCategories } from './managed-category.service.ts'
import { localOf } from './schedule.ts'
import { stateOfAnnouncement, titleIn } from './present-announcement.ts'

interface Deps {
  announcements: Pick<ManagedAnnouncementRepository, 'promotions'>
  categories: Pick<ManagedCategories, 'list'>
  games: Pick<GameService, 'list' | 'single' | 'exists'>
  clock: Clock
}
type Endpoints = typeof contentManagementEndpoints
const MOST_GAMES = 20

export function createContentManagement({ announcements, categories, games, clock }: Deps) {
  return {
    async facts({ merchant }: EditorFacts): Promise<Value<Endpoints['facts']>> {
      const [list, promotions] = await Promise.all([categories.list(merchant.id), announcements.promotions(merchant.id)])
      const now = clock.now()
      return {
        zone: merchant.timezone,
        now: localOf(now, merchant.timezone),
        defaultLanguage: merchant.defaultLanguage,
        categories: list,
        promotions: promotions.map((row) => ({
          id: row.id,
          title: titleIn(row, merchant.defaultLanguage),
          state: stateOfAnnouncement(row, now),
        })),
      }
    },

    /** The named game, or those that match the search. */
    async games(
      { merchant, language }: EditorFacts & { language: Language },
      { search, nodeId }: Query<Endpoints['games']>,
    ): Promise<Value<Endpoints['games']>> {
      if (nodeId && !(await games.exists(merchant.id, { nodeId }))) return []
      const found = nodeId
        ? [await games.single(merchant.id, language, nodeId)]
        : (await games.list(merchant.id, language, gameListQuery.parse({ pageSize: MOST_GAMES, gameName: search }))).games
      return found.map((game) => ({ nodeId: game.nodeId, name: game.gameName, vendor: game.vassalage }))
    },
  }
}
export type ContentManagement = ReturnType<typeof createContentManagement>
