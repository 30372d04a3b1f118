import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/content/chat/chat-back-office.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'
import { CHAT_BACK_OFFICE_REFRESH_MS } from '#client/lib/timings.ts'

const keys = { all: [BACK_OFFICE_KEY, 'chat'] as const }

export const chatBackOffice = () =>
  queryOptions({
    queryKey: [...keys.all, 'list'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.backOfficeList, {}, signal),
    refetchInterval: CHAT_BACK_OFFICE_REFRESH_MS,
  })
export const backOfficeConversation = (memberId: number) =>
  queryOptions({
    queryKey: [...keys.all, 'conversation', memberId],
    queryFn: ({ signal }) => backOfficeApi(endpoints.backOfficeConversation, { query: { memberId } }, signal),
    refetchInterval: CHAT_BACK_OFFICE_REFRESH_MS,
  })
export const useBackOfficeAnswer = () =>
  useAction((body: { memberId: number; text: string }) => backOfficeApi(endpoints.backOfficeAnswer, { body }))
