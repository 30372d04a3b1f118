/** Announcements shown to a caller now, and which of them a member has read (WIR-26, SCR-19). */
import type * as olderAnnouncementEndpoints from '#contract/content/announcement/older-announcement.ts'
import {
  ANNOUNCEMENT_TYPES,
  type Announcement,
  type AnnouncementLists,
  type AnnouncementQuery,
  type AnnouncementType,
} from '#contract/content/announcement/announcement.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import { isAgentType, type Language } from '#contract/wire.ts'
import { type GameService, toGameLinkage } from '#server/features/play/game/game.service.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createHeldByKey, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AnnouncementRepository } from './announcement.repository.ts'
import { agentTypes, olderTypes, presentOlder } from './older-announcement.ts'
import { plainText } from './plain-text.ts'
import { announcementsOnShow, bannersOnShow } from './on-show.ts'
import { presentAnnouncement, presentBanner } from './present-announcement.ts'

interface Deps {
  announcements: AnnouncementRepository
  games: Pick<GameService, 'find'>
  clock: Clock
  freshness?: Freshness | undefined
}

export interface Viewer {
  merchant: Pick<Merchant, 'id' | 'defaultLanguage' | 'timezone'>
  language: Language
  caller: VisitorCaller | MemberCaller
}

/** Cached answers contain only what everyone may see. */
const ANYONE: VisitorCaller = { kind: 'visitor' }

/** Agents have announcements of their own, which no one else sees. */
function typesFor(caller: Viewer['caller'], asked: readonly AnnouncementType[]): AnnouncementType[] {
  const isAgent = caller.kind === 'member' && isAgentType(caller.memberType)
  return asked.filter((type) => type !== 'B' && (type !== 'A' || isAgent))
}

type Asked = Pick<AnnouncementQuery, 'types'> & Partial<Pick<AnnouncementQuery, 'platform' | 'category'>> & { id?: number }
type Older = Query<typeof olderAnnouncementEndpoints.olderAdvanced>

export function createAnnouncementService({ announcements, games, clock, freshness = HOUSE_FRESHNESS }: Deps) {
  const content = createHeldByKey((merchantId: number) => announcements.readContent(merchantId, clock.now()), freshness)

  /** Null if it opens no game, or one the merchant does not offer. */
  async function linkageOf(merchantId: number, nodeId: string | null) {
    const game = nodeId ? await games.find(merchantId, { nodeId }) : undefined
    return game ? toGameLinkage(game) : null
  }

  async function onShow({ merchant, language, caller }: Viewer, { types: asked, ...which }: Asked): Promise<Announcement[]> {
    const types = typesFor(caller, asked)
    if (types.length === 0) return []
    const stored = await content.get(merchant.id)
    const rows = announcementsOnShow(stored.announcements, {
      types,
      ...which,
      isLoggedIn: caller.kind === 'member',
      now: clock.now(),
    })
    // For a trial account everything counts as read (SCR-19).
    const isCounted = caller.kind === 'member' && !caller.isTrial
    const ids = rows.map(({ id }) => id)
    const readIds = isCounted ? await announcements.readIds(caller.memberId, ids) : new Set(caller.kind === 'member' ? ids : [])
    const facts = { languages: [language, merchant.defaultLanguage], zone: merchant.timezone }
    return Promise.all(
      rows.map(async (row) =>
        presentAnnouncement(row, {
          ...facts,
          isRead: readIds.has(row.id),
          linkage: await linkageOf(merchant.id, row.gameNodeId),
        }),
      ),
    )
  }

  async function banners({ merchant, language }: Viewer, query: AnnouncementQuery) {
    if (!query.types.includes('B')) return []
    const { platform, groupName } = query
    const stored = await content.get(merchant.id)
    const rows = bannersOnShow(stored.banners, { platform, groupName, now: clock.now() })
    const languages = [language, merchant.defaultLanguage]
    const presented = await Promise.all(
      rows.map(async (row) => presentBanner(row, languages, await linkageOf(merchant.id, row.gameNodeId))),
    )
    return presented.filter((banner) => banner !== undefined)
  }

  return {
    async list(viewer: Viewer, query: AnnouncementQuery): Promise<AnnouncementLists> {
      const { types, platform, category } = query
      const [rows, shownBanners] = await Promise.all([onShow(viewer, { types, platform, category }), banners(viewer, query)])
      const ofType = (type: AnnouncementType) => rows.filter((row) => row.type === type)
      return {
        player: ofType('PL'),
        popup: ofType('PU'),
        promotion: ofType('PR'),
        hot: ofType('H'),
        agent: ofType('A'),
        banners: shownBanners,
      }
    },

    /** Throws `request.param.err` without an id, `no.data` for an announcement that is not shown to the viewer. */
    async content(viewer: Viewer, asked: Query<typeof olderAnnouncementEndpoints.content>): Promise<Announcement> {
      const id = asked.announcementId ?? asked.id
      if (id === undefined) throw new AppError('request.param.err', { fields: [{ path: 'announcementId', message: 'required' }] })
      const [found] = await onShow(viewer, { types: [...ANNOUNCEMENT_TYPES], id })
      if (!found) throw new AppError('no.data', { announcementId: id })
      return found
    },

    lobbyNews: (viewer: Viewer): Promise<Announcement[]> => onShow(viewer, { types: ['PL'], platform: 'M' }),

    async older(viewer: Viewer): Promise<Value<typeof olderAnnouncementEndpoints.older>> {
      const rows = await onShow({ ...viewer, caller: ANYONE }, { types: ['PL'] })
      return { contentLobby: rows.map(({ content: html }) => ({ content: plainText(html) })) }
    },

    async olderAdvanced(viewer: Viewer, query: Older): Promise<Value<typeof olderAnnouncementEndpoints.olderAdvanced>> {
      const rows = await onShow({ ...viewer, caller: ANYONE }, { types: olderTypes(query), platform: query.platform })
      return rows.map(presentOlder)
    },

    async olderAgent(viewer: Viewer, query: Older): Promise<Value<typeof olderAnnouncementEndpoints.olderAgent>> {
      const rows = await onShow(viewer, { types: agentTypes(query) })
      return rows.map(({ id, title, category, content: html }) => ({ id, title, category, content: html }))
    },

    /** Throws `no.data` for an announcement of another merchant. */
    async markRead(
      { memberId, merchantId, isTrial }: MemberCaller,
      { announcementId, read }: { announcementId: number; read: boolean },
    ) {
      if (!(await announcements.exists(merchantId, announcementId))) throw new AppError('no.data', { announcementId })
      // For a trial account everything counts as read.
      if (isTrial) return
      await (read
        ? announcements.markRead(memberId, announcementId, clock.now())
        : announcements.markUnread(memberId, announcementId))
    },
  }
}
export type AnnouncementService = ReturnType<typeof createAnnouncementService>
