import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** Reads the whole record: only when asked. */
export const auditProof = () =>
  queryOptions({
    queryKey: [...keys.all, 'proof'],
    queryFn: ({ signal }) => consoleApi(auditEndpoints.verify, {}, signal),
    enabled: false,
  })
