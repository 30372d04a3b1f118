import { describe, expect, it } from 'vitest'
import { chosenCampaign } from './chosen-campaign.ts'

const ALL = [3, 7, 8].map((campaignId) => ({ reward: { campaignId } }))

describe('of several campaigns a page shows', () => {
  it.each([
    ['the one the address names', '7', 8, 7],
    ['the one it began with, where the address names another', '9', 8, 8],
    ['the first, where neither is there', null, 9, 3],
    ['the first, where it began with none', null, undefined, 3],
  ])('%s', (_, named, begun, shown) => expect(chosenCampaign(ALL, named, begun)?.reward.campaignId).toBe(shown))

  it('nothing where there is none', () => expect(chosenCampaign([], '7')).toBeUndefined())
})
