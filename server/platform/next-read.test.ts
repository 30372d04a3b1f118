import { expect, it } from 'vitest'
import { createNextRead } from './next-read.ts'

/** A read that ends when the test says so. */
function readInSteps() {
  const ends: ((error?: Error) => void)[] = []
  let reads = 0
  const read = () => {
    const number = (reads += 1)
    return new Promise<number>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(number))))
  }
  const end = (index: number, error?: Error) => ends[index]!(error)
  return { get: createNextRead(read), end, reads: () => reads }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('serves all who ask while a read runs by the one after it, never by that one', async () => {
  const { get, end, reads } = readInSteps()
  const first = get()
  const later = [get(), get(), get()]
  expect(reads()).toBe(1)
  end(0)
  expect(await first).toBe(1)
  await turn()
  const last = get()
  end(1)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await turn()
  end(2)
  expect(await last).toBe(3)
  expect(reads()).toBe(3)
})

it('a read that fails fails for its own callers alone', async () => {
  const { get, end } = readInSteps()
  const first = get()
  const later = get()
  end(0, new Error('away'))
  await expect(first).rejects.toThrow('away')
  await turn()
  end(1)
  expect(await later).toBe(2)
  const fresh = get()
  end(2)
  expect(await fresh).toBe(3)
})
