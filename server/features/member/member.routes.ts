import { memberEndpoints } from '#contract/member.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { MemberService } from './member.service.ts'

export const memberRoutes = (service: MemberService): Route[] => [
  handle(memberEndpoints.info, ({ caller, merchant }) => service.info(caller, merchant)),
  handle(memberEndpoints.setLanguage, ({ caller, merchant, body }) => service.setLanguage(caller, merchant, body.language)),
]
