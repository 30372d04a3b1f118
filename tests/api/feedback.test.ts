import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as avatarEndpoints from '#contract/identity/avatar.ts'
import * as feedbackEndpoints from '#contract/site/feedback.ts'
import { FEEDBACK_MAX_BYTES, FEEDBACK_MAX_LENGTH } from '#contract/site/feedback.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, http, container } = api
const { send } = feedbackEndpoints

const rows = () => container().database.prisma.feedback
const counts = async () => [await rows().count(), await container().database.prisma.media.count()]
const kept = (feedbackId: number) => rows().findUniqueOrThrow({ where: { id: feedbackId } })
const post = (caller: TestCaller = {}) => {
  const call = http()
    .post(send.path)
    .set('Merchant', caller.merchantCode ?? 'test')
    .set('Language', 'VI')
  return caller.token ? call.set('Authorization', caller.token) : call
}
const draw = (width: number, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 256, g: 90, b: 40 } } })
const png = (width: number) => draw(width).png().toBuffer()

describe('feedback', () => {
  it('is stored with its sender, language and origin', async () => {
    const member = await given.member()
    const { body } = await post(member).set('Device', 'PWA').send({ content: '  Ang ganda ng Dice!  ' }).expect(success)
    expect(await kept(body.value.feedbackId)).toMatchObject({
      merchantId: member.merchantId,
      memberId: member.id,
      content: 'Ang ganda ng Dice!',
      contact: '',
      pictures: [],
      language: 'vi',
      device: 'PWA',
    })
  })

  it('can come from a guest too, with a contact for the reply', async () => {
    const { body } = await post().send({ comment: 'Hindi makapasok', contact: 'ako@example.com' }).expect(success)
    expect(await kept(body.value.feedbackId)).toMatchObject({ memberId: null, contact: 'ako@example.com' })
  })

  it('is stored twice if it is sent twice at once: nothing is lost', async () => {
    const member = await given.member()
    const answers = await Promise.all(['isa', 'dalawa'].map((content) => as(member).call(send, { content })))
    const [one, two] = answers.map(({ body }) => body.value.feedbackId)
    expect(await kept(one)).toMatchObject({ content: 'isa' })
    expect(await kept(two)).toMatchObject({ content: 'dalawa' })
  })

  it.each([
    { how: 'JSON', type: 'application/json', text: JSON.stringify({ feedback: 'Salamat' }) },
    { how: 'a form', type: 'application/x-www-form-urlencoded', text: 'content=Salamat' },
    { how: 'plain text', type: 'text/plain;charset=UTF-8', text: ' Salamat ' },
    { how: 'JSON as text', type: 'text/plain', text: '{"content":"Salamat"}' },
  ])('is accepted as $how', async ({ type, text }) => {
    const { body } = await post().set('Content-Type', type).send(text).expect(success)
    expect((await kept(body.value.feedbackId)).content).toBe('Salamat')
  })

  it('WIR-25: accepts plain text that only starts like JSON as text', async () => {
    const { body } = await post().set('Content-Type', 'text/plain').send('{ o_o } naku').expect(success)
    expect((await kept(body.value.feedbackId)).content).toBe('{ o_o } naku')
  })

  it.each(['<img src=x onerror=alert(1)>', "'; DROP TABLE feedback; --", '🙂'.repeat(FEEDBACK_MAX_LENGTH / 2)])(
    'stores %s as written',
    async (content) => {
      const { body } = await post().send({ content }).expect(success)
      expect((await kept(body.value.feedbackId)).content).toBe(content)
    },
  )

  it('depends on the merchant’s setting', async () => {
    const merchant = await given.merchant({ flags: { FEEDBACK3: false } })
    const before = await counts()
    const { status, body } = await post({ merchantCode: merchant.code }).send({ content: 'Hello' })
    expect([status, body.errorCode]).toEqual([200, 'function.not.available'])
    expect(await counts()).toEqual(before)
  })

  it.each([
    { what: 'nothing', body: {} },
    { what: 'blanks', body: { content: '   ' } },
    { what: 'more than 140 characters', body: { content: 'x'.repeat(FEEDBACK_MAX_LENGTH + 1) } },
    { what: 'a contact without a text', body: { contact: 'ako@example.com' } },
    { what: 'an endless contact', body: { content: 'Hi', contact: 'x'.repeat(256) } },
    { what: 'something other than text', body: { content: { deep: 1 } } },
    { what: 'a list', body: [1, 2] },
  ])('refuses $what and stores nothing', async ({ body }) => {
    const before = await counts()
    const answer = await post().send(body)
    expect([answer.status, answer.body.errorCode]).toEqual([200, 'request.param.err'])
    expect(await counts()).toEqual(before)
  })
})

