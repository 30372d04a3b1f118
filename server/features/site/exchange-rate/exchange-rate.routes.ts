import * as exchangeRateEndpoints from '#contract/site/exchange-rate.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ExchangeRateService } from './exchange-rate.service.ts'

export const exchangeRateRoutes = (service: ExchangeRateService): Route[] => [
  handle(exchangeRateEndpoints.rates, ({ query, merchant }) => service.rates(query, merchant)),
]
