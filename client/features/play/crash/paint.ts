/** Paints a round on the stage’s canvas: the curve with its glow, cash-outs, and the sparks of a burst. */
import { hundredthsText } from '#contract/play/originals/figures.ts'
import { CRASH_DOT_MS, CRASH_SPARKS_MS } from '#client/lib/timings.ts'
import { curveOf, type Dot, type Place, type Size } from './curve.ts'

type Canvas = CanvasRenderingContext2D

/** The stage is dark in both themes. */
const COLOUR = {
  start: '#ff7d5c',
  end: '#ffd35e',
  glow: '#ff9a3c',
  burst: '#ff6b79',
  dot: '#1fd1b2',
  rim: '#ffffff',
  plate: 'rgb(16 20 32 / 82%)',
  label: '#3fe5c8',
} as const
const SPARKS = 34
const MOST_PIXEL_RATIO = 2

/** Matches the canvas to its size on the screen; coordinates are then CSS pixels. */
export function prepare(canvas: HTMLCanvasElement): { context: Canvas; size: Size } | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = Math.min(devicePixelRatio, MOST_PIXEL_RATIO)
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio)
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, width, height)
  return { context, size: { width, height } }
}

export function paintCurve(context: Canvas, elapsedMs: number, size: Size, isBurst: boolean): void {
  const points = curveOf(elapsedMs, size)
  const [first, head] = [points[0]!, points.at(-1)!]
  const line = new Path2D()
  points.forEach(({ x, y }, index) => (index === 0 ? line.moveTo(x, y) : line.lineTo(x, y)))
  const colour = context.createLinearGradient(first.x, first.y, head.x, head.y)
  colour.addColorStop(0, COLOUR.start)
  colour.addColorStop(1, isBurst ? COLOUR.burst : COLOUR.end)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  // Wide, faint strokes look like a shadow's glow, at a tenth of its cost.
  for (const [width, alpha] of [
    [18, 0.1],
    [11, 0.16],
    [5, 1],
  ] as const) {
    context.globalAlpha = isBurst ? alpha * 0.6 : alpha
    context.lineWidth = width
    context.strokeStyle = alpha === 1 ? colour : COLOUR.glow
    context.stroke(line)
  }
  context.globalAlpha = isBurst ? 0.3 : 0.7
  context.lineWidth = 1.5
  context.strokeStyle = COLOUR.rim
  context.stroke(line)
  context.globalAlpha = 1
}

const easePop = (part: number) => 1 + 0.35 * Math.sin(Math.PI * Math.min(1, part)) * (1 - part)

/** `ageOf`: time since the first cash-out at a multiplier. */
export function paintDots(context: Canvas, dots: readonly Dot[], ageOf: (multiplier: number) => number, size: Size): void {
  context.font = '700 11px "Sora Variable", Sora, sans-serif'
  context.textBaseline = 'middle'
  for (const { x, y, multiplier, isNamed } of dots) {
    const part = Math.min(1, ageOf(multiplier) / CRASH_DOT_MS)
    const radius = 5.5 * part * easePop(part)
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fillStyle = COLOUR.dot
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = COLOUR.rim
    context.stroke()
    if (isNamed && part === 1) paintLabel(context, `${hundredthsText(multiplier)}×`, { x, y }, size)
  }
}

function paintLabel(context: Canvas, text: string, { x, y }: Place, size: Size): void {
  const width = context.measureText(text).width + 14
  const left = Math.min(x + 9, size.width - width - 8)
  context.beginPath()
  context.roundRect(left, y + 5, width, 20, 7)
  context.fillStyle = COLOUR.plate
  context.fill()
  context.fillStyle = COLOUR.label
  context.fillText(text, left + 7, y + 15.5)
}

/** The same in every burst: it is only decoration. */
const spread = (index: number) => ({ angle: index * 2.399_963, speed: 34 + ((index * 37) % 61) })

export function paintSparks(context: Canvas, { x, y }: Place, ageMs: number): void {
  const part = ageMs / CRASH_SPARKS_MS
  if (part < 0 || part >= 1) return
  for (let index = 0; index < SPARKS; index += 1) {
    const { angle, speed } = spread(index)
    const way = speed * (1 - (1 - part) ** 2)
    context.globalAlpha = 1 - part
    context.fillStyle = [COLOUR.end, COLOUR.burst, COLOUR.rim][index % 3]!
    context.beginPath()
    context.arc(x + Math.cos(angle) * way, y + Math.sin(angle) * way + 26 * part * part, 2.4 - 1.6 * part, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}
