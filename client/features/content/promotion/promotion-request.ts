/** The current promotions, and their categories. */
export const PROMOTION_REQUEST = { types: 'PR', platform: 'M' } as const
