import type { Merchant } from './merchant-directory.ts'

export const RAIN_FLAG = 'REDRAIN'
/** Whether envelopes rain, and can be caught. */
export const hasRain = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[RAIN_FLAG] === true
