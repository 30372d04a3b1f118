interface OfCampaign {
  reward: { campaignId: number }
}
/** The one that the address names, or else the one the page began with, or the first. */
export const chosenCampaign = <T extends OfCampaign>(all: readonly T[], named: string | null, begun?: number): T | undefined =>
  all.find(({ reward }) => String(reward.campaignId) === named) ?? all.find(({ reward }) => reward.campaignId === begun) ?? all[0]
