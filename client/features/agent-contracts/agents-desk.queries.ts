import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { agentDeskEndpoints as endpoints } from '#contract/agent-desk.ts'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

export const agentPage = (query: QueryInput<typeof endpoints.deskAgents>) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'agents', query],
    queryFn: ({ signal }) => consoleApi(endpoints.deskAgents, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const useHouseOffer = () =>
  useDeed((body: BodyInput<typeof endpoints.deskOffer>) => consoleApi(endpoints.deskOffer, { body }))
export const useHouseEnd = () => useDeed((body: BodyInput<typeof endpoints.deskEnd>) => consoleApi(endpoints.deskEnd, { body }))
export const useHouseAnswer = () =>
  useDeed((body: BodyInput<typeof endpoints.deskAnswerEnd>) => consoleApi(endpoints.deskAnswerEnd, { body }))
