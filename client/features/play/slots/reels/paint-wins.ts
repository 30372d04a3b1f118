/** Winning cells: bright, pulsing tiles, the rest dimmed, and the line with its number. */
import { cellCentre, FRAME, type Geometry } from './geometry.ts'
import { inWindow, paintSymbol, paintTile, paintValue, type Surface } from './paint-cells.ts'
import type { Cell } from './tumble-motion.ts'

/** One win of a screen, as displayed. */
export interface ShownWin {
  cells: readonly Cell[]
  /** Row of each reel, for a win on a line. */
  path?: readonly number[]
  number?: number
}
export interface Value {
  cell: Cell
  value: number
}

const DIMMED = 0.5
const BREATH_MS = 900
const BREATH = 0.07
const DRAW_MS = 350
export const NEXT_WIN_MS = 1_100
const BADGE = 11

const keyOf = ([reel, row]: Cell) => `${reel}/${row}`

/** All wins at once first, then one after another. */
export function winAt(wins: readonly ShownWin[], elapsed: number): { shown: readonly ShownWin[]; since: number } {
  const turn = Math.floor(elapsed / NEXT_WIN_MS)
  const since = elapsed - turn * NEXT_WIN_MS
  const place = turn % (wins.length + 1)
  if (wins.length <= 1 || place === 0) return { shown: wins, since: wins.length <= 1 ? elapsed : since }
  return { shown: [wins[place - 1]!], since }
}

function paintBadge({ context }: Surface, text: string, x: number, y: number) {
  context.beginPath()
  context.arc(x, y, BADGE, 0, Math.PI * 2)
  context.fillStyle = '#ffc23c'
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = '#fff6d6'
  context.stroke()
  context.font = "800 11px 'Sora Variable', sans-serif"
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#3a1c00'
  context.fillText(text, x, y + 0.5)
}

function pointsOf(geometry: Geometry, path: readonly number[], count: number): (readonly [number, number])[] {
  const centres = path.slice(0, count).map((row, reel) => cellCentre(geometry, reel, row))
  return [[FRAME / 2, centres[0]![1]], ...centres]
}

function paintLine(surface: Surface, { path, number, cells }: ShownWin, since: number) {
  if (!path) return
  const { context, geometry } = surface
  const points = pointsOf(geometry, path, cells.length)
  const length = points.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - points[index]![0], y - points[index]![1]), 0)
  const trace = (colour: string, width: number) => {
    context.beginPath()
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.setLineDash([length * Math.min(1, since / DRAW_MS), length])
    context.lineWidth = width
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.strokeStyle = colour
    context.stroke()
    context.setLineDash([])
  }
  trace('rgb(255 160 40 / 45%)', 9)
  trace('#fff0b8', 3)
  paintBadge(surface, String(number), FRAME / 2 + 1, points[0]![1])
}

interface Painted {
  grid: readonly string[]
  wins: readonly ShownWin[]
  values: readonly Value[]
  elapsed: number
  isStill: boolean
}

export function paintWins(surface: Surface, { grid, wins, values, elapsed, isStill }: Painted): void {
  const { shown, since } = isStill ? { shown: wins, since: DRAW_MS } : winAt(wins, elapsed)
  const winners = new Set(shown.flatMap(({ cells }) => cells.map(keyOf)))
  const breath = isStill ? 1 : 1 + (BREATH * (1 - Math.cos((elapsed / BREATH_MS) * Math.PI * 2))) / 2
  const look = (reel: number, row: number) =>
    winners.has(keyOf([reel, row])) ? { scale: breath } : { alpha: wins.length > 0 ? DIMMED : 1 }
  inWindow(surface, () => {
    for (const [reel, column] of grid.entries())
      for (const [row, letter] of [...column].entries()) {
        if (winners.has(keyOf([reel, row]))) paintTile(surface, reel, row)
        else paintSymbol(surface, letter, reel, row, look(reel, row))
      }
  })
  for (const win of shown) paintLine(surface, win, since)
  inWindow(surface, () => {
    for (const [reel, column] of grid.entries())
      for (const [row, letter] of [...column].entries())
        if (winners.has(keyOf([reel, row]))) paintSymbol(surface, letter, reel, row, look(reel, row))
    for (const { cell, value } of values) paintValue(surface, value, cell[0], cell[1], 1)
  })
}
