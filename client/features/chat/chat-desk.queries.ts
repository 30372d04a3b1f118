import { queryOptions } from '@tanstack/react-query'
import { chatDeskEndpoints as endpoints } from '#contract/chat-desk.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'
import { CHAT_DESK_REFRESH_MS } from '#client/lib/timings.ts'

const keys = { all: [CONSOLE_KEY, 'chat'] as const }

export const chatDesk = () =>
  queryOptions({
    queryKey: [...keys.all, 'list'],
    queryFn: ({ signal }) => consoleApi(endpoints.deskList, {}, signal),
    refetchInterval: CHAT_DESK_REFRESH_MS,
  })
export const deskConversation = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.all, 'conversation', memberId],
    queryFn: ({ signal }) => consoleApi(endpoints.deskConversation, { query: { memberId } }, signal),
    refetchInterval: CHAT_DESK_REFRESH_MS,
  })
export const useDeskAnswer = () =>
  useDeed((body: { memberId: number; text: string }) => consoleApi(endpoints.deskAnswer, { body }))
