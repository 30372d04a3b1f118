/** The machine around the reels: gold rim, bulbs, columns. Painted once per size. */
import type { Ground } from '../slot-theme.ts'
import { FRAME, type Geometry } from './geometry.ts'

const RIM = 3
const BULB_GAP = 26
const GOLD = ['#fff3c4', '#f5b942', '#a8620f'] as const

function gold(context: CanvasRenderingContext2D, height: number): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, 0, height)
  GOLD.forEach((colour, index) => gradient.addColorStop(index / (GOLD.length - 1), colour))
  return gradient
}

function rounded(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number) {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
}

/** Along the middle of the frame's sides. */
function bulbs({ width, height }: Geometry): [number, number][] {
  const middle = FRAME / 2 + 1
  const across = Math.floor((width - FRAME * 2) / BULB_GAP)
  const down = Math.floor((height - FRAME * 2) / BULB_GAP)
  const along = (length: number, count: number) =>
    Array.from({ length: count }, (_, index) => FRAME + ((length - FRAME * 2) * (index + 0.5)) / count)
  return [
    ...along(width, across).flatMap((x): [number, number][] => [
      [x, middle],
      [x, height - middle],
    ]),
    ...along(height, down).flatMap((y): [number, number][] => [
      [middle, y],
      [width - middle, y],
    ]),
  ]
}

function paintBulbs(context: CanvasRenderingContext2D, geometry: Geometry) {
  for (const [index, [x, y]] of bulbs(geometry).entries()) {
    context.beginPath()
    context.arc(x, y, 3.4, 0, Math.PI * 2)
    context.fillStyle = index % 2 ? '#ffe9a8' : '#ffb74a'
    context.shadowColor = '#ffca5c'
    context.shadowBlur = 8
    context.fill()
  }
  context.shadowBlur = 0
}

function paintColumns(
  context: CanvasRenderingContext2D,
  { left, top, cellWidth, cellHeight, reels, rows }: Geometry,
  ground: Ground,
) {
  for (let reel = 0; reel < reels; reel += 1) {
    const shade = context.createLinearGradient(0, top, 0, top + cellHeight * rows)
    shade.addColorStop(0, ground.ink)
    shade.addColorStop(0.5, ground.deep)
    shade.addColorStop(1, ground.ink)
    rounded(context, left + reel * cellWidth + 1.5, top + 1, cellWidth - 3, cellHeight * rows - 2, 9)
    context.fillStyle = shade
    context.fill()
  }
  context.strokeStyle = 'rgb(255 255 255 / 6%)'
  context.lineWidth = 1
  for (let row = 1; row < rows; row += 1) {
    context.beginPath()
    context.moveTo(left + 8, top + row * cellHeight)
    context.lineTo(left + reels * cellWidth - 8, top + row * cellHeight)
    context.stroke()
  }
}

export function paintFrame(context: CanvasRenderingContext2D, geometry: Geometry, ground: Ground): void {
  const { width, height } = geometry
  rounded(context, 1, 1, width - 2, height - 2, 24)
  context.fillStyle = gold(context, height)
  context.fill()
  rounded(context, RIM, RIM, width - RIM * 2, height - RIM * 2, 22)
  const wood = context.createLinearGradient(0, 0, 0, height)
  wood.addColorStop(0, '#7a1536')
  wood.addColorStop(1, '#4a0a24')
  context.fillStyle = wood
  context.fill()
  rounded(context, FRAME - RIM, FRAME - RIM, width - (FRAME - RIM) * 2, height - (FRAME - RIM) * 2, 13)
  context.fillStyle = gold(context, height)
  context.fill()
  rounded(context, FRAME - 1, FRAME - 1, width - (FRAME - 1) * 2, height - (FRAME - 1) * 2, 11)
  context.fillStyle = '#0a0518'
  context.fill()
  paintColumns(context, geometry, ground)
  paintBulbs(context, geometry)
}
