import { queryOptions, useQuery } from '@tanstack/react-query'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import { api } from '#client/lib/api.ts'
import { useSession } from '#client/lib/session.ts'

const keys = { all: ['member'] as const, info: () => [...keys.all, 'info'] as const }
const INFO_STALE_MS = 60_000

export const memberInfo = () =>
  queryOptions({
    queryKey: keys.info(),
    queryFn: ({ signal }) => api(memberEndpoints.info, {}, signal),
    staleTime: INFO_STALE_MS,
  })

/** The logged-in member; undefined for a guest, and until known. */
export function useMember() {
  const session = useSession()
  return useQuery({ ...memberInfo(), enabled: session !== null })
}
