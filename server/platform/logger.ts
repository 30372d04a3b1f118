import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Secrets never reach a log line, whatever object they hide in. */
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
/** PostgreSQL repeats the row, and the statement, it refused. */
const OF_ERRORS = ['err.detail', 'err.where', 'err.internalQuery', 'err.meta.driverAdapterError']
const VALIDATION = 'PrismaClientValidationError'

/** Prisma repeats what it was asked to write where that has a wrong shape: the place is enough. */
function describeError(error: Error): object {
  if (error.name !== VALIDATION) return pino.stdSerializers.err(error)
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { type: VALIDATION, stack: frames?.join('\n') }
}

export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, minLength: 4096 }),
): Logger =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError },
      redact: { paths: [...SECRETS.flatMap((name) => [name, `*.${name}`]), ...OF_ERRORS], censor: '[secret]' },
    },
    destination,
  )
