/** An array of instants as PostgreSQL reads one, for a query parameter. */
export const instantArray = (of: readonly Date[]): string => `{${of.map((instant) => `"${instant.toISOString()}"`).join(',')}}`
