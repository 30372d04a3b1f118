import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rewardList } from './reward.queries.ts'

/**
 * The rewards, for a page that omits them if they fail. Until the page has shown something (`isPageReady`: it could), it waits for
 * each request's first try, so that late rewards don't move what is being read.
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
