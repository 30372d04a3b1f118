import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeld, createHeldByKey } from './held.ts'

const FRESHNESS = { freshMs: 3_000, staleMs: 30_000 }
let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

const counter = () => {
  let count = 0
  return vi.fn(async () => ++count)
}
const settled = () => new Promise(setImmediate)

it('reads once for callers that come together, and not again while it is fresh', async () => {
  const read = counter()
  const held = createHeld(read, FRESHNESS)
  expect(await Promise.all([held.get(), held.get()])).toEqual([1, 1])
  now = 2_999
  expect(await held.get()).toBe(1)
})

it('serves a stale value while it reads again', async () => {
  const held = createHeld(counter(), FRESHNESS)
  await held.get()
  now = 3_000
  expect(await held.get()).toBe(1)
  await settled()
  expect(await held.get()).toBe(2)
})

it('waits for the new value where the held one is too old', async () => {
  const held = createHeld(counter(), FRESHNESS)
  await held.get()
  now = 30_000
  expect(await held.get()).toBe(2)
})

it('holds nothing where nothing may be stale', async () => {
  const held = createHeld(counter(), { freshMs: 0, staleMs: 0 })
  expect([await held.get(), await held.get()]).toEqual([1, 2])
})

it('outlives a failed read, and reports it once the value is too old', async () => {
  const read = counter()
  const held = createHeld(read, FRESHNESS)
  await held.get()
  read.mockRejectedValue(new Error('no database'))
  now = 3_000
  expect(await held.get()).toBe(1)
  await settled()
  now = 30_000
  await expect(held.get()).rejects.toThrow('no database')
})

it('drops what no one asked for until it was too old to be served', async () => {
  const byKey = createHeldByKey((key: number) => Promise.resolve(key), FRESHNESS)
  for (let key = 0; key < 100; key++) await byKey.get(key)
  now = 20_000
  await byKey.get(1)
  now = 40_000
  expect(await byKey.get(2)).toBe(2)
  expect(byKey.size()).toBe(2)
})

it('reads a key again once it was forgotten, and no other', async () => {
  const read = vi.fn((key: string) => Promise.resolve(key))
  const byKey = createHeldByKey(read, FRESHNESS)
  await Promise.all(['a', 'b'].map((key) => byKey.get(key)))

  byKey.forget('a')
  await Promise.all(['a', 'b'].map((key) => byKey.get(key)))

  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'a'])
})
