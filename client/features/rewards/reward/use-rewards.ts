import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rewardList } from './reward.queries.ts'

/** The rewards for a page that does without them if they fail: it waits for the first try only. */
export function useRewards() {
  const { data, isPending, isError, isFetching, failureCount, errorUpdateCount, refetch } = useQuery(rewardList())
  // Their code loads beside the answer.
  useEffect(() => void import('./Rewards.tsx').catch(() => undefined), [])
  return {
    rewards: data?.rewards ?? [],
    hasCodes: data?.hasCodes ?? false,
    isPending: isPending && failureCount + errorUpdateCount === 0,
    hasFailed: data === undefined && (isError || errorUpdateCount > 0),
    isFetching,
    retry: () => void refetch(),
  }
}
