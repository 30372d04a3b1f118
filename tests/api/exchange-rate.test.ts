import { describe, expect, it } from 'vitest'
import * as exchangeRateEndpoints from '#contract/site/exchange-rate.ts'
import { EXCHANGE_RATES } from '#seed/reference/exchange-rates.ts'
import { startApi } from '#tests/support/api.ts'

const { as, given, container } = startApi()
const { rates } = exchangeRateEndpoints
const rateOf = async (sourceCurrency: string, caller?: Awaited<ReturnType<typeof given.member>>) =>
  as(caller ?? (await given.member())).call(rates, { sourceCurrency })

describe('the rate of a currency', () => {
  it('WIR-34: has buy and sell prices in the merchant’s own currency', async () => {
    await container().database.prisma.exchangeRate.createMany({
      data: [
        { currency: 'PHP', sourceCurrency: 'USDT', sell: 58_250_000n, buy: 57_100_000n },
        { currency: 'PHP', sourceCurrency: 'VND', sell: 2_265n, buy: 2_235n },
        { currency: 'VND', sourceCurrency: 'USDT', sell: 25_760_000_000n, buy: 25_390_000_000n },
      ],
    })
    expect((await rateOf('USDT')).body.value).toEqual({ sell: 58.25, buy: 57.1 })
    expect((await rateOf('usdt')).body.value).toEqual({ sell: 58.25, buy: 57.1 })
    // A small one keeps its decimals.
    expect((await rateOf('VND')).body.value).toEqual({ sell: 0.002265, buy: 0.002235 })
    const there = await given.member({ merchant: await given.merchant({ currency: 'VND', currencySymbol: '₫' }) })
    expect((await rateOf('USDT', there)).body.value).toEqual({ sell: 25_760, buy: 25_390 })
  })

  it('is one for the merchant’s own', async () => {
    expect((await rateOf('PHP')).body.value).toEqual({ sell: 1, buy: 1 })
  })

  it.each([
    { given: 'a currency without a rate', sourceCurrency: 'XAU', status: 200, code: 'exchange.rate.missing' },
    { given: 'none', sourceCurrency: '', status: 200, code: 'request.param.err' },
    { given: 'a long one', sourceCurrency: 'ABCDEFGHI', status: 200, code: 'request.param.err' },
  ])('is refused for $given', async ({ sourceCurrency, status, code }) => {
    expect(await rateOf(sourceCurrency)).toMatchObject({ status, body: { errorCode: code } })
  })

  it('needs a login', async () => {
    expect(await as().call(rates, { sourceCurrency: 'USD' })).toMatchObject({
      status: 401,
      body: { errorCode: 'login.not.session' },
    })
  })

  it('from the seed never buys above the selling price', () => {
    for (const { sell, buy, currency, sourceCurrency } of EXCHANGE_RATES)
      expect([currency, sourceCurrency, buy > 0n && sell >= buy]).toEqual([currency, sourceCurrency, true])
  })
})
