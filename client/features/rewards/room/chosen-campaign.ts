interface OfCampaign {
  reward: { campaignId: number }
}
/** The campaign in the address, otherwise the page's initial one, otherwise the first. */
export const chosenCampaign = <T extends OfCampaign>(all: readonly T[], named: string | null, begun?: number): T | undefined =>
  all.find(({ reward }) => String(reward.campaignId) === named) ?? all.find(({ reward }) => reward.campaignId === begun) ?? all[0]
