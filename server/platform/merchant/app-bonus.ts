import type { Merchant } from './merchant-directory.ts'

export const APP_BONUS_FLAG = 'APP_DOWNLOAD'
/** Whether members get a bonus for opening the site as an app. */
export const hasAppBonus = ({ flags }: Pick<Merchant, 'flags'>): boolean => flags[APP_BONUS_FLAG] === true
