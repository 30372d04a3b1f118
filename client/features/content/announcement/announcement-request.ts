/** What the home screen loads (SCR-19). */
export const HOME_NEWS_REQUEST = { types: 'B,PL,PU,PR,H', platform: 'M' } as const
