import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import type { AnnouncementLists } from '#contract/content/announcement/announcement.ts'
import { api } from '#client/lib/api.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { currentSession, useSession } from '#client/lib/session.ts'
import { HOME_NEWS_REQUEST } from './announcement-request.ts'

const keys = {
  all: ['announcement'] as const,
  lists: () => [...keys.all, 'lists'] as const,
  agent: () => [...keys.all, 'agent'] as const,
}
const LISTS_STALE_MS = 60_000

export const announcements = () =>
  queryOptions({
    queryKey: keys.lists(),
    queryFn: async ({ signal }) => {
      const lists = await api(announcementEndpoints.list, { query: HOME_NEWS_REQUEST }, signal)
      // Hot news comes first.
      return { ...lists, player: [...lists.hot, ...lists.player] }
    },
    staleTime: LISTS_STALE_MS,
  })

/** Announcements for agents only (types=A). */
export const agentNews = () =>
  queryOptions({
    queryKey: keys.agent(),
    queryFn: ({ signal }) => api(announcementEndpoints.list, { query: { types: 'A', platform: 'M' } }, signal),
    staleTime: LISTS_STALE_MS,
  })

/**
 * Unread announcements of a member; for a trial account everything is read, for guests there is nothing to read (SCR-19).
 */
export function useUnreadAnnouncements(): number {
  const session = useSession()
  const isCounted = session !== null && !isTrialType(session.type)
  const { data } = useQuery(announcements())
  return isCounted ? (data?.player.filter(({ read }) => !read).length ?? 0) : 0
}

const markedRead = (list: AnnouncementLists['player'], id: number) =>
  list.map((item) => (item.id === id ? { ...item, read: true } : item))
const withRead = (lists: AnnouncementLists, id: number): AnnouncementLists => ({
  ...lists,
  player: markedRead(lists.player, id),
  agent: markedRead(lists.agent, id),
})

/** Shows at once, is sent to the server, then reloads; guests and trial accounts send nothing (SCR-19). */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (announcementId: number) => {
      const session = currentSession()
      if (session && !isTrialType(session.type)) await api(announcementEndpoints.markRead, { body: { announcementId } })
    },
    onMutate: (id) => {
      for (const { queryKey } of [announcements(), agentNews()])
        queryClient.setQueryData(queryKey, (lists: AnnouncementLists | undefined) => lists && withRead(lists, id))
    },
    onSettled: () =>
      currentSession() &&
      Promise.all([keys.lists(), keys.agent()].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
