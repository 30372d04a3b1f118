import { useQuery } from '@tanstack/react-query'
import { rewardList } from './reward.queries.ts'

/** The rewards for a page that does without them if they fail: it waits for the first try only. */
export function useRewards() {
  const { data, isPending, isError, isFetching, failureCount, errorUpdateCount, refetch } = useQuery(rewardList())
  const { rewards, hasCodes } = data ?? { rewards: [], hasCodes: false }
  return {
    rewards,
    hasCodes,
    isPending: isPending && failureCount + errorUpdateCount === 0,
    hasFailed: data === undefined && (isError || errorUpdateCount > 0),
    isFetching,
    retry: () => void refetch(),
  }
}
