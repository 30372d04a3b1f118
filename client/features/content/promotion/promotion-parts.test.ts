import { describe, expect, it } from 'vitest'
import { mainImage, promotionDates } from './promotion-parts.ts'

describe('the dates of a promotion', () => {
  const dates = { startDateStr: '2026-03-01 00:00:00', endDateStr: '2026-03-31 23:59:59', noExpiry: 0 } as const
  it('are its first and its last day', () => expect(promotionDates(dates, 'long-term')).toBe('2026/03/01 – 2026/03/31'))
  it('are one if both are the same', () =>
    expect(promotionDates({ ...dates, endDateStr: '2026-03-01 23:59:59' }, 'long-term')).toBe('2026/03/01'))
  it('SCR-18: are the first day and the long-term label if there is no end', () =>
    expect(promotionDates({ ...dates, noExpiry: 1 }, 'long-term')).toBe('2026/03/01 – long-term'))
})

describe('the main picture', () => {
  const announcementImages = [
    { url: '/2.svg', sequence: 2 },
    { url: '/1.svg', sequence: 1 },
  ]
  it('is the one of sequence 1', () => expect(mainImage({ announcementImages, photoUrl: '/p.svg' })).toBe('/1.svg'))
  it('is the photo if there is none', () =>
    expect(mainImage({ announcementImages: announcementImages.slice(0, 1), photoUrl: '/p.svg' })).toBe('/p.svg'))
})
