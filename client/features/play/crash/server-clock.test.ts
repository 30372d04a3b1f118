import { expect, it } from 'vitest'
import { createServerClock } from './server-clock.ts'

function clockAt(start: number) {
  let local = start
  const clock = createServerClock(() => local)
  return { clock, pass: (ms: number) => (local += ms) }
}

it('follows what arrived with the least delay, and never steps back within a round', () => {
  const { clock, pass } = clockAt(1_000)
  clock.hear(50_000)
  pass(200)
  expect(clock.now()).toBe(50_200)

  // Sent at 50_200, received 90 ms later.
  pass(90)
  clock.hear(50_200)
  expect(clock.now()).toBe(50_290)

  // Arrives with less delay than the first: the page’s clock was behind.
  pass(110)
  clock.hear(50_440)
  expect(clock.now()).toBe(50_440)
})

it('begins again with a round, so that a host whose clock is behind is followed', () => {
  const { clock, pass } = clockAt(0)
  clock.hear(9_000)
  pass(100)
  clock.restart(8_950)
  pass(50)
  expect(clock.now()).toBe(9_000)
})
