/** An agent's downline: lists, search, the tree, counts. Members outside of it are invisible (AGT-13). */
import type * as endpoints from '#contract/agents/downline/downline.ts'
import {
  MOST_SORTED_BY_BALANCE,
  type DownlineMember,
  type DownlinePage,
  type DownlineQuery,
  type DownlineRow,
  type TeamCounts,
  downlineRow,
} from '#contract/agents/downline/downline.ts'
import type { Value } from '#contract/endpoint.ts'
import { memberType } from '#contract/wire.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { instantsOf } from '#server/platform/report/report-range.ts'
import type { CollectConsents } from './collect-consent.ts'
import type { DownlineRepository, PageAsked, Place, Someone, StoredRow, Viewer } from './downline.repository.ts'
import { isUnclaimed, mayBePromoted, mayReceive } from './may-do.check.ts'

/** A search or filter stops counting here. */
const MOST_COUNTED = 1_000

interface Deps {
  downlines: DownlineRepository
  sessions: Pick<SessionStore, 'list'>
  consents: Pick<CollectConsents, 'untilOf'>
  clock: Clock
}
type Caller = Pick<MemberCaller, 'memberId' | 'merchantId' | 'isTrial' | 'username'>

export function createDownlineService({ downlines, sessions, consents, clock }: Deps) {
  const viewerOf = ({ memberId, merchantId, isTrial }: Caller, merchant: Merchant): Viewer => ({
    memberId,
    merchantId,
    asset: assetOf(merchant, isTrial),
  })

  /** Throws `no.data`. */
  async function placeOf(caller: Caller, someone: Someone): Promise<Place> {
    const place = await downlines.placeBelow(caller, someone)
    if (!place) throw new AppError('no.data')
    return place
  }
  /** The caller, if no one else is named. */
  async function nodeOf(caller: Caller, { customerId, username }: Someone): Promise<Place> {
    const isOwn = customerId === caller.memberId || username?.toLowerCase() === caller.username
    if ((customerId === undefined && username === undefined) || isOwn) return { id: caller.memberId, depth: 0 }
    return placeOf(caller, { customerId, username })
  }

  async function present({ lastLogin, regDate, type, status, ...row }: StoredRow): Promise<DownlineRow> {
    return {
      ...row,
      type: memberType.parse(type),
      status: downlineRow.shape.status.parse(status),
      lastLogin: lastLogin?.getTime() ?? null,
      regDate: regDate.getTime(),
      isOnline: (await sessions.list(row.customerId)).length > 0,
    }
  }

  async function pageOf(node: Place, query: DownlineQuery, caller: Caller, merchant: Merchant): Promise<DownlinePage> {
    const { page, size, sort, search, kind, status } = query
    const counts = await downlines.counts(node.id)
    if (sort === 'balance' && !search && counts.directCount > MOST_SORTED_BY_BALANCE)
      throw new AppError('request.param.err', { fields: [{ path: 'sort', message: 'too many' }] })
    const viewer = viewerOf(caller, merchant)
    const asked: PageAsked = {
      nodeId: node.id,
      search: search || undefined,
      kind,
      status,
      ...instantsOf(query, merchant.timezone),
      sort,
      isDescending: query.order ? query.order === 'desc' : sort !== 'username',
    }
    const isWhole = !(search || kind || status || asked.from || asked.until)
    const skip = (page - 1) * size
    const found = await downlines.page(viewer, asked, counts.teamCount, { skip, take: size + 1 })
    const total = isWhole ? counts.directCount : await downlines.count(viewer, asked, counts.teamCount, MOST_COUNTED)
    return {
      list: await Promise.all(found.slice(0, size).map(present)),
      total,
      totalPages: Math.ceil(total / size),
      page,
      footer: counts,
      hasMore: found.length > size,
    }
  }

  return {
    placeOf,

    /** Throws `no.data`; `request.param.err` for days that do not exist, and for sorting too many members by balance. */
    async list(query: DownlineQuery, caller: Caller, merchant: Merchant): Promise<DownlinePage> {
      return pageOf(await nodeOf(caller, query), query, caller, merchant)
    },
    async tree(query: DownlineQuery, caller: Caller, merchant: Merchant): Promise<Value<typeof endpoints.tree>> {
      const node = await nodeOf(caller, query)
      const [page, path] = await Promise.all([pageOf(node, query, caller, merchant), downlines.path(node)])
      return { ...page, path }
    },

    async member(someone: Someone, caller: Caller, merchant: Merchant): Promise<DownlineMember> {
      const place = await placeOf(caller, someone)
      const [row, path, member] = await Promise.all([
        downlines.one(viewerOf(caller, merchant), place.id),
        downlines.path(place),
        downlines.find(place.id),
      ])
      if (!row || !member) throw new AppError('no.data')
      const isDirect = place.depth === 1
      return {
        ...(await present(row)),
        path: path.slice(0, -1),
        isDirect,
        canPromote: isDirect && mayBePromoted(member),
        canRename: isDirect && isUnclaimed(member),
        canSetPassword: isDirect && isUnclaimed(member),
        canReceive: mayReceive(member, clock.now()),
        consentUntil: isDirect ? await consents.untilOf(place.id, caller.memberId) : null,
      }
    },

    /** Throws `no.data`. */
    counts: async (someone: Someone, caller: Caller): Promise<TeamCounts> => downlines.counts((await nodeOf(caller, someone)).id),

    /** Throws `no.data`, `downline.not.direct`. */
    async direct(someone: Someone, caller: Caller): Promise<Member> {
      const place = await placeOf(caller, someone)
      if (place.depth !== 1) throw new AppError('downline.not.direct')
      const member = await downlines.find(place.id)
      if (!member) throw new AppError('no.data')
      return member
    },
  }
}
export type DownlineService = ReturnType<typeof createDownlineService>
