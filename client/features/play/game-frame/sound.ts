/** Short synthesised sounds; off until the player switches them on. */
import { useSyncExternalStore } from 'react'
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const KEY = 'palaro.sound'
const store = createStore(readStored('localStorage', KEY) === '1')
export const useSoundOn = store.useValue

/** Browsers play nothing before the page is touched, and complain about each attempt. */
const isTouched = createStore(typeof navigator !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? false))
if (typeof addEventListener === 'function')
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => isTouched.set(true), { once: true })

function useIsShown(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => !document.hidden,
  )
}

/** Whether sounds without a tap may play: sound is on, and the page was touched and is not hidden. */
export function useCanHear(): boolean {
  const [isOn, isAwake, isShown] = [store.useValue(), isTouched.useValue(), useIsShown()]
  return isOn && isAwake && isShown
}

interface Tone {
  hertz: number
  /** Where it glides to. */
  to?: number
  /** Seconds from now. */
  at: number
  seconds: number
}
const VOLUME = 0.06
const SOFT = 0.03
const SILENT = 0.0001
const FADE_S = 0.3
const SOUNDS = {
  click: [{ hertz: 320, at: 0, seconds: 0.05 }],
  burst: [
    { hertz: 190, to: 38, at: 0, seconds: 0.5 },
    { hertz: 523, to: 90, at: 0, seconds: 0.16 },
    { hertz: 1245, to: 210, at: 0.02, seconds: 0.1 },
  ],
  win: [
    { hertz: 659, at: 0, seconds: 0.12 },
    { hertz: 784, at: 0.09, seconds: 0.12 },
    { hertz: 1047, at: 0.18, seconds: 0.22 },
  ],
} as const satisfies Record<string, readonly Tone[]>

let context: AudioContext | undefined

function awake(): AudioContext | undefined {
  if (!store.get() || typeof AudioContext === 'undefined') return undefined
  context ??= new AudioContext()
  void context.resume()
  return context
}

function play(audio: AudioContext, { hertz, to, at, seconds }: Tone) {
  const [start, tone, volume] = [audio.currentTime + at, audio.createOscillator(), audio.createGain()]
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(hertz, start)
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + seconds)
  volume.gain.setValueAtTime(VOLUME, start)
  volume.gain.exponentialRampToValueAtTime(SILENT, start + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

/** Silent if sound is off or the browser cannot play it. */
export function playSound(name: keyof typeof SOUNDS): void {
  const audio = awake()
  if (audio) for (const tone of SOUNDS[name]) play(audio, tone)
}

/** A soft tone that rises until the returned function is called. Silent under the same conditions as `playSound`. */
export function holdTone({ from, to, seconds }: { from: number; to: number; seconds: number }): () => void {
  const audio = awake()
  if (!audio) return () => {}
  const [start, tone, volume] = [audio.currentTime, audio.createOscillator(), audio.createGain()]
  tone.type = 'sine'
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds)
  volume.gain.setValueAtTime(SILENT, start)
  volume.gain.exponentialRampToValueAtTime(SOFT, start + FADE_S)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  return () => {
    const end = audio.currentTime + FADE_S
    volume.gain.cancelScheduledValues(audio.currentTime)
    volume.gain.setTargetAtTime(0, audio.currentTime, FADE_S / 3)
    tone.stop(end)
  }
}

export function setSound(isOn: boolean): void {
  keep('localStorage', KEY, isOn ? '1' : null)
  store.set(isOn)
  playSound('click')
}
