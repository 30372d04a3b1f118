/**
 * Facebook: OAuth code flow, then the profile from the Graph API.
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { OauthClient } from '#server/config/config.ts'
import { SocialRefused, type SocialProvider } from './social.ts'

export interface FacebookSite {
  dialog: string
  graph: string
}
export const FACEBOOK: FacebookSite = {
  dialog: 'https://www.facebook.com/v21.0/dialog/oauth',
  graph: 'https://graph.facebook.com/v21.0',
}

const TIMEOUT_MS = 10_000
const tokenAnswer = z.object({ access_token: z.string().min(1) })
const meAnswer = z.object({ id: z.string().min(1).max(64) })

interface Options extends OauthClient {
  site?: FacebookSite
}

export function createFacebook({ clientId, clientSecret, site = FACEBOOK }: Options): SocialProvider {
  async function ask<T>(path: string, parameters: Record<string, string>, schema: z.ZodType<T>): Promise<T> {
    const url = new URL(site.graph + path)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new SocialRefused(`${path} answered ${response.status}`)
      return schema.parse(await response.json())
    } catch (error) {
      throw error instanceof SocialRefused ? error : new SocialRefused(`${path} returned an invalid answer`, error)
    }
  }

  return {
    authorizeUrl({ state, redirectUri }) {
      const url = new URL(site.dialog)
      const parameters = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'public_profile', state }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return Promise.resolve(url.href)
    },

    async profileOf(code, { redirectUri }) {
      const parameters = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code }
      const { access_token } = await ask('/oauth/access_token', parameters, tokenAnswer)
      // Proves to Facebook that the app itself uses the token.
      const proof = createHmac('sha256', clientSecret).update(access_token).digest('hex')
      const { id } = await ask('/me', { fields: 'id', access_token, appsecret_proof: proof }, meAnswer)
      return { subject: id }
    },
  }
}
