/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as captchaEndpoints from './captcha.ts'
import * as exchangeRateEndpoints from './exchange-rate.ts'
import * as feedbackEndpoints from './feedback.ts'
import * as helpEndpoints from './help.ts'
import * as pageEventEndpoints from './page-event.ts'
import * as statusEndpoints from './system/status.ts'
import * as systemEndpoints from './system/system.ts'

export const siteArea = {
  captcha: endpointsOf(captchaEndpoints),
  system: { ...endpointsOf(statusEndpoints), ...endpointsOf(systemEndpoints) },
  'exchange-rate': endpointsOf(exchangeRateEndpoints),
  help: endpointsOf(helpEndpoints),
  feedback: endpointsOf(feedbackEndpoints),
  'page-event': endpointsOf(pageEventEndpoints),
}
