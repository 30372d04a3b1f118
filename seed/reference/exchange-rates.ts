/** The value of currencies in the merchants' book currencies: fixed rates for play. Parts per million of the unit. */
const ppm = (rate: string): bigint => {
  const [units = '0', decimals = ''] = rate.split('.')
  return BigInt(units) * 1_000_000n + BigInt(decimals.padEnd(6, '0').slice(0, 6))
}
const rate = (currency: string, sourceCurrency: string, sell: string, buy: string) => ({
  currency,
  sourceCurrency,
  sell: ppm(sell),
  buy: ppm(buy),
})

export const EXCHANGE_RATES = [
  rate('PHP', 'USD', '58.2', '57.4'),
  rate('PHP', 'USDT', '58', '57.1'),
  rate('PHP', 'CNY', '8.05', '7.94'),
  rate('PHP', 'VND', '0.002265', '0.002235'),
  rate('PHP', 'THB', '1.69', '1.66'),
  rate('PHP', 'SGD', '43.3', '42.7'),
  rate('VND', 'USD', '25850', '25480'),
  rate('VND', 'USDT', '25760', '25390'),
  rate('VND', 'CNY', '3590', '3535'),
  rate('VND', 'PHP', '447.5', '441.5'),
  rate('VND', 'THB', '752', '741'),
  rate('VND', 'SGD', '19280', '19010'),
] as const
