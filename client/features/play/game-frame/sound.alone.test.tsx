// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Noted {
  type: string
  /** Its initial frequency. */
  hertz: number
  isStopped: boolean
}
/** The tones started so far. */
let tones: Noted[] = []

/** Records tones instead of playing them. */
class FakeContext {
  readonly currentTime = 0
  readonly destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({ gain: parameter(), connect: (next: unknown) => next })
  createOscillator() {
    const tone: Noted = { type: '', hertz: 0, isStopped: false }
    return Object.assign(tone, {
      frequency: parameter((hertz) => (tone.hertz ||= hertz)),
      connect: (next: unknown) => next,
      start: () => tones.push(tone),
      stop: () => (tone.isStopped = true),
    })
  }
}
const ignored = () => undefined
const parameter = (set: (value: number) => unknown = ignored) => ({
  setValueAtTime: set,
  exponentialRampToValueAtTime: ignored,
  cancelScheduledValues: ignored,
  setTargetAtTime: ignored,
})

let end = () => undefined as void

/** A freshly opened page; the module remembers whether it was touched. */
async function open() {
  vi.resetModules()
  const sound = await import('./sound.ts')
  const seen: boolean[] = []
  function Hearing() {
    seen.push(sound.useCanHear())
    return null
  }
  const root = createRoot(document.createElement('div'))
  end = () => act(() => root.unmount())
  await act(async () => root.render(<Hearing />))
  return {
    ...sound,
    canHear: () => seen.at(-1),
    touch: () => act(async () => void dispatchEvent(new Event('pointerdown'))),
    switchTo: (isOn: boolean) => act(async () => sound.setSound(isOn)),
    hide: (isHidden: boolean) =>
      act(async () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext)
  localStorage.setItem('palaro.sound', '1')
  tones = []
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

it('sounds that come by themselves may be heard once the page is touched, with sound on and the page shown', async () => {
  const page = await open()
  expect(page.canHear()).toBe(false)
  await page.touch()
  expect(page.canHear()).toBe(true)

  await page.switchTo(false)
  expect(page.canHear()).toBe(false)
  await page.switchTo(true)
  expect(page.canHear()).toBe(true)

  await page.hide(true)
  expect(page.canHear()).toBe(false)
  await page.hide(false)
  expect(page.canHear()).toBe(true)
})

it('a held tone lasts until it is let go; a burst begins with its deepest tone', async () => {
  const { holdTone, playSound } = await open()

  const letGo = holdTone({ from: 150, to: 300, seconds: 120 })
  expect(tones).toMatchObject([{ type: 'sine', hertz: 150, isStopped: false }])
  letGo()
  expect(tones).toMatchObject([{ isStopped: true }])

  playSound('burst')
  expect(tones[1]).toMatchObject({ hertz: 190 })
})

it('nothing is played while sound is off', async () => {
  localStorage.removeItem('palaro.sound')
  const { holdTone, playSound } = await open()

  playSound('burst')
  holdTone({ from: 150, to: 300, seconds: 120 })()

  expect(tones).toEqual([])
})
