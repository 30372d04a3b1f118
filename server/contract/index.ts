/** Every endpoint of the product, by feature. */
import type { Endpoint } from './endpoint.ts'
import { agentContractEndpoints } from './agent-contracts.ts'
import { announcementEndpoints } from './announcement.ts'
import { captchaEndpoints } from './captcha.ts'
import { diceEndpoints } from './dice.ts'
import { fairnessEndpoints } from './fairness.ts'
import { favouriteEndpoints } from './favourite.ts'
import { gameEndpoints } from './game.ts'
import { inboxEndpoints } from './inbox.ts'
import { launchEndpoints } from './launch.ts'
import { memberEndpoints } from './member.ts'
import { recentEndpoints } from './recent.ts'
import { registerEndpoints } from './register.ts'
import { sessionEndpoints } from './session.ts'
import { systemEndpoints } from './system.ts'
import { verificationEndpoints } from './verification.ts'
import { walletEndpoints } from './wallet.ts'

export const endpointsByFeature = {
  session: sessionEndpoints,
  register: registerEndpoints,
  captcha: captchaEndpoints,
  verification: verificationEndpoints,
  member: memberEndpoints,
  'agent-contracts': agentContractEndpoints,
  system: systemEndpoints,
  wallet: walletEndpoints,
  announcement: announcementEndpoints,
  inbox: inboxEndpoints,
  game: gameEndpoints,
  favourite: favouriteEndpoints,
  recent: recentEndpoints,
  launch: launchEndpoints,
  fairness: fairnessEndpoints,
  dice: diceEndpoints,
} satisfies Record<string, Record<string, Endpoint>>

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flatMap(
  (group) => Object.values(group) as Endpoint[],
)
