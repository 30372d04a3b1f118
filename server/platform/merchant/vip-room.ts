import type { Merchant } from './merchant-directory.ts'

export const VIP_FLAG = 'VIP'
/** Whether members have ranks. */
export const hasVipRoom = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[VIP_FLAG] === true
