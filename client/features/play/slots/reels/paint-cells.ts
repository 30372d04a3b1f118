/** Symbols on the canvas, and the tiles behind winning ones. */
import { cellBox, cellCentre, type Geometry } from './geometry.ts'
import type { Pictures } from './load-pictures.ts'

/** What every painter needs. */
export interface Surface {
  context: CanvasRenderingContext2D
  geometry: Geometry
  pictures: Pictures
}

interface Look {
  scale?: number
  alpha?: number
}

/** A picture has a margin for its shadow. */
const SPREAD = 1.08

/** The side of a symbol's picture, in CSS pixels. */
export const symbolSide = ({ cellWidth, cellHeight }: Geometry): number => Math.min(cellWidth, cellHeight) * SPREAD

export function paintSymbol(
  { context, geometry, pictures }: Surface,
  letter: string,
  reel: number,
  row: number,
  look: Look = {},
) {
  const picture = pictures.get(letter)
  if (!picture) return
  const { scale = 1, alpha = 1 } = look
  const side = symbolSide(geometry) * scale
  const [x, y] = cellCentre(geometry, reel, row)
  context.globalAlpha = alpha
  context.drawImage(picture, x - side / 2, y - side / 2, side, side)
  context.globalAlpha = 1
}

const TILE_RADIUS = 11

export function paintTile({ context, geometry }: Surface, reel: number, row: number, alpha = 1) {
  const { x, y, width, height } = cellBox(geometry, reel, row)
  const ground = context.createLinearGradient(0, y, 0, y + height)
  ground.addColorStop(0, '#7a2ce0')
  ground.addColorStop(1, '#c8377e')
  context.globalAlpha = alpha
  context.beginPath()
  context.roundRect(x + 1, y + 1, width - 2, height - 2, TILE_RADIUS)
  context.fillStyle = ground
  context.fill()
  context.lineWidth = 2.5
  context.strokeStyle = '#ffe9a8'
  context.stroke()
  context.globalAlpha = 1
}

/** ×5 on a multiplier. */
export function paintValue({ context, geometry }: Surface, value: number, reel: number, row: number, scale: number) {
  const [x, y] = cellCentre(geometry, reel, row)
  const size = symbolSide(geometry) * 0.34 * scale
  context.font = `800 ${size}px 'Sora Variable', sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = size * 0.22
  context.lineJoin = 'round'
  context.strokeStyle = '#2b0a5e'
  context.strokeText(`×${value}`, x, y)
  context.fillStyle = '#fff6d6'
  context.fillText(`×${value}`, x, y)
}

/** Paints only within the window: turning or falling symbols are cut off at its edges. */
export function inWindow({ context, geometry: { left, top, cellWidth, cellHeight, reels, rows } }: Surface, paint: () => void) {
  context.save()
  context.beginPath()
  context.rect(left, top, cellWidth * reels, cellHeight * rows)
  context.clip()
  paint()
  context.restore()
}
