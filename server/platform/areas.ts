/** The areas of features, lowest first (ADR 0033). The dependency rules have the same list; a test compares the two. */
export const AREAS = ['site', 'identity', 'money', 'play', 'rewards', 'content', 'agents', 'back-office'] as const
export type Area = (typeof AREAS)[number]
