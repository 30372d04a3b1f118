import * as avatarEndpoints from '#contract/identity/avatar.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AvatarService } from './avatar.service.ts'

export const avatarRoutes = (service: AvatarService): Route[] => [
  handle(avatarEndpoints.own, ({ caller }) => service.own(caller)),
  handle(avatarEndpoints.icon, ({ caller }) => service.icon(caller)),
  handle(avatarEndpoints.pick, ({ caller, merchant, body }) => service.pick(caller, merchant, body.number)),
  handle(avatarEndpoints.upload, ({ caller, merchant, files, body }) => service.upload(caller, merchant, files, body.image)),
]
