import sharp from 'sharp'
import { expect, it } from 'vitest'
import { shortLivedRedis } from '#tests/support/redis.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { createCaptchaService } from './captcha.service.ts'

const redis = await shortLivedRedis()
const captcha = createCaptchaService({ redis, draw: async () => ({ answer: '4711', png: Buffer.from('png') }) })

it('draws 4 digits as a PNG', async () => {
  const { answer, png } = await drawCaptcha()
  expect(answer).toMatch(/^\d{4}$/)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 120, height: 44 })
})

it('takes the right answer once', async () => {
  const { id, picture } = await captcha.issue()
  expect(picture).toBe(Buffer.from('png').toString('base64'))
  expect(await captcha.verify(id, ' 4711 ')).toBe(true)
  expect(await captcha.verify(id, '4711')).toBe(false)
})

it('is used up by a wrong answer too', async () => {
  const { id } = await captcha.issue()
  expect(await captcha.verify(id, '0000')).toBe(false)
  expect(await captcha.verify(id, '4711')).toBe(false)
})

it.each([
  [undefined, '4711'],
  ['unknown-id-of-nobody', '4711'],
  ['*', '4711'],
])('refuses the id %j', async (id, answer) => {
  expect(await captcha.verify(id, answer)).toBe(false)
})

it('forgets an answer after 5 minutes', async () => {
  const { id } = await captcha.issue()
  const left = await redis.pttl(`palaro:captcha:{${id}}`)
  expect(left).toBeGreaterThan(290_000)
  expect(left).toBeLessThanOrEqual(300_000)
})
