import { useEffect, useEffectEvent, useRef } from 'react'
import type { CrashRound, CrashSeat } from '#contract/play/crash/crash.ts'
import { crashMs } from '#contract/play/crash/crash-curve.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { CRASH_DOT_MS, CRASH_SPARKS_MS } from '#client/lib/timings.ts'
import styles from './CrashStage.module.css'
import { dotsOf, placeAt } from './curve.ts'
import { paintCurve, paintDots, paintSparks, prepare } from './paint.ts'
import parol from './parol.svg'
import { elapsedOf, type Flight } from './use-shown.ts'

interface Props {
  flight: Flight
  seats: readonly CrashSeat[]
}
/** The lantern grows on its way up. */
const SIZES = { least: 0.46, fullAfterMs: 6_000 }

/** The curve and the lantern at its head. Drawn frame by frame only while something moves; still with reduced motion. */
export function CrashFlight({ flight, seats }: Props) {
  const isStill = useReducedMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const lantern = useRef<HTMLImageElement>(null)
  const firstSeen = useRef(new Map<number, number>())
  const burst = useRef<{ round: string; at: number }>(undefined)
  const { round, isLive } = flight
  const { phase } = round ?? {}

  /** Returns whether the next frame will look different. */
  const draw = useEffectEvent((now: number, current: CrashRound | null, taken: readonly CrashSeat[]): boolean => {
    const prepared = canvas.current && prepare(canvas.current)
    if (!prepared || !current) return false
    const { context, size } = prepared
    const isOver = current.phase === 'CRASHED'
    const elapsed = isOver ? crashMs(current.point ?? 100) : (elapsedOf({ ...flight, round: current }) ?? 0)
    const head = placeAt(elapsed, elapsed, size)
    const scale = Math.min(1, SIZES.least + ((1 - SIZES.least) * elapsed) / SIZES.fullAfterMs)
    if (lantern.current) lantern.current.style.transform = `translate(${head.x}px, ${head.y}px) scale(${scale})`
    if (current.phase === 'BETTING') {
      firstSeen.current.clear()
      burst.current = undefined
      return false
    }
    paintCurve(context, elapsed, size, isOver)
    const cashOuts = taken.flatMap(({ cashOut }) => cashOut ?? [])
    for (const multiplier of cashOuts) if (!firstSeen.current.has(multiplier)) firstSeen.current.set(multiplier, now)
    const ageOf = (multiplier: number) => (isStill ? CRASH_DOT_MS : now - (firstSeen.current.get(multiplier) ?? now))
    paintDots(context, dotsOf(cashOuts, elapsed, size), ageOf, size)
    if (!isOver) return true
    // A page opened later shows no burst.
    const isFresh = flight.clock.now() - (current.crashedAt ?? 0) < CRASH_SPARKS_MS
    if (isFresh && burst.current?.round !== current.round) burst.current = { round: current.round, at: now }
    if (burst.current && !isStill) paintSparks(context, head, now - burst.current.at)
    return burst.current !== undefined && now - burst.current.at < CRASH_SPARKS_MS
  })

  useEffect(() => {
    let frame = requestAnimationFrame(function step(now) {
      if (draw(now, round, seats) && isLive && !isStill) frame = requestAnimationFrame(step)
    })
    const resized = new ResizeObserver(() => draw(performance.now(), round, seats))
    if (canvas.current) resized.observe(canvas.current)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
    }
  }, [round, seats, isLive, isStill])

  if (isStill) return <img src={parol} alt="" className={styles.stillLantern} data-phase={phase} />
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" className={styles.canvas} />
      <img ref={lantern} src={parol} alt="" className={styles.lantern} data-phase={phase} />
    </>
  )
}
