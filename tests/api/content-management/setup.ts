/** Shared by the tests of content management. */
import request from 'supertest'
import sharp from 'sharp'
import * as contentManagementEndpoints from '#contract/back-office/content-management/content-management.ts'
import type { startApi } from '#tests/support/api.ts'

type Api = ReturnType<typeof startApi>

export const managementFor = ({ as, given, app }: Pick<Api, 'as' | 'given' | 'app'>) => {
  const seat = async (details: Parameters<Api['given']['operator']>[0] = {}) => {
    const operator = await given.operator({ role: 'EDITOR', ...details })
    const session = await given.operatorSession(operator)
    return { ...as(session), session, operator }
  }
  const png = (width = 1_200, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#ff8a1f' } })
      .png()
      .toBuffer()
  const upload = (session: { token: string; merchantCode: string }, content: Buffer, filename = 'poster.png') =>
    request(app())
      .post(contentManagementEndpoints.uploadPicture.path)
      .set('Merchant', session.merchantCode)
      .set('Authorization', session.token)
      .attach('file', content, filename)
  return { seat, png, upload }
}

/** Shown since the year 2000, unless told otherwise. */
export const announcementOf = (details: object = {}) => ({
  type: 'PL',
  platform: '*',
  startAt: '2000-01-01T08:00',
  endAt: null,
  isHidden: false,
  priority: 0,
  sortIndex: 0,
  category: '',
  categoryIds: [],
  displaySpeed: 'MEDIUM',
  picture: '',
  lead: { redirect: null },
  texts: { tl: { title: 'Balita', content: '<p>Kumusta</p>' } },
  ...details,
})
