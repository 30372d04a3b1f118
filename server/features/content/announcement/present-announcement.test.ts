import { describe, expect, it } from 'vitest'
import { pickText, presentAnnouncement, presentBanner } from './present-announcement.ts'

describe('the text shown', () => {
  const texts = new Map([
    ['vi', 'chào'],
    ['tl', 'kumusta'],
  ])
  it.each([
    { asked: ['vi', 'tl'], text: 'chào' },
    { asked: ['en', 'tl'], text: 'kumusta' },
    { asked: ['en', 'zh'], text: 'chào' },
  ])('of $asked is $text', ({ asked, text }) => expect(pickText(texts, asked)).toBe(text))
  it('is none where there is none', () => expect(pickText(new Map(), ['tl'])).toBeUndefined())
})

const announcement = {
  id: 1,
  merchantId: 1,
  type: 'PL',
  platform: '*',
  category: '',
  priority: 0,
  sortIndex: 0,
  startAt: new Date('2026-02-28T17:00:00Z'),
  endAt: new Date('2026-03-31T15:59:59Z'),
  noExpiry: true,
  photoUrl: '',
  redirect: 'DEPOSIT',
  externalLink: null,
  redirectPromotionId: null,
  gameNodeId: null,
  displaySpeed: 'HIGH',
  isHidden: false,
  loginWidth: null,
  loginHeight: null,
  wasShown: false,
  version: 1,
  categoryIds: [],
  images: [
    { url: '/2.svg', sequence: 2 },
    { url: '/1.svg', sequence: 1 },
  ],
  contents: [{ announcementId: 1, language: 'tl', title: 'Balita', content: '<p>…</p>', imageUrl: '' }],
}
const facts = { languages: ['en', 'tl'], zone: 'Asia/Manila', isRead: false, linkage: null }

describe('an announcement', () => {
  it('writes its dates in the merchant’s zone', () => {
    expect(presentAnnouncement(announcement, facts)).toMatchObject({
      title: 'Balita',
      startDate: announcement.startAt.getTime(),
      startDateStr: '2026-03-01 01:00:00',
      endDateStr: '2026-03-31 23:59:59',
      noExpiry: 1,
      announcementDisplaySpeed: 'HIGH',
      announcementImages: [{ sequence: 1 }, { sequence: 2 }],
    })
  })

  it('WIR-26: holds its text again for clients that pick the language themselves', () => {
    const presented = presentAnnouncement({ ...announcement, photoUrl: '/p.svg', redirectPromotionId: 7 }, facts)
    expect(presented).toMatchObject({
      linkedPromotionId: 7,
      contents: [{ sequence: 1, title: 'Balita', language: 'TY', isDefault: true, mobileImageUrl: '/p.svg' }],
    })
    expect(presentAnnouncement({ ...announcement, contents: [] }, facts).contents).toEqual([])
  })

  it('shows the picture of its language before its own', () => {
    const contents = [{ ...announcement.contents[0]!, imageUrl: '/tl.svg' }]
    const presented = presentAnnouncement({ ...announcement, photoUrl: '/p.svg', contents }, facts)
    expect(presented).toMatchObject({ photoUrl: '/tl.svg', contents: [{ mobileImageUrl: '/tl.svg' }] })
    expect(presented.announcementImages.map(({ url }) => url)).toEqual(['/tl.svg', '/2.svg'])
  })

  it('stays readable where what is stored is not what clients know', () => {
    const odd = { ...announcement, redirect: 'NOWHERE', displaySpeed: 'WARP', images: 'none', contents: [] }
    expect(presentAnnouncement(odd, facts)).toMatchObject({
      title: '',
      redirect: null,
      announcementDisplaySpeed: 'MEDIUM',
      announcementImages: [],
    })
  })
})

describe('a banner', () => {
  const banner = {
    id: 1,
    merchantId: 1,
    groupName: 'm_home',
    platform: '*',
    url: '/b.svg',
    texts: { tl: { title: 'Maligayang pagdating' } },
    redirect: null,
    externalLink: null,
    redirectPromotionId: null,
    gameNodeId: null,
    sortIndex: 0,
    isActive: true,
    version: 1,
    startAt: null,
    endAt: null,
  }
  it('has the text of the language there is', () =>
    expect(presentBanner(banner, ['en', 'tl'], null)).toMatchObject({ title: 'Maligayang pagdating', kicker: '', action: '' }))
  it('of a group no client knows is not shown', () =>
    expect(presentBanner({ ...banner, groupName: 'x' }, ['tl'], null)).toBeUndefined())
})
