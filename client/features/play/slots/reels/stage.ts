/** Runs scenes on a canvas, one at a time, on its own clock, which can be sped up; pauses while the page is hidden. */
import type { Ground } from '../slot-theme.ts'
import { FRAME, type Geometry, geometryOf } from './geometry.ts'
import { rasterise } from './load-pictures.ts'
import { paintFrame } from './paint-frame.ts'
import { type Surface, symbolSide } from './paint-cells.ts'
import type { Scene } from './scenes.ts'

const MOST_DPR = 2
const HURRY = 6
/** A longer frame, e.g. in a hidden page, advances the clock only this much. */
const LONGEST_FRAME_MS = 100

interface Options {
  canvas: HTMLCanvasElement
  images: ReadonlyMap<string, HTMLImageElement>
  ground: Ground
  shape: { reels: number; rows: number }
}

interface Sized {
  surface: Surface
  frame: HTMLCanvasElement
  dpr: number
}

function sizedFor({ canvas, images, ground, shape }: Options, width: number): Sized | undefined {
  const geometry: Geometry = geometryOf(width, shape)
  const dpr = Math.min(MOST_DPR, devicePixelRatio)
  const frame = document.createElement('canvas')
  for (const one of [canvas, frame]) {
    one.width = Math.round(geometry.width * dpr)
    one.height = Math.round(geometry.height * dpr)
  }
  canvas.style.height = `${geometry.height}px`
  const [context, behind] = [canvas.getContext('2d'), frame.getContext('2d')]
  if (!context || !behind) return undefined
  behind.scale(dpr, dpr)
  paintFrame(behind, geometry, ground)
  const pictures = rasterise(images, Math.round(symbolSide(geometry) * dpr))
  return { surface: { context, geometry, pictures }, frame, dpr }
}

export function createStage(options: Options) {
  let sized: Sized | undefined
  let scene: Scene | undefined
  let onEnd: (() => void) | undefined
  let [clock, last, speed] = [0, 0, 1]
  let frame = 0

  function paint(): boolean {
    if (!sized || !scene) return false
    const { surface, frame: behind, dpr } = sized
    const { context } = surface
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, behind.width, behind.height)
    context.drawImage(behind, 0, 0)
    context.setTransform(dpr, 0, 0, dpr, 0, 0)
    return scene(surface, clock)
  }
  function tick(now: number) {
    clock += Math.min(LONGEST_FRAME_MS, Math.max(0, now - last)) * speed
    last = now
    const isOn = paint()
    if (isOn) frame = requestAnimationFrame(tick)
    else {
      frame = 0
      const end = onEnd
      onEnd = undefined
      end?.()
    }
  }
  function wake() {
    if (frame !== 0) return
    last = performance.now()
    frame = requestAnimationFrame(tick)
  }

  return {
    /** In CSS pixels; also called the first time. */
    resize(width: number) {
      if (width <= FRAME * 2) return
      sized = sizedFor(options, width)
      paint()
    },
    /** Resolves once the scene is over; a new scene ends the previous one early. */
    play(next: Scene, pace = 1): Promise<void> {
      onEnd?.()
      scene = next
      clock = 0
      speed = pace
      return new Promise((resolve) => {
        onEnd = resolve
        wake()
      })
    },
    /** Continues the scene's clock with another scene: a spin whose result is known. */
    follow(next: Scene): Promise<void> {
      scene = next
      return new Promise((resolve) => {
        onEnd = resolve
        wake()
      })
    },
    elapsed: () => clock,
    hurry: () => {
      speed = HURRY
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = -1
      onEnd?.()
      onEnd = undefined
    },
  }
}
export type Stage = ReturnType<typeof createStage>
