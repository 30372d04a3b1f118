import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Keeps secrets out of log lines, whichever object they are in. */
const SECRETS = [
  'password',
  'confirmPassword',
  'confimpsw',
  'paymentPassword',
  'oldPassword',
  'newPassword',
  'passwordHash',
  'paymentPasswordHash',
  'captcha',
  'token',
  'authorization',
  'serverSeed',
]
/** PostgreSQL repeats the row and the statement it refused. */
const OF_ERRORS = ['err.detail', 'err.where', 'err.internalQuery', 'err.meta.driverAdapterError']
const VALIDATION = 'PrismaClientValidationError'

/** If input has the wrong shape, Prisma's message repeats it; the location is enough. */
function describeError(error: Error): object {
  if (error.name !== VALIDATION) return pino.stdSerializers.err(error)
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: VALIDATION, stack: frames?.join('\n') }
}

const WARNING = 40
const FLUSH = { minLength: 4_096, periodicFlush: 1_000 }

/** pino sets this before each line if a stream asks for it. */
interface Leveled extends DestinationStream {
  [pino.symbols.needsMetadataGsym]: true
  lastLevel: number
  flushSync(): void
}

/**
 * Ordinary lines are buffered and written at least once a second. A warning or worse is written before the call returns, with
 * everything before it, so that a killed process has logged why. pino writes the rest when the process ends.
 */
export function createLogDestination(dest: number | string = 1): Leveled {
  const stream = pino.destination({ dest, sync: false, ...FLUSH })
  return {
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line) {
      stream.write(line)
      if (this.lastLevel >= WARNING) this.flushSync()
    },
    flushSync() {
      try {
        stream.flushSync()
      } catch {
        // A log that cannot be written now (file not open yet, reader gone) must not fail the caller.
      }
    },
  }
}

export const createLogger = (level: string, destination: DestinationStream = createLogDestination()): Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError },
      redact: { paths: [...SECRETS.flatMap((name) => [name, `*.${name}`]), ...OF_ERRORS], censor: '[secret]' },
    },
    destination,
  )
