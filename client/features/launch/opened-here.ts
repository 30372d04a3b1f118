/** Marks a history entry as opened from a page of ours: its back arrow is one step back, to where the player scrolled. */
export const OPENED_HERE = { isOpenedHere: true } as const

export const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOpenedHere' in state
