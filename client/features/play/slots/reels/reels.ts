/** The reels, or the board, of one slot: starts turning at once, and stops at the server's result. */
import type { SlotScreen } from '#contract/play/slots/slots.ts'
import { fallScene, leaveScene, popScene, type Spin, spinScene, stillScene } from './scenes.ts'
import { stopsOf } from './spin-motion.ts'
import type { Stage } from './stage.ts'
import { winsOf } from './shown-wins.ts'
import { type Cell, fallsOf, firstFalls } from './tumble-motion.ts'

interface Options {
  stage: Stage
  isBoard: boolean
  letters: readonly string[]
  lines: readonly string[]
}

/** How results are animated. */
export interface Pace {
  isTurbo: boolean
  /** Reduced motion: nothing turns or falls. */
  isStill: boolean
}

/** How long a win on a tumbling board is shown before it vanishes. */
const STEP_MS = 620
const STILL_STEP_MS = 700
const TURBO = 2.2
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export function createReels({ stage, isBoard, letters, lines }: Options) {
  let grid: readonly string[] = []
  let spin: Spin | undefined
  let isHurried = false
  /** The old board must be gone before the next one falls. */
  let leaves: Promise<void> = Promise.resolve()

  const stand = (shown: Omit<Parameters<typeof stillScene>[0], 'grid'> = {}) => void stage.play(stillScene({ grid, ...shown }))

  async function landReels(screen: SlotScreen, { isTurbo }: Pace) {
    const next = screen.steps[0]!.grid
    if (!spin) return
    const stops = stopsOf(next.length, stage.elapsed(), isTurbo || isHurried)
    const landed: Spin = { ...spin, result: { grid: next, stops } }
    spin = undefined
    await stage.follow(spinScene(landed))
  }

  async function landBoard({ steps }: SlotScreen, { isTurbo, isStill }: Pace) {
    const pace = () => (isHurried ? TURBO * 2 : isTurbo ? TURBO : 1)
    if (!isStill) {
      await leaves
      await stage.play(fallScene(firstFalls(steps[0]!.grid)), pace())
    }
    for (const [index, { grid: board, wins }] of steps.entries()) {
      grid = board
      const next = steps[index + 1]
      if (!next) return
      const gone = wins.flatMap(({ cells }): Cell[] => cells.map(([reel, row]) => [reel, row]))
      stand({ wins: winsOf(wins, []), isStill })
      await wait(isStill ? STILL_STEP_MS : STEP_MS / pace())
      if (isStill) continue
      await stage.play(popScene(board, gone), pace())
      await stage.play(fallScene(fallsOf(next.grid, gone)), pace())
    }
  }

  return {
    /** Shows a screen without turning: before the first spin, and after a refused one. */
    show(screen: readonly string[]) {
      grid = screen
      spin = undefined
      stand()
    },
    start({ isStill }: Pick<Pace, 'isStill'>) {
      isHurried = false
      if (isStill) return stand()
      if (isBoard) {
        leaves = stage.play(leaveScene(grid))
        return undefined
      }
      spin = { from: grid, letters }
      void stage.play(spinScene(spin))
      return undefined
    },
    /** Resolves when the result is shown, with its wins. */
    async land(screen: SlotScreen, pace: Pace) {
      if (isBoard) await landBoard(screen, pace)
      else if (!pace.isStill) await landReels(screen, pace)
      const last = screen.steps.at(-1)!
      grid = last.grid
      const values = screen.multipliers.map(({ cell: [reel, row], value }) => ({ cell: [reel, row] as const, value }))
      const scatters = screen.scatterAmount > 0n || screen.awarded > 0 ? [{ cells: screen.scatters }] : []
      stand({ wins: [...winsOf(last.wins, lines), ...scatters], values, isStill: pace.isStill })
    },
    /** Speeds up the animation for an impatient player; the result stays the same. */
    hurry() {
      isHurried = true
      stage.hurry()
    },
  }
}
export type Reels = ReturnType<typeof createReels>
