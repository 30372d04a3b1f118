/** The header rules of wire §1 and the framing of wire §2, on the real application. */
import { describe, expect, it } from 'vitest'
import { gameEndpoints } from '#contract/game.ts'
import { memberEndpoints } from '#contract/member.ts'
import { sessionEndpoints } from '#contract/session.ts'
import { systemEndpoints } from '#contract/system.ts'
import { startApi } from '#tests/support/api.ts'

const { as, given, http } = startApi()

describe('paths', () => {
  it.each(['/wps/nothing', '/wps/relay/NO_SUCH_CODE', '/lgw/nothing', '/bgs/nothing', '/wps', '/wps?t=1', '/m/wps?_=1'])(
    'answers %s with the envelope, never HTML',
    async (path) => {
      const response = await http().get(path).set('Merchant', 'test')
      expect(response).toMatchObject({ status: 404, body: { success: false, errorCode: 'path.not.found' } })
    },
  )

  it('serves calls made relative to a page under /m', async () => {
    const response = await http().get('/m/wps/relay/GCSGAME_gameVendor').set('Merchant', 'test')
    expect(response.body.success).toBe(true)
  })

  it('forgives the trailing space one client sends', async () => {
    const response = await http().get(`${gameEndpoints.vendorLanes.path}%20`).set('Merchant', 'test')
    expect(response.status).toBe(200)
  })
})

describe('a hostile or broken address of the site', () => {
  it.each(['[', 'a b', '', 'site.example:99999', 'someone@site.example', 'site.example/path'])(
    'is refused: Host %j',
    async (Host) => {
      const response = await http().get(systemEndpoints.status.path).set({ Merchant: 'test', Host })
      expect(response).toMatchObject({ status: 400, body: { success: false, errorCode: 'request.param.err' } })
    },
  )

  it('is one of many in use', async () => {
    for (const Host of ['site.example', '127.0.0.1:3000', '[::1]:3000', 'palaro_server:80'])
      await http().get(systemEndpoints.status.path).set({ Merchant: 'test', Host }).expect(200)
  })
})

describe('headers', () => {
  it('accepts a language in any case and in odd spellings', async () => {
    for (const Language of ['cn', 'ZH_CN', 'EN', 'vi', 'xx']) {
      await as().call(gameEndpoints.vendorLanes, {}, { Language }).expect(200)
    }
  })

  it('ignores cache-busters and tokens in queries', async () => {
    const member = await given.member()
    await as(member).call(memberEndpoints.info).query({ _: '1', t: '2', token: 'nonsense' }).expect(200)
    await as().call(memberEndpoints.info).query({ token: member.token }).expect(401)
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])('reads a body sent as %s', async (type) => {
    const member = await given.member()
    const body = type.includes('form') ? 'language=EN' : '{"language":"EN"}'
    const response = await http()
      .put('/wps/member/language')
      .set({ Merchant: 'test', Authorization: member.token, 'Content-Type': type })
      .send(body)
    expect(response).toMatchObject({ status: 200, body: { success: true } })
  })

  it('counts a field that is null as absent', async () => {
    const { username, password } = await given.member()
    const body = { username, password, captcha: null, loginDeviceId: null }
    await http().post(sessionEndpoints.login.path).set('Merchant', 'test').send(body).expect(200)
  })

  it('carries a request id, the caller’s own where it is harmless', async () => {
    const own = await as().call(gameEndpoints.vendorLanes, {}, { 'X-Request-Id': 'trace-12345678' })
    expect(own.headers['x-app-trace-id']).toBe('trace-12345678')
    const made = await as().call(gameEndpoints.vendorLanes, {}, { 'X-Request-Id': '<script>' })
    expect(made.headers['x-app-trace-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('answers preflights with what real clients send', async () => {
    const response = await http()
      .options('/wps/session/login')
      .set({ Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' })
    expect(response.status).toBe(204)
    expect(response.headers['access-control-allow-origin']).toBe('https://site.example')
    expect(response.headers['access-control-allow-headers']).toMatch(/Merchant.*Encryption.*ModuleId/)
  })
})

describe('framing', () => {
  it('serves the modulus as bare hex digits, without a merchant', async () => {
    const response = await http().get(sessionEndpoints.rsaKey.path)
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.text).toMatch(/^[0-9a-f]{256}$/)
  })

  it('ends a session by DELETE with a body, POST and GET alike', async () => {
    for (const method of ['delete', 'post', 'get'] as const) {
      const member = await given.member()
      const logout = http()[method]('/wps/session/logout').set({ Merchant: 'test', Authorization: member.token })
      await (method === 'delete' ? logout.send({}) : logout).expect(200)
      await as(member).call(memberEndpoints.info).expect(401)
    }
  })
})
