import * as launchEndpoints from '#contract/play/launch.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { LaunchService } from './launch.service.ts'

export const launchRoutes = (service: LaunchService): Route[] => [
  handle(launchEndpoints.launch, (context) => service.launch(context, context.query)),
  handle(launchEndpoints.trialLaunch, (context) => service.trialLaunch(context, context.query)),
  // Nothing to do: the game's session ends with the login's.
  handle(launchEndpoints.gameLogout, () => null),
  handle(launchEndpoints.openSession, ({ body, language, merchant }) =>
    service.openSession(body.launchToken, language, merchant),
  ),
]
