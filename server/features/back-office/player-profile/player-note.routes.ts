import * as endpoints from '#contract/back-office/player-profile/player-note.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { PlayerNoteService } from './player-note.service.ts'

export const playerNoteRoutes = (service: PlayerNoteService): Route[] => [
  handle(endpoints.notes, ({ caller, query }) => service.list(caller, query)),
  handle(endpoints.addNote, (context) => service.add(context.body, context)),
  handle(endpoints.tagsInUse, ({ caller }) => service.tagsInUse(caller)),
  handle(endpoints.addTag, (context) => service.addTag(context.body, context)),
  handle(endpoints.removeTag, (context) => service.removeTag(context.body, context)),
]
