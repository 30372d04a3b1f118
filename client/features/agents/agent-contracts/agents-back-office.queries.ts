import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export const agentPage = (query: QueryInput<typeof endpoints.backOfficeAgents>) =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'agents', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.backOfficeAgents, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const useHouseOffer = () =>
  useAction((body: BodyInput<typeof endpoints.backOfficeOffer>) => backOfficeApi(endpoints.backOfficeOffer, { body }))
export const useHouseEnd = () =>
  useAction((body: BodyInput<typeof endpoints.backOfficeEnd>) => backOfficeApi(endpoints.backOfficeEnd, { body }))
export const useHouseAnswer = () =>
  useAction((body: BodyInput<typeof endpoints.backOfficeAnswerEnd>) => backOfficeApi(endpoints.backOfficeAnswerEnd, { body }))
