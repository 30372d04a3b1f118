import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import type { ChatConversation } from '#contract/content/chat/chat.ts'
import { useFlag } from '#client/lib/site.ts'
import { api } from '#client/lib/api.ts'
import { canUseInbox } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { THROTTLE_MS } from '#client/lib/timings.ts'
import { mergeMessages } from './messages.ts'

const keys = {
  all: ['chat'] as const,
  launch: () => [...keys.all, 'launch'] as const,
  unread: () => [...keys.all, 'unread'] as const,
  conversation: (token: string) => [...keys.all, 'conversation', token] as const,
  news: (token: string) => [...keys.all, 'news', token] as const,
}
/** Live events arrive at once; without a shared Redis, messages from the server's chat script are found by polling. */
const LOOK_MS = 8_000
export const CHAT_FLAG = 'CBS3'

export const chatUnread = () =>
  queryOptions({
    queryKey: keys.unread(),
    queryFn: ({ signal }) => api(chatEndpoints.unreadCount, {}, signal),
    staleTime: THROTTLE_MS.unreadCount,
  })

/** Members of a site with chat; guests and trial accounts have none (SCR-22). */
export function useCanChat(): boolean {
  const session = useSession()
  const hasChat = useFlag(CHAT_FLAG)
  return hasChat && session !== null && canUseInbox(session.type)
}

export function useChatUnread(): number {
  return useQuery({ ...chatUnread(), enabled: useCanChat() }).data?.unReadCount ?? 0
}

/** Applies the count from a live event. */
export function useSetChatUnread() {
  const queryClient = useQueryClient()
  return (unReadCount: number) => queryClient.setQueryData(chatUnread().queryKey, { unReadCount })
}

/** The address of the member's conversation, with a new key for each request. */
export const chatLaunch = () =>
  queryOptions({
    queryKey: keys.launch(),
    queryFn: ({ signal }) => api(chatEndpoints.launch, { query: { b2c: '1' } }, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export type History = InfiniteData<ChatConversation>

/** The latest messages first, then older ones page by page; new ones are merged into the first page. */
export const conversation = (token: string) =>
  infiniteQueryOptions({
    queryKey: keys.conversation(token),
    queryFn: ({ pageParam: before, signal }) => api(chatEndpoints.conversation, { token, query: { before } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.id : undefined),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isPublic: true },
  })

export const linesOf = (history: History | undefined) =>
  mergeMessages(
    [],
    (history?.pages ?? []).flatMap(({ messages }) => messages),
  )

type News = Partial<Pick<ChatConversation, 'messages' | 'houseReadId'>>
export function withNews(history: History | undefined, { messages = [], houseReadId = 0 }: News): History | undefined {
  const [first, ...older] = history?.pages ?? []
  if (!history || !first) return history
  const newest = {
    ...first,
    messages: mergeMessages(first.messages, messages),
    houseReadId: Math.max(first.houseReadId, houseReadId),
  }
  return { ...history, pages: [newest, ...older] }
}

/** Polls every few seconds for messages after the last one. */
export const news = (token: string, lastId: () => number) =>
  queryOptions({
    queryKey: keys.news(token),
    queryFn: ({ signal }) => api(chatEndpoints.conversation, { token, query: { after: lastId() } }, signal),
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    gcTime: 0,
    meta: { isPublic: true },
  })