describe('its pictures', () => {
  it('are redrawn, no larger than a screenshot needs, and stored under names that cannot be guessed', async () => {
    const wide = await draw(4_000, 1_000)
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer()
    const { body } = await post(await given.member())
      .field('content', 'Ganito po')
      .attach('file', wide, 'a.jpg')
      .attach('file', await png(300), 'b.png')
      .expect(success)
    const { pictures } = await kept(body.value.feedbackId)
    expect(pictures).toHaveLength(2)
    const shown = await Promise.all(pictures.map((hash) => http().get(`/media/${hash}.webp`).buffer().expect(success)))
    const drawn = await Promise.all(shown.map((answer) => sharp(answer.body as Buffer).metadata()))
    expect(drawn).toMatchObject([
      { format: 'webp', width: 1_600, height: 400 },
      { format: 'webp', width: 300, height: 200 },
    ])
    expect((shown[0]!.body as Buffer).includes('SECRET PLACE')).toBe(false)
    const again = await post(await given.member())
      .field('content', 'Ulit')
      .attach('file', await png(300), 'b.png')
      .expect(success)
    expect((await kept(again.body.value.feedbackId)).pictures[0]).not.toBe(pictures[1])
  })

  it('stay when the member changes their avatar', async () => {
    const member = await given.member()
    const { body } = await post(member)
      .field('content', 'Tingnan')
      .attach('file', await png(310), 'a.png')
      .expect(success)
    await http()
      .post(avatarEndpoints.upload.path)
      .set({ Merchant: 'test', Authorization: member.token })
      .attach('file', await png(320), 'me.png')
      .expect(success)
    await http()
      .get(`/media/${(await kept(body.value.feedbackId)).pictures[0]}.webp`)
      .expect(success)
  })

  it('are none if the form sends an empty file', async () => {
    const { body } = await post(await given.member())
      .field('content', 'Wala')
      .attach('file', Buffer.alloc(0), 'none.png')
      .expect(success)
    expect((await kept(body.value.feedbackId)).pictures).toEqual([])
  })

  it.each([
    { what: 'a GIF', content: () => draw(20).gif().toBuffer(), code: 'upload.type.err', status: 200 },
    {
      what: 'an SVG',
      content: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      code: 'upload.type.err',
      status: 200,
    },
    { what: 'a program called .png', content: async () => Buffer.from('MZ\u0000\u0001'), code: 'upload.type.err', status: 200 },
    {
      what: 'half a picture',
      content: async () => (await draw(600).jpeg().toBuffer()).subarray(0, 900),
      code: 'upload.type.err',
      status: 200,
    },
    {
      what: 'more than 5 MB',
      content: async () => Buffer.alloc(FEEDBACK_MAX_BYTES + 1, 1),
      code: 'upload.too.large',
      status: 413,
    },
  ])('may not be $what: nothing is stored, not even the good one', async ({ content, code, status }) => {
    const before = await counts()
    const answer = await post(await given.member())
      .field('content', 'Hi')
      .attach('file', await png(50), 'ok.png')
      .attach('file', await content(), 'bad.png')
    expect([answer.status, answer.body.errorCode]).toEqual([status, code])
    expect(await counts()).toEqual(before)
  })

  it('SCR-24: are at most three', async () => {
    const before = await counts()
    const call = post(await given.member()).field('content', 'Hi')
    for (const width of [10, 11, 12, 13]) call.attach('file', await png(width), `${width}.png`)
    const { status, body } = await call
    expect([status, body.errorCode]).toEqual([200, 'request.param.err'])
    expect(await counts()).toEqual(before)
  })

  it('need a text', async () => {
    const before = await counts()
    const { status, body } = await post(await given.member()).attach('file', await png(30), 'a.png')
    expect([status, body.errorCode]).toEqual([200, 'request.param.err'])
    expect(await counts()).toEqual(before)
  })
})

describe('pictures of a guest', () => {
  const { solvedCaptcha } = loginSupport(api)

  it.each([
    ['without a captcha', async () => ({ cookie: '', answer: '' })],
    ['with a wrong answer', async () => ({ ...(await solvedCaptcha()), answer: '12' })],
  ])('%s are refused before they are examined: nothing is stored', async (_, solve) => {
    const before = await counts()
    const { cookie, answer } = await solve()

    const { body } = await post()
      .set('Cookie', cookie)
      .field('content', 'Hi')
      .field('captcha', answer)
      .attach('file', Buffer.from('no picture at all'), 'a.png')

    expect(body.errorCode).toBe('login.captcha.err')
    expect(await counts()).toEqual(before)
  })

  it('need a solved captcha, valid once', async () => {
    const { cookie, answer } = await solvedCaptcha()
    const sendOnce = async () =>
      post()
        .set('Cookie', cookie)
        .field('content', 'Tingnan')
        .field('captcha', answer)
        .attach('file', await png(40), 'a.png')

    const { body } = await sendOnce()
    expect((await kept(body.value.feedbackId)).pictures).toHaveLength(1)
    expect((await sendOnce()).body.errorCode).toBe('login.captcha.err')
  })

  it('cannot be megabytes of text: this call accepts none', async () => {
    const { body } = await post().send({ content: 'Hi', image: 'A'.repeat(400_000) })
    expect(body.errorCode).toBe('request_body_too_large')
  })
})
