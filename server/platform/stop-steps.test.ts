import { describe, expect, it } from 'vitest'
import { stopAll, stopAllAtOnce } from './stop-steps.ts'

describe.each([
  ['in order', stopAll],
  ['at once', stopAllAtOnce],
])('steps of an end, %s', (_, stop) => {
  it('are all taken, whatever fails or hangs on the way', async () => {
    const taken: string[] = []
    const steps = [
      ['live events', () => Promise.reject(new Error('Connection is closed.'))],
      [
        'jobs',
        () => {
          throw new Error('at once')
        },
      ],
      ['requests', () => new Promise(() => {})],
      ['the database', async () => void taken.push('the database')],
    ] as const

    await expect(stop(steps, 50)).rejects.toThrow(
      'live events: Connection is closed.; jobs: at once; requests: not done within 50 ms',
    )
    expect(taken).toEqual(['the database'])
  })
})
