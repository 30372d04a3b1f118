import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as inboxUnreadEndpoints from '#contract/content/inbox/inbox-unread.ts'
import { useFlag } from '#client/lib/site.ts'
import { api } from '#client/lib/api.ts'
import { canUseInbox } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'

export const keys = {
  all: ['inbox'] as const,
  unread: () => [...keys.all, 'unread'] as const,
  list: () => [...keys.all, 'list'] as const,
  sent: () => [...keys.all, 'sent'] as const,
  types: () => [...keys.all, 'types'] as const,
  recipients: (name: string) => [...keys.all, 'recipients', name] as const,
}
const UNREAD_STALE_MS = 30_000

export const inboxUnread = () =>
  queryOptions({
    queryKey: keys.unread(),
    queryFn: ({ signal }) => api(inboxUnreadEndpoints.unreadCount, {}, signal),
    staleTime: UNREAD_STALE_MS,
  })

/** Loaded for members only; guests and trial accounts have no inbox (SCR-21). */
export function useInboxUnread(): number {
  const session = useSession()
  const isAllowed = useFlag('INBOX3') && session !== null && canUseInbox(session.type)
  return useQuery({ ...inboxUnread(), enabled: isAllowed }).data ?? 0
}

/** Applies the count from a live event. */
export function useSetInboxUnread() {
  const queryClient = useQueryClient()
  return (unreadCount: number) => queryClient.setQueryData(inboxUnread().queryKey, unreadCount)
}
