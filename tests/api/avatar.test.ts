import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as avatarEndpoints from '#contract/identity/avatar.ts'
import { AVATAR_MAX_BYTES, HOUSE_AVATARS } from '#contract/identity/avatar.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http, container } = startApi()
const { own, icon, pick, upload } = avatarEndpoints

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 256, g: 120, b: 40 } } })
const post = (caller: TestCaller) =>
  http()
    .post(upload.path)
    .set('Merchant', caller.merchantCode ?? 'test')
    .set('Authorization', caller.token ?? '')
const send = (caller: TestCaller, content: Buffer, name = 'me.png') => post(caller).attach('file', content, name)
const stored = () => container().database.prisma.media.count()

describe('an uploaded picture', () => {
  it('is redrawn as a square without the file’s metadata, and shown', async () => {
    const member = await given.member()
    const file = await picture()
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer()
    expect(file.includes('SECRET PLACE')).toBe(true)
    const { body } = await send(member, file, 'me.jpg').expect(success)
    expect(body.value).toEqual({ avatar: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.webp$/), avatarType: 'UPLOADED' })
    const shown = await http().get(body.value.avatar).buffer().expect(success)
    expect(shown.headers['content-type']).toBe('image/webp')
    const drawn = shown.body as Buffer
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(drawn.includes('SECRET PLACE')).toBe(false)
    expect((await as(member).call(own)).body.value).toEqual(body.value)
    expect((await as(member).call(icon)).body.value).toBe(body.value.avatar)
    expect((await as(member).call(memberEndpoints.info)).body.value).toMatchObject(body.value)
  })

  it('is stored once per member, however often it is uploaded', async () => {
    const file = await picture(311).png().toBuffer()
    const [one, two] = [await given.member(), await given.member()]
    const before = await stored()
    const [mine, again, theirs] = await Promise.all([send(one, file), send(one, file), send(two, file)])
    expect(again!.body.value).toEqual(mine!.body.value)
    expect(theirs!.body.value.avatar).not.toBe(mine!.body.value.avatar)
    expect(await stored()).toBe(before + 2)
  })

  it('is replaced by the next one, also when many arrive at once, without touching anyone else’s', async () => {
    const [one, two, file] = [await given.member(), await given.member(), await picture(313).png().toBuffer()]
    const [first, theirs] = [(await send(one, file)).body.value.avatar, (await send(two, file)).body.value.avatar]
    await http()
      .get(first)
      .expect(success)
      .expect('Cache-Control', /^private,/)
    const before = await stored()
    const next = await Promise.all(
      [1, 2, 3].map(async (shade) =>
        send(
          one,
          await picture(320 + shade)
            .png()
            .toBuffer(),
        ),
      ),
    )
    for (const answer of next) expect(answer.status).toBe(200)
    expect(await stored()).toBe(before)
    await http().get(first).expect(404)
    await http()
      .get((await as(one).call(own)).body.value.avatar)
      .expect(success)
    await as(one).call(pick, { icon: 4 }).expect(success)
    expect(await stored()).toBe(before - 1)
    await http().get(theirs).expect(success)
  })

  it('is rotated to the camera’s orientation, and loses its place and time', async () => {
    const upper = { input: { create: { width: 400, height: 200, channels: 3 as const, background: '#0000ff' } }, top: 0, left: 0 }
    const file = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
      .composite([upper])
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await sharp(file).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
    const { body } = await send(await given.member(), file, 'me.jpg')
    const drawn = (await http().get(body.value.avatar).buffer().expect(success)).body as Buffer
    const { exif, orientation } = await sharp(drawn).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    // The camera was sideways, so the blue upper half becomes the right one.
    const [red, , blue] = await sharp(drawn).extract({ left: 220, top: 220, width: 1, height: 1 }).raw().toBuffer()
    expect(blue! > 200 && red! < 60).toBe(true)
  })

  it('WIR-20: may be base64, with or without a data URL, at any size', async () => {
    const member = await given.member()
    const noise = Buffer.from(Array.from({ length: 700 * 700 * 3 }, (_, index) => (index * 7919) % 251))
    const file = await sharp(noise, { raw: { width: 700, height: 700, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(file.length).toBeGreaterThan(1_000_000)
    const image = file.toString('base64')
    await as(member).call(upload, { image }).expect(success)
    await as(member)
      .call(upload, { image: `data:image/png;base64,${image}` })
      .expect(success)
  })

  it.each([
    { given: 'a text', content: async () => Buffer.from('hello'), name: 'me.png' },
    {
      given: 'an SVG',
      content: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      name: 'me.png',
    },
    { given: 'a GIF', content: () => picture().gif().toBuffer(), name: 'me.png' },
    { given: 'a WebP', content: () => picture().webp().toBuffer(), name: 'me.jpg' },
    {
      given: 'a page behind the first bytes of a picture',
      content: async () =>
        Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.from('<script>alert(1)</script>')]),
      name: 'me.png',
    },
    { given: 'half a picture', content: async () => (await picture().png().toBuffer()).subarray(0, 200), name: 'me.png' },
    {
      given: 'one of too many pixels',
      content: () => picture(9_000, 9_000).png().toBuffer(),
      name: 'me.png',
      code: 'upload.too.large' as const,
    },
  ])('is refused by its content: $given', async ({ content, name, code = 'upload.type.err' as const }) => {
    const [member, before] = [await given.member(), await stored()]
    expect(await send(member, await content(), name)).toMatchObject({ status: ERROR_STATUS[code], body: { errorCode: code } })
    expect(await stored()).toBe(before)
    expect((await as(member).call(own)).body.value).toEqual({ avatar: '0', avatarType: 'STATIC' })
  })

  it('carries over nothing hidden in the file', async () => {
    const file = Buffer.concat([await picture(317).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await send(await given.member(), file).expect(success)
    const shown = await http().get(body.value.avatar).buffer().expect(success)
    expect((shown.body as Buffer).includes('<script>')).toBe(false)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  })

  it('is refused above 5 MB, and examined up to that', async () => {
    const member = await given.member()
    const refusal = { status: 413, body: { errorCode: 'upload.too.large' } }
    expect(await send(member, Buffer.alloc(AVATAR_MAX_BYTES + 1))).toMatchObject(refusal)
    expect((await send(member, Buffer.alloc(AVATAR_MAX_BYTES))).body.errorCode).toBe('upload.type.err')
    const image = Buffer.alloc(AVATAR_MAX_BYTES + 1).toString('base64')
    expect(await as(member).call(upload, { image })).toMatchObject(refusal)
  })

  it('must be the only file', async () => {
    const member = await given.member()
    const file = await picture().png().toBuffer()
    const two = await send(member, file).attach('other', file, 'two.png')
    expect(two).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    for (const empty of [
      await as(member).call(upload, {}),
      await as(member).call(upload, { image: '***' }),
      await post(member).field('x', 'y'),
    ])
      expect(empty).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    const broken = await post(member).set('Content-Type', 'multipart/form-data').send('nonsense')
    expect(broken.body.errorCode).toBe('request.param.err')
    const cut = await post(member)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc')
    expect(cut.body.errorCode).toBe('request.param.err')
  })

  it('is not for trial members, visitors, or merchants without pictures', async () => {
    const file = await picture().png().toBuffer()
    expect((await send(await given.member({ type: 4 }), file)).body.errorCode).toBe('trial.not.allowed')
    expect((await send({}, file)).body.errorCode).toBe('login.not.session')
    const member = await given.member({ merchant: await given.merchant({ flags: { PROFPIC3: false } }) })
    expect((await send(member, file)).body.errorCode).toBe('function.not.available')
    expect((await as(member).call(pick, { icon: '1' })).body.errorCode).toBe('function.not.available')
  })
})

describe('a built-in picture', () => {
  it('WIR-20: is chosen by its number, in either spelling', async () => {
    const member = await given.member()
    expect((await as(member).call(pick, { icon: 3 })).body.value).toEqual({ avatar: '3', avatarType: 'STATIC' })
    await as(member)
      .call(pick, { avatar: String(HOUSE_AVATARS - 1) })
      .expect(success)
    expect((await as(member).call(icon)).body.value).toBe(String(HOUSE_AVATARS - 1))
  })

  it.each(['', '12', '-1', 'x', '1.5'])('must exist: not %j', async (number) => {
    const member = await given.member()
    expect(await as(member).call(pick, { icon: number })).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
  })
})

describe('many pictures at once', () => {
  it('are refused beyond a few with a retry time, while logins continue', async () => {
    const [member, other] = [await given.member(), await given.member()]
    // At its claimed size, one takes a tenth of a second.
    const large = await sharp({ create: { width: 3_900, height: 3_900, channels: 4, background: '#ff8a1f80' } })
      .png()
      .toBuffer()
    const sendLarge = () => send(member, large)

    const uploads = Promise.all(Array.from({ length: 14 }, async () => sendLarge()))
    const login = await as().call(sessionEndpoints.login, { username: other.username, password: other.password })
    const answers = await uploads

    expect(login.body.success).toBe(true)
    const refused = answers.filter(({ body }) => body.errorCode === 'TOO_MANY_REQUEST')
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
    expect(answers.filter(({ body }) => body.success)).toHaveLength(9)
  })
})
