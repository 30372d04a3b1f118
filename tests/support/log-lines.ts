/** Writes a few log lines and then does what its argument says: for the tests of the log. */
import { createLogDestination, createLogger } from '#server/platform/logger.ts'
import { onStop } from '#server/platform/on-stop.ts'

const [file = '', then = ''] = process.argv.slice(2)
const logger = createLogger('info', createLogDestination(file))
const say = (line: string) => process.stdout.write(`${line}\n`)
onStop([['a line', () => logger.info('stopped')]], { say, logger })
// The file is open by the next turn.
setTimeout(() => {
  logger.info('an ordinary line')
  if (then === 'warn') logger.warn('the ledger has drifted')
  if (then === 'exit') process.exit(0)
  if (then === 'throw') throw new Error('a bug no one caught')
  if (then === 'reject') void Promise.reject(new Error('a bug no one caught'))
  say('ready')
  setInterval(() => {}, 1_000)
}, 100)
