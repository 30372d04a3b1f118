import { useRef } from 'react'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { cx } from '#client/lib/class-names.ts'
import { tonesOf } from './spin-parts.ts'
import tones from './SpinTones.module.css'
import type { Spinning } from './use-spinning.ts'
import { useSpinWords } from './use-spin-words.ts'
import { useTurning } from './use-turning.ts'
import { fieldPath, isAlongRadius, labelSize, middleOf, RADIUS } from './wheel-shape.ts'
import { WheelFrame, WheelHub, WheelPointer } from './WheelFrame.tsx'
import styles from './WheelStage.module.css'

const LABEL_RADIUS = 116
const LONG_LABEL_RADIUS = 140

/** Replaces the amount in a field without a prize. */
const NothingMark = () => (
  <g className={styles.nothing}>
    <circle r="10" />
    <path d="M-7-7 7 7" />
  </g>
)

interface Props {
  prizes: SpinGame['prizes']
  spinning: Pick<Spinning, 'phase' | 'result' | 'onStopped'>
}
/** The wheel; it turns to the drawn field. */
export function WheelStage({ prizes, spinning: { phase, result, onStopped } }: Props) {
  const { label } = useSpinWords()
  const wheel = useRef<SVGSVGElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const count = prizes.length
  const place = result?.place ?? null
  useTurning({ wheel, pointer, fields: count, phase, place, onStopped })

  const tone = tonesOf(prizes)
  const labels = prizes.map(({ amount }) => (amount > 0n ? label(amount) : ''))
  const isLong = isAlongRadius(labels)
  const isMoving = phase !== 'REST' && phase !== 'SHOWN'
  return (
    <div aria-hidden="true" className={cx(styles.wheel, isMoving && styles.moving, phase === 'SHOWN' && styles.shown)}>
      <svg viewBox="-180 -180 360 360" className={styles.layer}>
        <WheelFrame />
      </svg>
      <svg ref={wheel} viewBox="-180 -180 360 360" className={styles.layer}>
        <defs>
          <radialGradient id="spin-shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS}>
            <stop stopColor="#14041a" stopOpacity=".5" />
            <stop offset=".55" stopColor="#14041a" stopOpacity=".06" />
            <stop offset=".86" stopColor="#ffffff" stopOpacity=".1" />
            <stop offset="1" stopColor="#14041a" stopOpacity=".22" />
          </radialGradient>
        </defs>
        {prizes.map(({ amount }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a field is its place
          <g key={at} className={tones[tone.get(amount) ?? 'none']}>
            <path d={fieldPath(at, count)} className={styles.field} />
            <path d={fieldPath(at, count)} fill="url(#spin-shade)" />
            <g transform={`rotate(${middleOf(at, count)}) translate(0 ${-(isLong ? LONG_LABEL_RADIUS : LABEL_RADIUS)})`}>
              {amount === 0n ? (
                <g transform={isLong ? 'translate(0 20)' : undefined}>
                  <NothingMark />
                </g>
              ) : (
                <text
                  transform={isLong ? 'rotate(90)' : undefined}
                  fontSize={labelSize(labels)}
                  className={cx(styles.label, isLong && styles.along)}
                >
                  {labels[at]}
                </text>
              )}
            </g>
          </g>
        ))}
        {phase === 'SHOWN' && place !== null && <path d={fieldPath(place, count)} className={styles.lit} />}
      </svg>
      <svg viewBox="-180 -180 360 360" className={styles.layer}>
        <WheelHub />
      </svg>
      <svg ref={pointer} viewBox="0 0 46 58" className={styles.pointer}>
        <WheelPointer />
      </svg>
    </div>
  )
}
