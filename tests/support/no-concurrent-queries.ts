/**
 * `pg` warns once per process about a query on a busy connection, which its next version will refuse. Thrown as an uncaught
 * error, the warning fails the run and shows where it came from.
 */
const CONCURRENT = 'client.query() when the client is already executing a query'

function refuse(warning: Error): void {
  if (warning.message.includes(CONCURRENT)) throw warning
}

// Test files share their process.
if (!process.listeners('warning').some(({ name }) => name === refuse.name)) process.on('warning', refuse)
