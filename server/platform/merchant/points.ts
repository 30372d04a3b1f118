import type { Merchant } from './merchant-directory.ts'

export const POINTS_FLAG = 'PTSYS3'
/** Whether bets earn points, which are exchanged in the reward centre. */
export const hasPoints = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[POINTS_FLAG] === true
