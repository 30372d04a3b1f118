/** The settings of every database connection, so that none depends on the zone of the server or its machine. */
import pg from 'pg'

// For an instant given as a day, `pg` would otherwise take the day in the machine's zone.
pg.defaults.parseInputDatesAsUTC = true

/**
 * Prisma writes and reads times without an offset, and takes them for UTC. In a session of another zone PostgreSQL would move
 * them by hours.
 */
const IN_UTC = '-c TimeZone=UTC'

/**
 * The settings `pg` connects with. `options` are the server's settings for this session, as `-c name=value`, in addition to those
 * of the URL. The zone comes last, so it takes precedence.
 */
export function connectionTo(url: string, options = ''): Required<Pick<pg.ClientConfig, 'connectionString' | 'options'>> {
  const target = new URL(url)
  const asked = target.searchParams.get('options') ?? ''
  // In the URL they would override the ones returned beside it.
  target.searchParams.delete('options')
  return { connectionString: target.href, options: [asked, options, IN_UTC].filter(Boolean).join(' ') }
}
