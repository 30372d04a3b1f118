/** Google: OpenID Connect, code flow with PKCE. https://developers.google.com/identity/openid-connect/openid-connect */
import * as oauth from 'oauth4webapi'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { OauthClient } from '#server/config/config.ts'
import type { Clock } from '#server/platform/clock.ts'
import { SocialRefused, type SocialProvider } from './social.ts'

/** Google's own URLs, from its discovery document; tests replace them with their own server. */
export const GOOGLE: GoogleSite = {
  issuer: 'https://accounts.google.com',
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
}
export interface GoogleSite {
  issuer: string
  authorization: string
  token: string
  keys: string
}

const TIMEOUT_MS = 10_000
const CLOCK_TOLERANCE_S = 10

interface Options extends OauthClient {
  clock: Clock
  site?: GoogleSite
}

export function createGoogle({ clientId, clientSecret, clock, site = GOOGLE }: Options): SocialProvider {
  const server: oauth.AuthorizationServer = {
    issuer: site.issuer,
    authorization_endpoint: site.authorization,
    token_endpoint: site.token,
    jwks_uri: site.keys,
  }
  const client: oauth.Client = { client_id: clientId }
  const authentication = oauth.ClientSecretPost(clientSecret)
  const keys = createRemoteJWKSet(new URL(site.keys), { timeoutDuration: TIMEOUT_MS })
  // The stand-in of a test has no TLS.
  const isPlain = site.token.startsWith('http:')

  return {
    async authorizeUrl({ state, redirectUri, codeVerifier, nonce }, language) {
      const url = new URL(site.authorization)
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        hl: language,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async profileOf(code, { state, redirectUri, codeVerifier, nonce }) {
      try {
        const answer = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          answer,
          redirectUri,
          codeVerifier,
          { signal: AbortSignal.timeout(TIMEOUT_MS), [oauth.allowInsecureRequests]: isPlain },
        )
        const tokens = await response.json()
        if (!response.ok) throw new SocialRefused(`the token endpoint answered ${response.status}`)
        const { payload } = await jwtVerify(String((tokens as { id_token?: unknown }).id_token), keys, {
          // Google's documentation allows both spellings.
          issuer: [site.issuer, site.issuer.replace('https://', '')],
          audience: clientId,
          algorithms: ['RS256'],
          currentDate: clock.now(),
          clockTolerance: CLOCK_TOLERANCE_S,
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        if (payload.nonce !== nonce) throw new SocialRefused('the ID token belongs to another visit')
        return { subject: payload.sub! }
      } catch (error) {
        throw error instanceof SocialRefused ? error : new SocialRefused('Google did not confirm the code', error)
      }
    },
  }
}
