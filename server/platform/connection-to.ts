/** Every connection to a database begins here, so that none depends on the zone that the server or its machine was set up in. */
import pg from 'pg'

// Of an instant given for a day, `pg` would otherwise take the day of the machine's zone.
pg.defaults.parseInputDatesAsUTC = true

/**
 * Prisma writes and reads times without an offset, and takes them for UTC. In a session of another zone PostgreSQL would move
 * them by hours.
 */
const IN_UTC = '-c TimeZone=UTC'

/**
 * What `pg` connects with. `options` are the server's settings for this session, as `-c name=value`; those of the URL stay. The
 * session's zone comes last and so rules.
 */
export function connectionTo(url: string, options = ''): Required<Pick<pg.ClientConfig, 'connectionString' | 'options'>> {
  const target = new URL(url)
  const asked = target.searchParams.get('options') ?? ''
  // In a URL they would replace the ones given beside it.
  target.searchParams.delete('options')
  return { connectionString: target.href, options: [asked, options, IN_UTC].filter(Boolean).join(' ') }
}
