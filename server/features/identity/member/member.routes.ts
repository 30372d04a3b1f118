import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as profileEndpoints from '#contract/identity/member/profile.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { CloseAccountService } from './close-account.service.ts'
import type { MemberService } from './member.service.ts'
import type { ProfileService } from './profile.service.ts'

export const memberRoutes = (service: MemberService): Route[] => [
  handle(memberEndpoints.info, ({ caller, merchant, language }) => service.info(caller, merchant, language)),
  handle(profileEndpoints.setLanguage, ({ caller, merchant, body }) => service.setLanguage(caller, merchant, body.language)),
]

export const profileRoutes = (profile: ProfileService, accounts: CloseAccountService): Route[] => [
  handle(profileEndpoints.updateProfile, (context) => profile.update(context.body, context)),
  handle(profileEndpoints.setNickname, (context) => profile.update(context.body, context)),
  handle(profileEndpoints.setPayeeName, (context) => profile.update(context.body, context)),
  handle(profileEndpoints.setEmail, (context) => profile.update(context.body, context)),
  handle(profileEndpoints.setMobile, (context) => profile.setMobile(context.body, context)),
  handle(profileEndpoints.acceptTerms, (context) => profile.acceptTerms(context.body.version, context)),
  handle(profileEndpoints.close, (context) => accounts.close(context.body.password, context)),
]
