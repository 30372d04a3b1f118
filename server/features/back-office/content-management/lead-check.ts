/** Where a banner or an announcement leads: checked on saving, so that no tap leads nowhere. */
import { type ManagedLead, LEADS, SITE_PAGES } from '#contract/back-office/content-management/content-management.ts'
import type { GameService } from '#server/features/play/game/game.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { refuseField } from './content-change.ts'
import { stateAt } from './schedule.ts'
import type { ManagedAnnouncementRepository } from './managed-announcement.repository.ts'

interface Deps {
  announcements: Pick<ManagedAnnouncementRepository, 'promotion'>
  games: Pick<GameService, 'exists'>
  clock: Clock
}
export interface LeadColumns {
  redirect: string | null
  externalLink: string | null
  redirectPromotionId: number | null
  gameNodeId: string | null
}

const NOWHERE: LeadColumns = { redirect: null, externalLink: null, redirectPromotionId: null, gameNodeId: null }

function isAddress(address: string): boolean {
  if (address.startsWith('/')) return SITE_PAGES.some((page) => page === address.split(/[?#]/)[0])
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address)
}

/** The lead as edited in forms. */
export const toLead = ({ redirect, externalLink, redirectPromotionId, gameNodeId }: LeadColumns): ManagedLead => ({
  redirect: redirect as ManagedLead['redirect'],
  externalLink: externalLink ?? '',
  promotionId: redirectPromotionId,
  gameNodeId: gameNodeId ?? '',
})

export function createLeadCheck({ announcements, games, clock }: Deps) {
  async function assertPromotion(merchantId: number, id: number, ownId: number | undefined): Promise<void> {
    const promotion = id === ownId ? null : await announcements.promotion(merchantId, id)
    const state = promotion && stateAt({ ...promotion, endAt: promotion.noExpiry ? null : promotion.endAt }, clock.now())
    if (state !== 'ON_SHOW' && state !== 'TO_COME') throw refuseField('lead.promotionId', 'not a promotion members can see')
  }

  /** The columns to store. Throws `request.param.err`, naming the field. */
  return async (merchantId: number, lead: ManagedLead, ownId?: number): Promise<LeadColumns> => {
    const { redirect, externalLink, promotionId, gameNodeId } = lead
    if (redirect === null) return NOWHERE
    if (!LEADS.some((open) => open === redirect)) throw refuseField('lead.redirect', 'leads to a page that is not released yet')
    if (redirect === 'REDIRECT_URL') {
      if (!isAddress(externalLink)) throw refuseField('lead.externalLink', 'neither https://… nor a page of the site')
      return { ...NOWHERE, redirect, externalLink }
    }
    if (redirect === 'PROMO') {
      if (promotionId !== null) await assertPromotion(merchantId, promotionId, ownId)
      return { ...NOWHERE, redirect, redirectPromotionId: promotionId }
    }
    if (redirect === 'GAME_LINKAGE') {
      if (!gameNodeId || !(await games.exists(merchantId, { nodeId: gameNodeId })))
        throw refuseField('lead.gameNodeId', 'not a game of the site')
      return { ...NOWHERE, redirect, gameNodeId }
    }
    return { ...NOWHERE, redirect }
  }
}
export type LeadCheck = ReturnType<typeof createLeadCheck>
