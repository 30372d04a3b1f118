import { useMutation, useQueryClient } from '@tanstack/react-query'
import { turnoverInfo } from '#client/features/money/turnover/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { type Claim, type ClaimOutcome, rewardList, sendClaim } from '#client/features/rewards/reward/index.ts'

const outcomeOf = (claim: Claim): Promise<ClaimOutcome> =>
  sendClaim(claim).then(
    ({ amount }) => ({ amount }),
    (refusal: unknown) => ({ refusal }),
  )

/** Claims several rewards one after another, so that each gets its own outcome. Indexed by campaign. */
export function useClaimEach() {
  const queryClient = useQueryClient()
  const changed = [rewardList().queryKey, turnoverInfo().queryKey, walletBalance().queryKey]
  return useMutation({
    mutationFn: async (claims: ReadonlyMap<number, Claim>) => {
      const outcomes = new Map<number, ClaimOutcome>()
      for (const [campaignId, claim] of claims) outcomes.set(campaignId, await outcomeOf(claim))
      return outcomes
    },
    onSettled: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
