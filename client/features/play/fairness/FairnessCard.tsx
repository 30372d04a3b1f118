import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { seedPairs } from './fairness.queries.ts'
import { FairnessRow, shortHash } from './FairnessRow.tsx'

interface Props {
  token: string
  /** Changes with each bet, which uses up a nonce. */
  bets: string | undefined
  onOpen: () => void
}

/** The promise in one line: the active commitment and how many bets it covers. Opens the fairness sheet. */
export function FairnessCard({ token, bets, onOpen }: Props) {
  const queryClient = useQueryClient()
  const { data } = useQuery(seedPairs(token))
  useEffect(() => {
    if (bets) void queryClient.invalidateQueries({ queryKey: seedPairs(token).queryKey })
  }, [bets, token, queryClient])
  const promise = data && `sha256 ${shortHash(data.active.serverSeedHash)} · nonce ${data.active.nonce}`
  return <FairnessRow promise={promise} onOpen={onOpen} />
}
