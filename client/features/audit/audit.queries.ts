import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { auditEndpoints } from '#contract/audit.ts'
import { CONSOLE_KEY, consoleApi } from '#client/features/operator/index.ts'

const keys = { all: [CONSOLE_KEY, 'audit'] as const }

export const auditPage = (query: QueryInput<typeof auditEndpoints.list>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => consoleApi(auditEndpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

/** Reads the whole log, and compares it with the heads of a text where there is one. */
export const useAuditProof = () =>
  useMutation({
    mutationFn: (heads: string) =>
      heads ? consoleApi(auditEndpoints.compare, { body: { heads } }) : consoleApi(auditEndpoints.verify, {}),
  })
