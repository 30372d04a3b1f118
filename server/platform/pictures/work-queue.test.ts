import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const LIMITS = { running: 1, waiting: 2, retryAfterSeconds: 3 }

/** Work that ends when told to. */
function held() {
  let end = () => {}
  let fail = () => {}
  const ending = new Promise<string>((resolve, reject) => {
    end = () => resolve('done')
    fail = () => reject(new Error('broken'))
  })
  return { work: () => ending, end: () => end(), fail: () => fail() }
}

describe('costly work', () => {
  it('is done one after the other; who finds the queue full is refused with when to come again', async () => {
    const queue = createWorkQueue(LIMITS)
    const [first, second, third] = [held(), held(), held()]
    let most = 0
    let now = 0
    const run = (work: () => Promise<string>) =>
      queue.run(async () => {
        most = Math.max(most, (now += 1))
        return work().finally(() => (now -= 1))
      })
    const running = [first, second, third].map(({ work }) => run(work))

    await expect(run(held().work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', details: { retryAfter: 3 } })

    for (const { end } of [first, second, third]) end()
    expect(await Promise.all(running)).toEqual(['done', 'done', 'done'])
    expect(most).toBe(1)
  })

  it('that fails leaves its place to the next', async () => {
    const queue = createWorkQueue(LIMITS)
    const [broken, next] = [held(), held()]
    const answers = Promise.allSettled([queue.run(broken.work), queue.run(next.work)])
    broken.fail()
    next.end()

    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await queue.run(async () => 'later')).toBe('later')
  })
})
