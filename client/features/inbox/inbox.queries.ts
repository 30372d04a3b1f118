import { queryOptions, useQuery } from '@tanstack/react-query'
import { inboxUnreadEndpoints } from '#contract/inbox-unread.ts'
import { api } from '#client/lib/api.ts'
import { canUseInbox } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'

const keys = { all: ['inbox'] as const, unread: () => [...keys.all, 'unread'] as const }
const UNREAD_STALE_MS = 30_000

export const inboxUnread = () =>
  queryOptions({
    queryKey: keys.unread(),
    queryFn: ({ signal }) => api(inboxUnreadEndpoints.unreadCount, {}, signal),
    staleTime: UNREAD_STALE_MS,
  })

/** Asked for members only; guests and trial accounts have no inbox (spec §6). */
export function useInboxUnread(): number {
  const session = useSession()
  const isAllowed = session !== null && canUseInbox(session.type)
  return useQuery({ ...inboxUnread(), enabled: isAllowed }).data ?? 0
}
