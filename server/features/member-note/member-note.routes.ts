import { memberNoteEndpoints as endpoints } from '#contract/member-note.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { MemberNoteService } from './member-note.service.ts'

export const memberNoteRoutes = (service: MemberNoteService): Route[] => [
  handle(endpoints.list, ({ caller, query }) => service.list(caller, query)),
  handle(endpoints.add, (context) => service.add(context.body, context)),
  handle(endpoints.tagsInUse, ({ caller }) => service.tagsInUse(caller)),
  handle(endpoints.addTag, (context) => service.addTag(context.body, context)),
  handle(endpoints.removeTag, (context) => service.removeTag(context.body, context)),
]
