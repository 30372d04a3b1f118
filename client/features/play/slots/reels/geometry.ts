/** Cell positions on the canvas, in CSS pixels. */
export interface Geometry {
  width: number
  height: number
  reels: number
  rows: number
  /** The window in the frame. */
  left: number
  top: number
  cellWidth: number
  cellHeight: number
}

interface Shape {
  reels: number
  rows: number
}

export const FRAME = 20
const GAP = 3
/** A cell's height relative to its width: tall cells for few columns, square ones for a board. */
const ratioOf = ({ reels, rows }: Shape) => (reels <= 3 ? 0.84 : rows >= 5 ? 1.06 : 1.32)

/** The frame window's height relative to its width. */
export const tallnessOf = (shape: Shape): number => (ratioOf(shape) * shape.rows) / shape.reels

export function geometryOf(width: number, shape: Shape): Geometry {
  const { reels, rows } = shape
  const cellWidth = (width - FRAME * 2) / reels
  const cellHeight = Math.round(cellWidth * ratioOf(shape))
  return { width, height: cellHeight * rows + FRAME * 2, reels, rows, left: FRAME, top: FRAME, cellWidth, cellHeight }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** `row` may lie outside the window, and between two rows. */
export const cellBox = ({ left, top, cellWidth, cellHeight }: Geometry, reel: number, row: number): Box => ({
  x: left + reel * cellWidth + GAP / 2,
  y: top + row * cellHeight + GAP / 2,
  width: cellWidth - GAP,
  height: cellHeight - GAP,
})

export const cellCentre = (geometry: Geometry, reel: number, row: number): readonly [number, number] => {
  const { x, y, width, height } = cellBox(geometry, reel, row)
  return [x + width / 2, y + height / 2]
}
