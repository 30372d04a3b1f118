/** Marks a history entry as opened from one of our pages: its back arrow goes one step back and keeps the scroll position. */
export const OPENED_HERE = { isOpenedHere: true } as const

export const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOpenedHere' in state
