import type { Query, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/site/exchange-rate.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { ExchangeRateRepository } from './exchange-rate.repository.ts'

/** One to one, in parts per million. */
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
