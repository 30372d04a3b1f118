import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { rewardList } from './reward.queries.ts'
import { areRewardsLoaded, preloadRewards } from './rewards-part.ts'

/** True once their code has loaded, or failed to: the part itself reports that. */
function useCode(): boolean {
  const [isHere, setHere] = useState(areRewardsLoaded)
  useEffect(() => {
    const done = () => setHere(true)
    preloadRewards().then(done, done)
  }, [])
  return isHere
}

/** The rewards for a page that does without them if they fail: it waits for the first try, and for the code of what it will show. */
export function useRewards() {
  const { data, isPending, isError, isFetching, failureCount, errorUpdateCount, refetch } = useQuery(rewardList())
  const hasCode = useCode()
  const { rewards, hasCodes } = data ?? { rewards: [], hasCodes: false }
  const isFirstTry = isPending && failureCount + errorUpdateCount === 0
  return {
    rewards,
    hasCodes,
    isPending: isFirstTry || ((rewards.length > 0 || hasCodes) && !hasCode),
    hasFailed: data === undefined && (isError || errorUpdateCount > 0),
    isFetching,
    retry: () => void refetch(),
  }
}
