/** Headers, paths, bodies and the framing of answers (WIR-01 to WIR-10), on the real application. */
import { describe, expect, it } from 'vitest'
import * as captchaEndpoints from '#contract/site/captcha.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http } = startApi({ env: { TRUST_PROXY: '1' } })

describe('paths', () => {
  it.each(['/wps/nothing', '/wps/relay/', '/lgw/nothing', '/bgs/nothing', '/wps', '/wps?t=1', '/m/wps?_=1'])(
    'answers %s with the envelope, never HTML',
    async (path) => {
      const response = await http().get(path).set('Merchant', 'test')
      expect(response).toMatchObject({ status: 404, body: { success: false, errorCode: 'path.not.found' } })
    },
  )

  it.each([
    '/wps/relay/NO_SUCH_CODE',
    '/wps/relay/NO_SUCH_CODE?page=1',
    '/m/wps/relay/NO_SUCH_CODE',
    '/lotto/lgw/games/opened/numero',
    '/lotto-vn/lgw/betting',
    '/m/lotto/lgw/customers/series',
    '/lotto',
  ])('WIR-08: answers %s, of a module that isn’t built, as if it were switched off', async (path) => {
    for (const method of ['get', 'post', 'put', 'delete'] as const)
      for (const Merchant of ['test', undefined]) {
        const response = await http()
          [method](path)
          .set({ Accept: 'text/html', Language: 'en', ...(Merchant && { Merchant }) })
        expect(response, method).toMatchObject({
          status: 200,
          type: 'application/json',
          body: {
            success: false,
            errorCode: 'function.not.available',
            description: 'function.not.available',
            message: 'Sorry, the feature is temporarily unavailable.',
          },
        })
      }
  })

  it('names the methods of a relay code that is built', async () => {
    const response = await http().delete('/wps/relay/GCSGAME_gameVendor').set('Merchant', 'test')
    expect(response).toMatchObject({ status: 405, body: { errorCode: 'http_method_not_support' } })
  })

  it.each(['/lottos', '/m/lottery'])('leaves %s to the pages', async (path) => {
    expect((await http().get(path)).type).not.toBe('application/json')
  })

  it('WIR-04: serves calls made relative to a page under /m', async () => {
    const response = await http().get('/m/wps/relay/GCSGAME_gameVendor').set('Merchant', 'test')
    expect(response.body.success).toBe(true)
  })

  it('WIR-04: accepts the trailing space that one client sends', async () => {
    const response = await http().get(`${gameEndpoints.vendorLanes.path}%20`).set('Merchant', 'test')
    expect(response.status).toBe(200)
  })
})

describe('the caller’s Host header', () => {
  it.each(['evil.example', 'site.example:99999', '[', 'a b', '', 'someone@site.example', 'site.example/path'])(
    'is never used in links: %j',
    async (Host) => {
      const { nodeId } = await given.game({ vendor: await given.vendor({ isRunning: true }), isRunning: true })
      const member = await given.member()
      const launch = await as(member).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId }, { Host }).expect(success)
      expect(new URL(launch.body.value.gameUrl).host).toMatch(/^localhost:\d+$/)
      const status = await as().call(statusEndpoints.status, undefined, { Host }).expect(success)
      expect(status.body.value.info.mainDomain).toMatch(/^localhost:\d+$/)
    },
  )

  it('is used for this machine and its network', async () => {
    for (const Host of ['127.0.0.1:3000', '[::1]:3000', '192.168.1.7:3100']) {
      const { body } = await as().call(statusEndpoints.status, undefined, { Host }).expect(success)
      expect(body.value.info.mainDomain).toBe(Host)
    }
  })
})

describe('a caller over HTTPS, according to a trusted proxy', () => {
  const byHttps = { 'X-Forwarded-Proto': 'https' }

  it('gets secure cookies only, and HSTS', async () => {
    const { headers } = await as().call(captchaEndpoints.picture, undefined, byHttps).expect(success)
    expect(headers['set-cookie']?.[0]).toMatch(/HttpOnly; Secure; SameSite=Lax/)
    for (const path of ['/wps/system/test/ping', '/docs'])
      expect((await http().get(path).set(byHttps)).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('is treated differently from one over HTTP', async () => {
    const { headers } = await as().call(captchaEndpoints.picture).expect(success)
    expect(headers['set-cookie']?.[0]).not.toContain('Secure')
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('headers', () => {
  it('WIR-02: accepts a language in any case and in odd spellings', async () => {
    for (const Language of ['cn', 'ZH_CN', 'EN', 'vi', 'xx']) {
      await as().call(gameEndpoints.vendorLanes, {}, { Language }).expect(success)
    }
  })

  it('WIR-01: ignores cache-busters and tokens in queries', async () => {
    const member = await given.member()
    await as(member).call(memberEndpoints.info).query({ _: '1', t: '2', token: 'nonsense' }).expect(success)
    await as().call(memberEndpoints.info).query({ token: member.token }).expect(401)
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'WIR-05: reads a body sent as %s',
    async (type) => {
      const member = await given.member()
      const body = type.includes('form') ? 'language=EN' : '{"language":"EN"}'
      const response = await http()
        .put('/wps/member/language')
        .set({ Merchant: 'test', Authorization: member.token, 'Content-Type': type })
        .send(body)
      expect(response).toMatchObject({ status: 200, body: { success: true } })
    },
  )

  it('WIR-05: treats a null field as absent', async () => {
    const { username, password } = await given.member()
    const body = { username, password, captcha: null, loginDeviceId: null }
    await http().post(sessionEndpoints.login.path).set('Merchant', 'test').send(body).expect(success)
  })

  it('carries a request id, the caller’s own if it is harmless', async () => {
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
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    expect(response.headers['access-control-allow-headers']).toMatch(/Merchant.*Encryption.*ModuleId/)
  })
})

describe('framing', () => {
  it('WIR-10: serves the modulus as bare hex digits, without a merchant', async () => {
    const response = await http().get(sessionEndpoints.rsaKey.path)
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.text).toMatch(/^[0-9a-f]{256}$/)
  })

  it('ends a session by DELETE with a body, POST and GET alike', async () => {
    for (const method of ['delete', 'post', 'get'] as const) {
      const member = await given.member()
      const logout = http()[method]('/wps/session/logout').set({ Merchant: 'test', Authorization: member.token })
      await (method === 'delete' ? logout.send({}) : logout).expect(success)
      await as(member).call(memberEndpoints.info).expect(401)
    }
  })
})
