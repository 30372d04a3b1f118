import type { Merchant } from './merchant-directory.ts'

export const RAIN_FLAG = 'REDRAIN'
/** Whether the merchant has rains of envelopes, which members catch. */
export const hasRain = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[RAIN_FLAG] === true
