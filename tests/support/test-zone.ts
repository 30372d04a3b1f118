/** West of Greenwich, so that a day in the server's zone is not the day in UTC, nor in Manila; and with summer time. */
const DEFAULT_ZONE = 'America/New_York'

/**
 * The zone that tests run in, as of a server's machine and of its database: the same on every machine, unless
 * `npm test -- --zone NAME` chose another.
 */
export const testZone = (): string => (process.env.TZ ??= DEFAULT_ZONE)
