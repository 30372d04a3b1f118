import { describe, expect, it } from 'vitest'
import { memberEndpoints } from '#contract/member.ts'
import { startApi } from '#tests/support/api.ts'

const { as, given, container } = startApi()
const { info, setLanguage } = memberEndpoints

describe('member info', () => {
  it('tells who is logged in, and nothing secret', async () => {
    const parent = await given.agent()
    const member = await given.member({
      type: 2,
      parent,
      nickname: 'Johnny',
      email: 'juan@example.com',
      mobileNumber: '9171112223',
      mobileVerifiedAt: new Date(),
      clubLabel: 'Gold',
      language: 'en',
    })
    const { body } = await as(member).call(info).expect(200)
    expect(body.value).toEqual({
      id: member.id,
      account: member.username,
      nickname: 'Johnny',
      type: 2,
      clubLabel: { labelName: 'Gold' },
      avatar: '0',
      regDate: expect.any(Number),
      mobile: '******2223',
      mobileVerified: true,
      email: 'juan@example.com',
      countryDialingCode: '63',
      toUpline: true,
      inboxUnreadCount: 0,
      language: 'en',
      lastLoginTime: null,
      token: member.token,
    })
  })

  it('counts unread messages, but none for a trial member', async () => {
    const [member, trial] = [await given.member(), await given.member({ type: 4 })]
    await given.inboxMessage({ member })
    await given.inboxMessage({ member: trial })
    expect((await as(member).call(info)).body.value.inboxUnreadCount).toBe(1)
    expect((await as(trial).call(info)).body.value).toMatchObject({ inboxUnreadCount: 0, type: 4, clubLabel: null, mobile: '' })
  })

  it('answers 401 to a visitor', async () => {
    expect(await as().call(info)).toMatchObject({ status: 401, body: { success: false, errorCode: 'login.not.session' } })
  })
})

describe('the language', () => {
  it.each([
    ['CN', 'zh'],
    ['ty', 'tl'],
    ['EN', 'en'],
    ['vi', 'vi'],
  ])('is kept, sent as %s', async (code, language) => {
    const member = await given.member({ language: code === 'EN' ? 'tl' : 'en' })
    await as(member).call(setLanguage, { language: code }).expect(200)
    expect((await as(member).call(info)).body.value.language).toBe(language)
  })

  it('is refused where it is unknown or not offered', async () => {
    const member = await given.member({ merchant: await given.merchant({ settings: { languages: ['tl', 'en'] } }) })
    for (const language of ['KL', 'CN']) {
      expect(await as(member).call(setLanguage, { language })).toMatchObject({
        status: 400,
        body: { errorCode: 'request.param.err' },
      })
    }
    expect(await container().database.prisma.member.findUnique({ where: { id: member.id } })).toMatchObject({ language: 'tl' })
  })

  it('is a member’s to keep', async () => {
    expect((await as().call(setLanguage, { language: 'EN' })).body.errorCode).toBe('login.not.session')
  })
})
