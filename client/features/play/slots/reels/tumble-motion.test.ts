import { expect, it } from 'vitest'
import { allFallenMs, fallenRow, fallMs, fallsOf, firstFalls } from './tumble-motion.ts'

it('what stays keeps its order and sinks into the gaps; new symbols come from above', () => {
  // Before: A B A C; both A vanish.
  const [column] = fallsOf(
    ['XYBC'],
    [
      [0, 0],
      [0, 2],
    ],
  )

  expect(column).toEqual([
    { letter: 'X', from: -2, to: 0 },
    { letter: 'Y', from: -1, to: 1 },
    { letter: 'B', from: 1, to: 2 },
    { letter: 'C', from: 3, to: 3 },
  ])
})

it('cells of other columns do not move', () => {
  const columns = fallsOf(['AB', 'CD'], [[1, 1]])
  expect(columns[0]!.every(({ from, to }) => from === to)).toBe(true)
  expect(columns[1]).toEqual([
    { letter: 'C', from: -1, to: 0 },
    { letter: 'D', from: 0, to: 1 },
  ])
})

it('a symbol falls faster and faster, and rests where it belongs', () => {
  const [[fall]] = firstFalls(['A']) as [[{ letter: string; from: number; to: number }]]
  const whole = fallMs(fall)
  const [early, late] = [fallenRow(fall, whole / 4) - fall.from, fall.to - fallenRow(fall, (whole * 3) / 4)]
  expect(late).toBeGreaterThan(early)
  expect(fallenRow(fall, whole)).toBe(0)
  expect(allFallenMs([[fall], [fall]])).toBeGreaterThan(whole)
})
