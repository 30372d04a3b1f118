import { describe, expect, it } from 'vitest'
import { markAsDatabaseError, outageOf } from './outage.ts'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const ofDatabase = (error: Error) => {
  markAsDatabaseError(error)
  return error
}
const transaction = (message: string) => failed(`Transaction API error: ${message}`, { code: 'P2028' })
const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

describe('a failure of our surroundings', () => {
  it.each([
    ...SOCKET_CODES.map((code): [string, Error] => [
      'PostgreSQL',
      ofDatabase(failed(`connect ${code}`, { code, syscall: 'connect' })),
    ]),
    ['PostgreSQL', ofDatabase(failed('timeout expired'))],
    ['PostgreSQL', transaction('Unable to start a transaction in the given time.')],
    ['PostgreSQL', failed('terminating connection due to administrator command', { code: '57P01' })],
    ['PostgreSQL', failed('the database system is starting up', { code: '57P03' })],
    ['PostgreSQL', failed('Connection terminated unexpectedly')],
    ['PostgreSQL', failed('Client has encountered a connection error and is not queryable')],
    ['PostgreSQL', failed('timeout exceeded when trying to connect')],
    ['PostgreSQL', failed('Can’t reach database server', { name: 'PrismaClientKnownRequestError', code: 'P1001' })],
    [
      'PostgreSQL',
      failed('Raw query failed', {
        code: 'P2010',
        meta: { driverAdapterError: { cause: { kind: 'postgres', code: '57P01' } } },
      }),
    ],
    // Prisma passes the driver's errors of BEGIN, COMMIT and ROLLBACK on unchanged.
    ['PostgreSQL', failed('terminating connection', { name: 'DriverAdapterError', cause: { kind: 'postgres', code: '57P01' } })],
    ['PostgreSQL', failed('DatabaseNotReachable', { name: 'DriverAdapterError', cause: { kind: 'DatabaseNotReachable' } })],
    ['PostgreSQL', failed('ConnectionClosed', { name: 'DriverAdapterError', cause: { kind: 'ConnectionClosed' } })],
    ['PostgreSQL', failed('SocketTimeout', { name: 'DriverAdapterError', cause: { kind: 'SocketTimeout' } })],
    ['Redis', failed('Connection is closed.')],
    ['Redis', failed('Redis does not answer')],
    ['Redis', failed('Command timed out')],
    ['Redis', failed('Reached the max retries', { name: 'MaxRetriesPerRequestError' })],
    ['Redis', failed('LOADING Redis is loading the dataset in memory', { name: 'ReplyError' })],
  ])('%s: %s', (away, error) => {
    expect(outageOf(error)).toBe(away)
  })

  it.each([
    failed('duplicate key value violates unique constraint', { code: '23505' }),
    failed('Raw query failed', { code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'postgres', code: '42P01' } } } }),
    failed('deferred constraint', { name: 'DriverAdapterError', cause: { kind: 'UniqueConstraintViolation' } }),
    failed('WRONGTYPE Operation against a key', { name: 'ReplyError' }),
    ...SOCKET_CODES.map((code) => failed(`connect ${code}`, { code, syscall: 'connect' })),
    failed('socket hang up', { code: 'ECONNRESET' }),
    failed('Connection timeout', { code: 'ETIMEDOUT', command: 'CONN' }),
    failed('timeout expired'),
    failed('This operation was aborted', { name: 'AbortError' }),
    new TypeError('fetch failed', { cause: failed('connect ECONNREFUSED', { code: 'ECONNREFUSED' }) }),
    transaction('Transaction not found.'),
    transaction('Transaction already closed: A query cannot be executed on a committed transaction.'),
    transaction('A query cannot be executed on an expired transaction.'),
    ofDatabase(failed('relation does not exist', { code: '42P01' })),
    new TypeError('x is not a function'),
    'text',
  ])('a fault of our own is none: %s', (error) => {
    expect(outageOf(error)).toBeUndefined()
  })
})
