import { CircleSlash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { cx } from '#client/lib/class-names.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { oddsOf, reelsOf, tonesOf } from './spin-parts.ts'
import styles from './ReelsStage.module.css'
import tones from './SpinTones.module.css'
import type { SpinPhase, Spinning } from './use-spinning.ts'
import { useSpinWords } from './use-spin-words.ts'

/** Plates the first reel passes before its prize, and how many more each next reel does. */
const FIRST_WAY = 8
const MORE_WAY = 5
const PLATE_MS = 75
/** The slow-down starts at three times its average speed. */
const SLOWING = 'cubic-bezier(0.3333, 1, 0.6667, 1)'
const SLOWING_FACTOR = 3
/** Above, at and below the line. */
const HEAD = 3
const NOTHING_SIZE = 26

interface ReelProps {
  reel: number
  isLast: boolean
  /** The prize at the line when the reel has stopped. */
  shown: bigint
  /** In the order in which they pass the line. */
  order: readonly bigint[]
  tone: ReturnType<typeof tonesOf>
  phase: SpinPhase
  onStopped: () => void
}

/** One reel: it rolls down until the answer, and then on to its prize. */
function Reel({ reel, isLast, shown, order, tone, phase, onStopped }: ReelProps) {
  const { label } = useSpinWords()
  const isStill = useReducedMotion()
  const strip = useRef<HTMLDivElement>(null)
  const rolling = useRef<Animation>(undefined)
  const way = FIRST_WAY + MORE_WAY * reel
  const plates = Array.from({ length: HEAD + Math.max(way, 2 * order.length) + HEAD }, (_, at) =>
    at === 1 ? shown : order[(at + reel) % order.length]!,
  )
  const at = (plate: number) => `0 ${(-plate / plates.length) * 100}%`
  const stopped = useEffectEvent(() => isLast && onStopped())
  const roll = useEffectEvent(() => {
    if (isStill || !strip.current) return
    const frames = { translate: [at(HEAD + order.length), at(HEAD)] }
    rolling.current = strip.current.animate(frames, { duration: order.length * PLATE_MS, iterations: Infinity })
  })
  const stop = useEffectEvent(async () => {
    if (!rolling.current || !strip.current) return stopped()
    rolling.current.cancel()
    const options = { duration: SLOWING_FACTOR * way * PLATE_MS, easing: SLOWING }
    rolling.current = strip.current.animate({ translate: [at(way), at(0)] }, options)
    await rolling.current.finished
    rolling.current = undefined
    return stopped()
  })
  useEffect(() => {
    if (phase === 'TURNING') roll()
    // Unmounting cancels the animation and rejects the promise.
    if (phase === 'STOPPING' || phase === 'FAILING') void stop().catch(() => undefined)
  }, [phase])
  useEffect(() => () => rolling.current?.cancel(), [])

  return (
    <div className={styles.reel}>
      <div ref={strip} className={styles.strip}>
        {plates.map((amount, plate) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a plate is its place
            key={plate}
            className={cx(styles.plate, tones[tone.get(amount) ?? 'none'], plate === 1 && styles.onLine)}
          >
            {amount === 0n ? <CircleSlash2 size={NOTHING_SIZE} /> : label(amount)}
          </span>
        ))}
      </div>
    </div>
  )
}

interface Props {
  prizes: SpinGame['prizes']
  spinning: Pick<Spinning, 'phase' | 'result' | 'onStopped'>
}
/** Three reels of prizes: all stop at the drawn prize, or at three different ones. */
export function ReelsStage({ prizes, spinning: { phase, result, onStopped } }: Props) {
  const odds = oddsOf(prizes)
  const order = odds.map(({ amount }) => amount)
  const tone = tonesOf(prizes)
  const before = [0, 1, 2].map((reel) => order[reel % order.length]!)
  const shown = result ? reelsOf(prizes, result.amount) : before
  const hasWon = phase === 'SHOWN' && result !== null && result.amount > 0n
  const isMoving = phase !== 'REST' && phase !== 'SHOWN'
  return (
    <div aria-hidden="true" className={cx(styles.cabinet, isMoving && styles.moving, hasWon && styles.won)}>
      <span className={styles.bulbs} />
      <div className={styles.window}>
        {shown.map((amount, reel) => (
          <Reel
            // oxlint-disable-next-line react/no-array-index-key -- a reel is its place
            key={reel}
            reel={reel}
            isLast={reel === shown.length - 1}
            shown={amount}
            order={order}
            tone={tone}
            phase={phase}
            onStopped={onStopped}
          />
        ))}
        <span className={styles.line} />
      </div>
      <span className={styles.bulbs} />
    </div>
  )
}
