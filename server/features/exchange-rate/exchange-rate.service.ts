import type { Query, Value } from '#contract/endpoint.ts'
import type { exchangeRateEndpoints as endpoints } from '#contract/exchange-rate.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { ExchangeRateRepository } from './exchange-rate.repository.ts'

/** One for one, in parts per million. */
const SAME = 1_000_000n

export function createExchangeRateService({ rates }: { rates: ExchangeRateRepository }) {
  return {
    /** Throws `exchange.rate.missing`. */
    async rates(
      { sourceCurrency }: Query<typeof endpoints.rates>,
      { currency }: Pick<Merchant, 'currency'>,
    ): Promise<Value<typeof endpoints.rates>> {
      if (sourceCurrency === currency) return { sell: SAME, buy: SAME }
      const found = await rates.find(currency, sourceCurrency)
      if (!found) throw new AppError('exchange.rate.missing', { currency, sourceCurrency })
      return { sell: found.sell, buy: found.buy }
    },
  }
}
export type ExchangeRateService = ReturnType<typeof createExchangeRateService>
