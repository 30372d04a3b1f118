import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rewardList } from './reward.queries.ts'

/**
 * The rewards for a page that does without them if they fail. Until it has shown something (`isPageReady`: it could), it waits for the
 * first try of each request, so that they don't push away what is read.
 */
export function useRewards(isPageReady: boolean) {
  const { data, isError, isFetching, failureCount, errorUpdateCount, refetch } = useQuery(rewardList())
  const [isShown, setShown] = useState(false)
  const { rewards, depositOffers, hasCodes } = data ?? { rewards: [], depositOffers: [], hasCodes: false }
  const isPending = !isShown && data === undefined && isFetching && failureCount === 0
  if (isPageReady && !isPending && !isShown) setShown(true)
  return {
    rewards,
    depositOffers,
    hasCodes,
    isPending,
    hasFailed: data === undefined && (isError || errorUpdateCount > 0),
    isFetching,
    retry: () => void refetch(),
  }
}
