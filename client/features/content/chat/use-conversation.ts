import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import * as chatEndpoints from '#contract/content/chat/chat.ts'
import { CHAT_PAGE_SIZE } from '#contract/content/chat/chat.ts'
import { SESSION_OVER_CODES } from '#contract/errors.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { chatUnread, conversation, linesOf, news, withNews } from './chat.queries.ts'
import { usePending } from './use-pending.ts'

/** The key expired with its login. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (SESSION_OVER_CODES as readonly string[]).includes(error.code)

/** A conversation by its page's key: its messages, updated by live events and polling, and the unsent ones. */
export function useConversation(token: string) {
  const queryClient = useQueryClient()
  const { queryKey } = conversation(token)
  const history = useInfiniteQuery(conversation(token))
  const messages = useMemo(() => linesOf(history.data), [history.data])
  const lastId = messages.at(-1)?.id ?? 0
  const add = (more: Parameters<typeof withNews>[1]) => queryClient.setQueryData(queryKey, (known) => withNews(known, more))

  const fresh = useQuery({
    ...news(token, () => linesOf(queryClient.getQueryData(queryKey)).at(-1)?.id ?? 0),
    enabled: history.isSuccess,
  })
  const { data: found, dataUpdatedAt, refetch: look } = fresh
  const layIn = useEffectEvent((_at: number) => {
    if (!found) return
    add(found)
    // A full page: there may be more.
    if (found.messages.length === CHAT_PAGE_SIZE) void look()
  })
  useEffect(() => layIn(dataUpdatedAt), [dataUpdatedAt])

  const live = { token, onReconnect: () => void look() }
  useLiveEvent('chat.message', (message) => add({ messages: [message] }), live)
  useLiveEvent('chat.read', ({ houseReadId }) => add({ houseReadId }), { token })

  const known = useMemo(() => new Set(messages.flatMap(({ clientId }) => clientId ?? [])), [messages])
  const { pending, ...outgoing } = usePending(token, known)
  const [first] = history.data?.pages ?? []
  const errors = [history.error, fresh.error, ...pending.map(({ error }) => error)]
  return {
    history,
    messages,
    lastId,
    pending,
    ...outgoing,
    siteName: first?.siteName ?? '',
    houseReadId: first?.houseReadId ?? 0,
    isOver: errors.some(isOver),
    /** The last poll got no answer. */
    isAway: fresh.isError && fresh.fetchStatus !== 'paused',
    markRead: async (upTo: number) => {
      const { unReadCount } = await api(chatEndpoints.markRead, { token, body: { upTo } })
      queryClient.setQueryData(chatUnread().queryKey, { unReadCount })
    },
  }
}
export type Conversation = ReturnType<typeof useConversation>
