import { describe, expect, it } from 'vitest'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { selectionOf } from './promotion-selection.ts'

const SLOTS = { id: 5, code: 'SLOTS', name: 'Slots', sortIndex: 0 }
const promotion = (id: number, promoAnnouncementCategoryIds: number[] = []) =>
  ({ id, promoAnnouncementCategoryIds }) as Announcement
const reward = (campaignId: number, part: Partial<Reward>) =>
  ({ campaignId, announcementId: null, state: 'RUNNING', ...part }) as Reward

const daily = reward(1, { state: 'CLAIMABLE', announcementId: 11 })
const weekly = reward(2, {})
const page = {
  promotions: [promotion(11, [SLOTS.id]), promotion(12), promotion(13)],
  categories: [SLOTS],
  rewards: [daily, weekly],
  depositOffers: [{ announcementId: 13 }, { announcementId: null }],
}
const idsOf = ({ promotions }: { promotions: readonly Announcement[] }) => promotions.map(({ id }) => id)

describe('the promotions page', () => {
  it('shows all rewards, and the promotions without a reward or a bonus', () => {
    const all = selectionOf(null, page)

    expect(all).toMatchObject({ key: 'ALL', rewards: [daily, weekly] })
    expect(idsOf(all)).toEqual([12])
  })

  it('shows a category’s promotions, also those that have a reward', () => {
    const slots = selectionOf('SLOTS', page)

    expect(slots).toMatchObject({ key: 'SLOTS', claimable: 1, category: SLOTS, rewards: [] })
    expect(idsOf(slots)).toEqual([11])
  })

  it('shows only what can be claimed', () =>
    expect(selectionOf('claimable', page)).toEqual({ key: 'claimable', claimable: 1, rewards: [daily], promotions: [] }))

  it('shows all once there is nothing left to claim, and for a category it does not know', () => {
    expect(selectionOf('claimable', { ...page, rewards: [weekly] })).toMatchObject({ key: 'ALL', rewards: [weekly] })
    expect(selectionOf('GONE', page)).toMatchObject({ key: 'ALL' })
  })
})
