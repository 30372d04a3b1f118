import { memberLockEndpoints as endpoints } from '#contract/member-lock.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { MemberLockService } from './member-lock.service.ts'

export const memberLockRoutes = (service: MemberLockService): Route[] => [
  handle(endpoints.lock, (context) => service.lock(context.body, context)),
  handle(endpoints.unlock, (context) => service.unlock(context.body, context)),
]
