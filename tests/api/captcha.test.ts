import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as captchaEndpoints from '#contract/site/captcha.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { startApi } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, container, given } = api
const { solvedCaptcha } = loginSupport(api)
const { picture } = captchaEndpoints
const { login } = sessionEndpoints

it('WIR-18: sends a picture as bare Base64 and its id as a cookie', async () => {
  const response = await as().call(picture).expect(success)
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
  expect(Object.keys(response.body)).toEqual(['success', 'description', 'value'])
})

it('draws another each time', async () => {
  const [first, second] = [await as().call(picture), await as().call(picture)]
  expect(first.body.value).not.toBe(second.body.value)
})

it('SCR-27: accepts one answer from the browser that was shown it: its id is in the cookie', async () => {
  const { username, password } = await given.member()
  for (let time = 0; time < 3; time++) await as().call(login, { username, password: 'wrong-pass' })
  const [mine, other] = [await solvedCaptcha(), await solvedCaptcha()]
  const wrongOf = (answer: string) => (answer === '0000' ? '1111' : '0000')
  const attempt = (captcha: string, cookie?: string) =>
    as().call(login, { username, password, captcha }, cookie ? { Cookie: cookie } : {})
  for (const [answer, cookie] of [
    [mine.answer, undefined],
    [wrongOf(other.answer), other.cookie],
    [other.answer, other.cookie],
    [mine.answer, 'captchaId=nobody-has-this'],
  ] as const)
    expect((await attempt(answer, cookie)).body).toMatchObject({ errorCode: 'login.captcha.err', value: { captcha: true } })
  await attempt(mine.answer, mine.cookie).then(({ status }) => expect(status).toBe(200))
})
