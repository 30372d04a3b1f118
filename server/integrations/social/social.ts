/** Other sites that tell us who someone is. */
import type { Language } from '#contract/wire.ts'

export interface SocialProfile {
  /** The person's id there: never changes, never another's. */
  subject: string
}

/** What one visit to the other site is made of; kept on our side until the visitor comes back. */
export interface SocialVisit {
  state: string
  /** Where the other site sends the visitor back to. */
  redirectUri: string
  /** PKCE: only whoever sent the visitor can use the code. */
  codeVerifier: string
  nonce: string
}

export interface SocialProvider {
  authorizeUrl(visit: SocialVisit, language: Language): Promise<string>
  /** Throws `SocialRefused` where the other site does not vouch for the code. */
  profileOf(code: string, visit: SocialVisit): Promise<SocialProfile>
}

/** The other site did not confirm who it is. The reason is for the log. */
export class SocialRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SocialRefused'
  }
}
