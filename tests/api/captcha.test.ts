import sharp from 'sharp'
import { expect, it } from 'vitest'
import { captchaEndpoints } from '#contract/captcha.ts'
import { startApi } from '#tests/support/api.ts'

const { as, container } = startApi()
const { picture } = captchaEndpoints

it('sends a picture as bare Base64 and its id as a cookie', async () => {
  const response = await as().call(picture).expect(200)
  expect(response.body.value).toMatch(/^[A-Za-z0-9+/]+=*$/)
  expect(await sharp(Buffer.from(response.body.value, 'base64')).metadata()).toMatchObject({ format: 'png' })
  const cookie = String(response.headers['set-cookie'])
  expect(cookie).toMatch(/^captchaId=[\w-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
})

it('keeps the answer on the server only', async () => {
  const response = await as().call(picture)
  const id = /captchaId=([\w-]+)/.exec(String(response.headers['set-cookie']))![1]
  const answer = await container().redis.get(`palaro:captcha:{${id}}`)
  expect(answer).toMatch(/^\d{4,6}$/)
  expect(id).not.toContain(answer)
  expect(Object.keys(response.body)).toEqual(['success', 'value'])
})

it('draws another each time', async () => {
  const [first, second] = [await as().call(picture), await as().call(picture)]
  expect(first.body.value).not.toBe(second.body.value)
})
