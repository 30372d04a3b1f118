import { useQuery } from '@tanstack/react-query'
import { inviter } from '#contract/rewards/referral/referral.ts'
import { api } from '#client/lib/api.ts'

const STALE_MS = 60_000

/** Who invites with a friend's code. */
export const useInviter = (code: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ['inviter', code],
    queryFn: ({ signal }) => api(inviter, { query: { code } }, signal),
    enabled: isEnabled,
    staleTime: STALE_MS,
    meta: { isPublic: true },
  })
