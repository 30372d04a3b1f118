import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['fairness'] as const, seeds: (token: string) => [...keys.all, 'seeds', token] as const }

/** The active pair and the retired ones, for the player of a game session. */
export const seedPairs = (token: string) =>
  queryOptions({ queryKey: keys.seeds(token), queryFn: ({ signal }) => api(fairnessEndpoints.seeds, { token }, signal) })

/** Reveals the active pair and starts the next, with the player's client seed if given. */
export function useRotateSeeds(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (clientSeed: string | undefined) => api(fairnessEndpoints.rotate, { body: { clientSeed }, token }),
    onSuccess: ({ active, revealed }) =>
      queryClient.setQueryData(
        seedPairs(token).queryKey,
        (pairs) => pairs && { active, revealed: [revealed, ...pairs.revealed] },
      ),
  })
}
