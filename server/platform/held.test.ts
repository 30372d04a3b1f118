import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeld, createHeldByKey } from './held.ts'

const FRESHNESS = { freshMs: 3_000, staleMs: 30_000 }
/** The clock of a process that has just started, in milliseconds. */
const START = 1
let now = START
beforeEach(() => {
  now = START
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
  now = START + 3_000
  expect(await held.get()).toBe(1)
})

it('serves a stale value while it reads again', async () => {
  const held = createHeld(counter(), FRESHNESS)
  await held.get()
  now = START + 3_001
  expect(await held.get()).toBe(1)
  await settled()
  expect(await held.get()).toBe(2)
})

it('waits for the new value where the held one is too old', async () => {
  const held = createHeld(counter(), FRESHNESS)
  await held.get()
  now = START + 30_000
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
  now = START + 3_001
  expect(await held.get()).toBe(1)
  await settled()
  now = START + 30_000
  await expect(held.get()).rejects.toThrow('no database')
})

it('never serves a stale value to a caller that wants a fresh one', async () => {
  const held = createHeld(counter(), FRESHNESS)
  await held.get()
  expect(await held.getFresh()).toBe(1)
  now = START + 3_001
  expect(await held.getFresh()).toBe(2)
})

it('holds "none" like any other value', async () => {
  const read = vi.fn(() => Promise.resolve(undefined))
  const held = createHeld(read, FRESHNESS)
  expect([await held.get(), await held.get()]).toEqual([undefined, undefined])
  expect(read).toHaveBeenCalledOnce()
})

it('reads a key again once it was forgotten, and no other', async () => {
  const read = vi.fn((key: string) => Promise.resolve(key))
  const byKey = createHeldByKey(read, FRESHNESS)
  await Promise.all(['a', 'b'].map((key) => byKey.get(key)))

  byKey.forget('a')
  await Promise.all(['a', 'b'].map((key) => byKey.get(key)))

  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'a'])
})

it('answers callers that wait for a read while its key is forgotten, and reads again for the next', async () => {
  let answer = (_value: string) => {}
  const read = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const held = createHeld(read, FRESHNESS)
  const waiting = held.get()

  held.forget()
  answer('before')
  expect(await waiting).toBe('before')

  const next = held.get()
  answer('after')
  expect(await next).toBe('after')
})
