import * as memberEndpoints from '#contract/identity/member.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { CloseAccountService } from './close-account.service.ts'
import type { MemberService } from './member.service.ts'
import type { ProfileService } from './profile.service.ts'

export const memberRoutes = (service: MemberService): Route[] => [
  handle(memberEndpoints.info, ({ caller, merchant }) => service.info(caller, merchant)),
  handle(memberEndpoints.setLanguage, ({ caller, merchant, body }) => service.setLanguage(caller, merchant, body.language)),
]

export const profileRoutes = (profile: ProfileService, accounts: CloseAccountService): Route[] => [
  handle(memberEndpoints.updateProfile, (context) => profile.update(context.body, context)),
  handle(memberEndpoints.setNickname, (context) => profile.update(context.body, context)),
  handle(memberEndpoints.setPayeeName, (context) => profile.update(context.body, context)),
  handle(memberEndpoints.setEmail, (context) => profile.update(context.body, context)),
  handle(memberEndpoints.setMobile, (context) => profile.setMobile(context.body, context)),
  handle(memberEndpoints.acceptTerms, (context) => profile.acceptTerms(context.body.version, context)),
  handle(memberEndpoints.close, (context) => accounts.close(context.body.password, context)),
]
