import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'

const keys = { all: [BACK_OFFICE_KEY, 'audit'] as const }

export const auditPage = (query: QueryInput<typeof auditEndpoints.list>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => backOfficeApi(auditEndpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

/** Reads the whole log, and compares it with the heads in a text, if given. */
export const useAuditProof = () =>
  useMutation({
    mutationFn: (heads: string) =>
      heads ? backOfficeApi(auditEndpoints.compare, { body: { heads } }) : backOfficeApi(auditEndpoints.verify, {}),
  })
