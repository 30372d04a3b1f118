/** Short synthesised sounds; off until the player switches them on. */
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const KEY = 'palaro.sound'
const store = createStore(readStored('localStorage', KEY) === '1')
export const useSoundOn = store.useValue

interface Tone {
  hertz: number
  /** Seconds from now. */
  at: number
  seconds: number
}
const VOLUME = 0.06
const SILENT = 0.0001
const SOUNDS = {
  click: [{ hertz: 320, at: 0, seconds: 0.05 }],
  win: [
    { hertz: 659, at: 0, seconds: 0.12 },
    { hertz: 784, at: 0.09, seconds: 0.12 },
    { hertz: 1047, at: 0.18, seconds: 0.22 },
  ],
} as const satisfies Record<string, readonly Tone[]>

let context: AudioContext | undefined

function play(audio: AudioContext, { hertz, at, seconds }: Tone) {
  const [start, tone, volume] = [audio.currentTime + at, audio.createOscillator(), audio.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(VOLUME, start)
  volume.gain.exponentialRampToValueAtTime(SILENT, start + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

/** Silent if sound is off or the browser cannot play it. */
export function playSound(name: keyof typeof SOUNDS): void {
  if (!store.get() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[name]) play(context, tone)
}

export function setSound(isOn: boolean): void {
  keep('localStorage', KEY, isOn ? '1' : null)
  store.set(isOn)
  playSound('click')
}
