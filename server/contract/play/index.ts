/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as betRecordEndpoints from './bet-record/bet-record.ts'
import * as crashEndpoints from './crash/crash.ts'
import * as fairnessEndpoints from './fairness/fairness.ts'
import * as favouriteEndpoints from './favourite.ts'
import * as gameEndpoints from './game.ts'
import * as launchEndpoints from './launch.ts'
import { originalsEndpoints } from './originals/registry.ts'
import * as recentEndpoints from './recent.ts'
import * as vendorWalletEndpoints from './vendor-wallet/vendor-wallet.ts'

export const playArea = {
  'bet-record': endpointsOf(betRecordEndpoints),
  game: endpointsOf(gameEndpoints),
  favourite: endpointsOf(favouriteEndpoints),
  recent: endpointsOf(recentEndpoints),
  launch: endpointsOf(launchEndpoints),
  fairness: endpointsOf(fairnessEndpoints),
  crash: endpointsOf(crashEndpoints),
  originals: originalsEndpoints,
  'vendor-wallet': endpointsOf(vendorWalletEndpoints),
}
