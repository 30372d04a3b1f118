import type { Merchant } from './merchant-directory.ts'

export const REFERRAL_FLAG = 'REFERRAL'
/** Whether members invite friends. */
export const hasInvitations = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[REFERRAL_FLAG] === true
