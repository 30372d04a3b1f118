/** Google and Facebook against a server of our own that plays their part; Telegram against a hand-made signature. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createShiftableClock } from '#server/platform/clock.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import { SocialRefused, type SocialVisit } from './social.ts'
import { createTelegram } from './telegram.ts'

const VISIT: SocialVisit = {
  state: 'a-state-of-some-length',
  redirectUri: 'https://palaro.test/m/login',
  codeVerifier: 'v'.repeat(43),
  nonce: 'a-nonce',
}
const APP = { clientId: 'palaro', clientSecret: 'hush' }
const clock = createShiftableClock()
const seconds = () => Math.floor(clock.now().getTime() / 1_000)

let server: Server
let base: string
/** The stand-in's answers, by path. */
let answers: Record<string, (url: URL, form: URLSearchParams) => unknown>

async function bodyOf(req: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const url = new URL(req.url!, base)
    const answer = await answers[url.pathname]?.(url, await bodyOf(req))
    res.writeHead(answer ? 200 : 400, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  answers = {}
})

describe('Google', () => {
  let keys: { privateKey: CryptoKey; jwk: JWK }
  const site = () => ({
    issuer: 'https://accounts.google.com',
    authorization: `${base}/auth`,
    token: `${base}/token`,
    keys: `${base}/keys`,
  })
  const google = () => createGoogle({ ...APP, clock, site: site() })

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    keys = { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' } }
  })

  const idToken = (claims: Record<string, unknown> = {}) =>
    new SignJWT({
      iss: site().issuer,
      aud: APP.clientId,
      sub: '1077',
      nonce: VISIT.nonce,
      iat: seconds(),
      exp: seconds() + 3_600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
      .sign(keys.privateKey)

  /** Google, accepting only the right code. */
  const play = (claims: Record<string, unknown> = {}) => {
    answers['/keys'] = () => ({ keys: [keys.jwk] })
    answers['/token'] = async (_, form) => {
      const isRight =
        form.get('code') === 'right' &&
        form.get('client_id') === APP.clientId &&
        form.get('client_secret') === APP.clientSecret &&
        form.get('redirect_uri') === VISIT.redirectUri &&
        form.get('code_verifier') === VISIT.codeVerifier &&
        form.get('grant_type') === 'authorization_code'
      return isRight && { access_token: 'a', token_type: 'Bearer', expires_in: 3_600, id_token: await idToken(claims) }
    }
  }

  it('is asked with state, nonce and a PKCE challenge', async () => {
    const url = new URL(await google().authorizeUrl(VISIT, 'en'))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'palaro',
      redirect_uri: VISIT.redirectUri,
      response_type: 'code',
      scope: 'openid',
      state: VISIT.state,
      nonce: VISIT.nonce,
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(VISIT.codeVerifier).digest('base64url'),
    })
    expect(url.href).not.toContain(VISIT.codeVerifier)
  })

  it('returns the profile for the right code', async () => {
    play()
    expect(await google().profileOf('right', VISIT)).toEqual({ subject: '1077' })
  })

  it.each([
    { given: 'another issuer', claims: { iss: 'https://evil.example' } },
    { given: 'another audience', claims: { aud: 'somebody' } },
    { given: 'another visit’s nonce', claims: { nonce: 'other' } },
    { given: 'an expired token', claims: { exp: seconds() - 3_600 } },
    { given: 'no subject', claims: { sub: undefined } },
  ])('is not believed with $given', async ({ claims }) => {
    play(claims)
    await expect(google().profileOf('right', VISIT)).rejects.toThrow(SocialRefused)
  })

  it('is not believed with a wrong code, a key that is not its own, or no answer', async () => {
    play()
    await expect(google().profileOf('wrong', VISIT)).rejects.toThrow(SocialRefused)
    const { publicKey } = await generateKeyPair('RS256')
    const other = { ...(await exportJWK(publicKey)), kid: 'g1', alg: 'RS256' }
    answers['/keys'] = () => ({ keys: [other] })
    await expect(google().profileOf('right', VISIT)).rejects.toThrow(SocialRefused)
    answers = {}
    await expect(google().profileOf('right', VISIT)).rejects.toThrow(SocialRefused)
  })
})

describe('Facebook', () => {
  const facebook = () => createFacebook({ ...APP, site: { dialog: `${base}/dialog`, graph: base } })
  const play = () => {
    answers['/oauth/access_token'] = (url) =>
      url.searchParams.get('code') === 'right' &&
      url.searchParams.get('client_secret') === APP.clientSecret &&
      url.searchParams.get('redirect_uri') === VISIT.redirectUri && { access_token: 'token-1', token_type: 'bearer' }
    answers['/me'] = (url) =>
      url.searchParams.get('access_token') === 'token-1' &&
      url.searchParams.get('appsecret_proof') === createHmac('sha256', APP.clientSecret).update('token-1').digest('hex') && {
        id: '20531316728',
      }
  }

  it('is asked with the state', async () => {
    const url = new URL(await facebook().authorizeUrl(VISIT, 'en'))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ client_id: 'palaro', state: VISIT.state, response_type: 'code' })
    expect(url.href).not.toContain(APP.clientSecret)
  })

  it('returns the profile for the right code', async () => {
    play()
    expect(await facebook().profileOf('right', VISIT)).toEqual({ subject: '20531316728' })
  })

  it('is not believed with a wrong code, or an answer that is none', async () => {
    play()
    await expect(facebook().profileOf('wrong', VISIT)).rejects.toThrow(SocialRefused)
    answers['/me'] = () => ({ name: 'Nobody' })
    await expect(facebook().profileOf('right', VISIT)).rejects.toThrow(SocialRefused)
  })
})

describe('Telegram', () => {
  const botToken = '123456:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'
  const telegram = createTelegram({ botToken, clock })
  /** Written as in the documentation: fields sorted, one per line. */
  function signed(fields: { id: string; first_name: string; username: string; auth_date: string }) {
    const text = `auth_date=${fields.auth_date}\nfirst_name=${fields.first_name}\nid=${fields.id}\nusername=${fields.username}`
    const key = createHash('sha256').update(botToken).digest()
    return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') }
  }
  const maria = () => ({ id: '42', first_name: ' Maria ', username: 'maria', auth_date: String(seconds()) })

  it('is believed by its signature', () => expect(telegram.profileOf(signed(maria()))).toEqual({ subject: '42' }))

  it('is not believed when anything was changed, or when it is old or of tomorrow', () => {
    for (const auth of [
      { ...signed(maria()), id: '43' },
      { ...signed(maria()), photo_url: 'https://x.example' },
      signed({ ...maria(), auth_date: String(seconds() - 301) }),
      signed({ ...maria(), auth_date: String(seconds() + 86_400) }),
    ])
      expect(() => telegram.profileOf(auth)).toThrow(SocialRefused)
  })

  it('is asked by the bot’s id, never its secret', () => {
    const url = new URL(telegram.authorizeUrl(VISIT, 'en'))
    expect(url.searchParams.get('bot_id')).toBe('123456')
    expect(new URL(url.searchParams.get('return_to')!).searchParams.get('state')).toBe(VISIT.state)
    expect(url.href).not.toContain('AAHdq')
  })
})
