import * as favouriteEndpoints from '#contract/play/favourite.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { FavouriteService } from './favourite.service.ts'

export const favouriteRoutes = (service: FavouriteService): Route[] => [
  handle(favouriteEndpoints.ids, ({ caller, query }) => service.ids(caller, query)),
  handle(favouriteEndpoints.list, ({ caller, language, query }) => service.list(caller, language, query)),
  handle(favouriteEndpoints.add, ({ caller, body }) => service.add(caller, body)),
  handle(favouriteEndpoints.remove, ({ caller, body }) => service.remove(caller, body)),
]
