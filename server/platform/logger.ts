import pino, { type Logger } from 'pino'

export type { Logger }

/** Secrets never reach a log line, whatever object they hide in. */
const SECRET_PATHS = [
  'password',
  'confirmPassword',
  'confimpsw',
  'paymentPassword',
  'oldPassword',
  'newPassword',
  'token',
  'authorization',
]

export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: { paths: SECRET_PATHS.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    },
    pino.destination({ dest: 1, sync: false, minLength: 4096 }),
  )
