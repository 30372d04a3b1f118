/** Other sites that members can log in with. */
import type { Language } from '#contract/wire.ts'

export interface SocialProfile {
  /** The person's id at that site: it never changes and is never reused. */
  subject: string
}

/** The state of one visit to the other site, kept on our side until the visitor returns. */
export interface SocialVisit {
  state: string
  /** The address the other site redirects back to. */
  redirectUri: string
  /** PKCE: the code can only be used by the server that started the visit. */
  codeVerifier: string
  nonce: string
}

export interface SocialProvider {
  authorizeUrl(visit: SocialVisit, language: Language): Promise<string>
  /** Throws `SocialRefused` if the other site does not confirm the code. */
  profileOf(code: string, visit: SocialVisit): Promise<SocialProfile>
}

/** The other site did not confirm the identity. The reason is for the log. */
export class SocialRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SocialRefused'
  }
}
