import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

/** The log output of a call. */
function written(log: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  log(createLogger('info', sink))
  return text
}

const SECRET = 'hunter2-very-secret'

describe('a log line', () => {
  it.each(['password', 'confirmPassword', 'paymentPassword', 'passwordHash', 'token', 'authorization', 'captcha', 'serverSeed'])(
    'never holds a %s',
    (name) => {
      expect(written((logger) => logger.info({ [name]: SECRET }, 'x'))).not.toContain(SECRET)
      expect(written((logger) => logger.info({ body: { [name]: SECRET } }, 'x'))).not.toContain(SECRET)
    },
  )

  it('logs a failed statement without the row it failed on', () => {
    const refused = Object.assign(new Error('violates check constraint "member_check"'), {
      code: '23514',
      constraint: 'member_check',
      detail: `Failing row contains (1, bob, ${SECRET}).`,
      where: `SQL statement "INSERT … '${SECRET}'"`,
    })
    const line = written((logger) => logger.error({ err: refused, requestId: 'r' }, 'request failed'))
    expect(line).toContain('member_check')
    expect(line).toContain('23514')
    expect(line).toContain('logger.test.ts')
    expect(line).not.toContain(SECRET)
  })

  it('logs the location of Prisma’s invalid input, but not the values', () => {
    const refused = Object.assign(new Error(`Invalid invocation: { data: { passwordHash: "${SECRET}" } }`), {
      name: 'PrismaClientValidationError',
    })
    expect(written((logger) => logger.error({ err: refused }, 'request failed'))).not.toContain(SECRET)
  })
})
