// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CrashRound } from '#contract/play/crash/crash.ts'
import { sampleRound } from './crash-round.samples.ts'
import { createServerClock } from './server-clock.ts'
import { useFlightSound } from './use-flight-sound.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** Hums playing now, hums started, and the other sounds. */
const heard = vi.hoisted(() => ({ canHear: true, held: 0, begun: 0, played: [] as string[] }))
vi.mock('#client/features/play/game-frame/index.ts', () => ({
  useCanHear: () => heard.canHear,
  playSound: (name: string) => heard.played.push(name),
  holdTone: () => {
    heard.held += 1
    heard.begun += 1
    return () => {
      heard.held -= 1
    }
  },
}))

const betting = sampleRound()
const flying: CrashRound = { ...betting, phase: 'RUNNING', startedAt: 6_000 }
const crashed: CrashRound = { ...flying, phase: 'CRASHED', crashedAt: 9_000, point: 120 }

const clock = createServerClock(() => 6_500)
let root: ReturnType<typeof createRoot>

function Sounding({ round, isLive }: { round: CrashRound; isLive: boolean }) {
  useFlightSound({ round, clock, isLive })
  return null
}
const show = (round: CrashRound, isLive = true) => act(async () => root.render(<Sounding round={round} isLive={isLive} />))

beforeEach(() => {
  Object.assign(heard, { canHear: true, held: 0, begun: 0, played: [] })
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

it('a flight hums until it crashes with a burst', async () => {
  await show(betting)
  expect(heard).toMatchObject({ begun: 0, played: [] })

  await show(flying)
  expect(heard).toMatchObject({ held: 1, begun: 1, played: [] })
  await show(crashed)
  expect(heard).toMatchObject({ held: 0, begun: 1, played: ['burst'] })

  await show({ ...betting, round: '8' })
  await show({ ...flying, round: '8' })
  expect(heard).toMatchObject({ held: 1, begun: 2, played: ['burst'] })
})

it('a flight hums only while it may be heard', async () => {
  heard.canHear = false
  await show(flying)
  expect(heard.begun).toBe(0)

  heard.canHear = true
  await show(flying)
  expect(heard.held).toBe(1)

  heard.canHear = false
  await show(flying)
  expect(heard.held).toBe(0)
  await show(crashed)
  await show({ ...flying, round: '8' })
  expect(heard).toMatchObject({ begun: 1, played: [] })
})

it('a flight is silent while the line is gone, and one whose host stopped ends without a burst', async () => {
  await show(flying)

  await show(flying, false)
  expect(heard.held).toBe(0)
  await show(flying)
  expect(heard.held).toBe(1)
  await show({ ...crashed, isInterrupted: true })
  expect(heard).toMatchObject({ held: 0, played: [] })
})

it('a crash that the player did not see happen makes no sound', async () => {
  await show(crashed)

  expect(heard.played).toEqual([])
})
