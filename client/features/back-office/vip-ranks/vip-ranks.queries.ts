import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/back-office/vip-ranks.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export type RanksBody = BodyInput<typeof endpoints.saveVipRanks>

export const vipRanks = () =>
  queryOptions({
    queryKey: [BACK_OFFICE_KEY, 'vip-ranks'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.vipRanks, {}, signal),
  })

export const useSaveRanks = () => useAction((body: RanksBody) => backOfficeApi(endpoints.saveVipRanks, { body }))
