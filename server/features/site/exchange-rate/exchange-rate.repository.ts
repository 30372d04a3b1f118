import type { Database } from '#server/platform/database.ts'

export function createExchangeRateRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    find: (currency: string, sourceCurrency: string) =>
      prisma.exchangeRate.findUnique({ where: { currency_sourceCurrency: { currency, sourceCurrency } } }),
  }
}
export type ExchangeRateRepository = ReturnType<typeof createExchangeRateRepository>
