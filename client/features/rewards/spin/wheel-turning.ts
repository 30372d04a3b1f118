/** Animates a wheel in the compositor: speeds up, turns steadily, and slows down to a stop. */
import { FULL_TURN_MS, SLOWING, SPEED, SPEED_UP_MS, SPEED_UP_TURN, SPEEDING_UP, stopOf, ticksOf } from './wheel-shape.ts'

const LEAST_TICK_MS = 45
const WHOLE_TURN = 360
const PUSHED = '-16deg'
const degrees = (turn: number) => `${turn}deg`
const turned = (from: number, to: number) => ({ rotate: [degrees(from), degrees(to)] })

export function standAt(wheel: SVGElement, turn: number): void {
  wheel.style.rotate = degrees(turn)
}

interface Parts {
  wheel: SVGElement
  /** Pushed aside by the edges of the fields. */
  pointer: Element
  fields: number
}
export interface Turning {
  /** Resolves with the final rotation; rejects if cancelled. */
  stop: (place: number | null) => Promise<number>
  cancel: () => void
}

function tickFrames(ticks: readonly number[], milliseconds: number): Keyframe[] {
  const back = LEAST_TICK_MS / milliseconds
  return [
    { offset: 0, rotate: '0deg' },
    ...ticks.flatMap((tick) => [
      { offset: tick, rotate: PUSHED },
      { offset: Math.min(1, tick + back), rotate: '0deg' },
    ]),
  ]
}

export function startTurning({ wheel, pointer, fields }: Parts, from: number): Turning {
  const full = from + SPEED_UP_TURN
  const speedUp = wheel.animate(turned(from, full), { duration: SPEED_UP_MS, easing: SPEEDING_UP })
  const steady = wheel.animate(turned(full, full + WHOLE_TURN), {
    delay: SPEED_UP_MS,
    duration: FULL_TURN_MS,
    iterations: Infinity,
  })
  const ticking = pointer.animate(
    { rotate: ['0deg', PUSHED, '0deg'] },
    { duration: Math.max(LEAST_TICK_MS, WHOLE_TURN / fields / SPEED), iterations: Infinity },
  )
  const running: Animation[] = [speedUp, steady, ticking]
  const cancel = () => running.forEach((animation) => animation.cancel())

  async function stop(place: number | null): Promise<number> {
    await speedUp.finished
    const past = Math.max(0, Number(steady.currentTime) - SPEED_UP_MS)
    const now = full + SPEED * past
    const { to, milliseconds } = stopOf(now, place, fields)
    const slowing = wheel.animate(turned(now, to), { duration: milliseconds, easing: SLOWING })
    const ticks = ticksOf(now, to, fields, LEAST_TICK_MS / milliseconds)
    ticking.cancel()
    running.push(slowing, pointer.animate(tickFrames(ticks, milliseconds), { duration: milliseconds }))
    standAt(wheel, to)
    steady.cancel()
    await slowing.finished
    return to
  }
  return { stop, cancel }
}
