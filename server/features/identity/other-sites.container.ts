/** Sites that may confirm a person's identity: the real ones if configured; otherwise, outside production, a page of our own. */
import type { RequestHandler } from 'express'
import { PROVIDER_FLAG, PROVIDERS } from '#contract/identity/social-login.ts'
import type { Language } from '#contract/wire.ts'
import type { Core } from '#server/container/core.ts'
import { createFirebasePhoneIdentity } from '#server/integrations/phone-identity/firebase-phone-identity.ts'
import { createLocalPhoneIdentity } from '#server/integrations/phone-identity/local-phone-identity.ts'
import type { PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import { createFacebook } from '#server/integrations/social/facebook.ts'
import { createGoogle } from '#server/integrations/social/google.ts'
import { localSocialPage } from '#server/integrations/social/local-page.ts'
import { createLocalSocial } from '#server/integrations/social/local-social.ts'
import type { SocialVisit } from '#server/integrations/social/social.ts'
import { createTelegram } from '#server/integrations/social/telegram.ts'
import type { SocialSites } from './social-login/social-login.service.ts'

export interface OtherSites {
  sites: SocialSites
  phoneIdentity: PhoneIdentity | undefined
  /** Flags of the sites that are not configured here. */
  missingFlags: string[]
  /** Our own page; none in production. */
  page: RequestHandler | undefined
}

export function createOtherSites({ config, clock, sessionSecret: secret }: Core): OtherSites {
  const { isProduction, social, firebaseProjectId } = config
  const local = isProduction ? undefined : createLocalSocial({ secret, clock })
  const localTelegram = local && {
    ...createTelegram({ botToken: local.botToken, clock }),
    authorizeUrl: ({ redirectUri, state }: Pick<SocialVisit, 'redirectUri' | 'state'>, language: Language) =>
      local.pageUrl('telegram', redirectUri, language, state),
  }
  const localPhone = isProduction ? undefined : createLocalPhoneIdentity({ clock, secret })
  const sites: SocialSites = {
    google: social.google ? createGoogle({ ...social.google, clock }) : local?.provider('google'),
    facebook: social.facebook ? createFacebook(social.facebook) : local?.provider('facebook'),
    telegram: social.telegramBotToken ? createTelegram({ botToken: social.telegramBotToken, clock }) : localTelegram,
    // No integration yet: the stand-in outside production; in production their flags stay off.
    line: local?.provider('line'),
    apple: local?.provider('apple'),
    maya: local?.provider('maya'),
  }
  return {
    sites,
    missingFlags: PROVIDERS.filter((provider) => !sites[provider]).map((provider) => PROVIDER_FLAG[provider]),
    phoneIdentity: firebaseProjectId ? createFirebasePhoneIdentity({ projectId: firebaseProjectId, clock }) : localPhone,
    page: local && localSocialPage(local),
  }
}
