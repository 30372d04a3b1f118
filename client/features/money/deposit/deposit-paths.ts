import { SCREENS } from '#client/lib/paths.ts'

export const orderPath = (depositId: string) => `${SCREENS.deposit.path}?${new URLSearchParams({ order: depositId })}`
export const historyPath = `${SCREENS.deposit.path}?tab=history`
