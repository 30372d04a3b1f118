/** Reading, deleting and writing mail: the inbox page's calls. */
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { Value } from '#contract/endpoint.ts'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import { api } from '#client/lib/api.ts'
import { inboxUnread, keys } from './inbox.queries.ts'

const DAY_MS = 86_400_000
/** How far back the boxes go (WIR-28). */
export const INBOX_DAYS = 30
export const OUTBOX_DAYS = 7
const since = (days: number) => ({ sort: 'sendTime:desc', startTime: Date.now() - days * DAY_MS }) as const

const nextPage = ({ pageNum, totalPages }: { pageNum: number; totalPages: number }) =>
  pageNum < totalPages ? pageNum + 1 : undefined

export const inboxPages = () =>
  infiniteQueryOptions({
    queryKey: keys.list(),
    queryFn: ({ pageParam, signal }) => api(inboxEndpoints.inbox, { query: { page: pageParam, ...since(INBOX_DAYS) } }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

export const sentPages = () =>
  infiniteQueryOptions({
    queryKey: keys.sent(),
    queryFn: ({ pageParam, signal }) => api(inboxEndpoints.outbox, { query: { page: pageParam, ...since(OUTBOX_DAYS) } }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** New mail pushes messages onto the next page: show each message once. */
export function onceEach<T>(pages: readonly { content: readonly T[] }[] | undefined, idOf: (mail: T) => number): T[] {
  return [...new Map(pages?.flatMap(({ content }) => content).map((mail) => [idOf(mail), mail])).values()]
}

export const recipientTypes = () =>
  queryOptions({ queryKey: keys.types(), queryFn: ({ signal }) => api(inboxEndpoints.recipientTypes, {}, signal) })

export const recipients = (username: string) =>
  infiniteQueryOptions({
    queryKey: keys.recipients(username),
    queryFn: ({ pageParam, signal }) => api(inboxEndpoints.recipients, { query: { page: pageParam, username } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

type InboxData = InfiniteData<Value<typeof inboxEndpoints.inbox>>
const withRead = (data: InboxData | undefined, ids: readonly number[]) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      content: page.content.map((mail) => (ids.includes(mail.inboxId) ? { ...mail, read: true } : mail)),
    })),
  }

/** Shows at once; the server's count follows. Silent on failure: an unread mark that stays does no harm. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => api(inboxEndpoints.markRead, { body: { ids } }),
    onMutate: (ids) => {
      queryClient.setQueryData(inboxPages().queryKey, (data) => withRead(data, ids))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: inboxUnread().queryKey }),
  })
}

export function useDeleteMail(box: 'inbox' | 'sent') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ids: number[]) => {
      if (box === 'sent') return (await api(inboxEndpoints.deleteOutbox, { query: { outboxIds: ids } })).deleted
      return (await api(inboxEndpoints.deleteInbox, { query: { inboxIds: ids } })).deleted
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: box === 'sent' ? keys.sent() : keys.list() }),
        queryClient.invalidateQueries({ queryKey: inboxUnread().queryKey }),
      ]),
  })
}

type Letter = Parameters<typeof api<typeof inboxEndpoints.submit>>[1]['body']
type Answer = Parameters<typeof api<typeof inboxEndpoints.reply>>[1]['body']

export function useSubmit() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Letter) => api(inboxEndpoints.submit, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.sent() }),
  })
}

export function useReply() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Answer) => api(inboxEndpoints.reply, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.sent() }),
  })
}
