import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { cx } from '#client/lib/class-names.ts'
import { hasPageBefore } from '#client/lib/go-back.ts'
import { paths } from '#client/lib/paths.ts'
import { IconButton } from '#client/ui/index.ts'
import { EnvelopeArt, EnvelopeShapes } from './EnvelopeArt.tsx'
import styles from './RainStage.module.css'

const SPARKLES = [
  [82, 84, 9],
  [300, 80, 12],
  [130, 172, 6],
  [346, 150, 3],
  [42, 228, 3],
  [24, 414, 6],
  [226, 398, 3],
  [388, 306, 3],
  [150, 206, 8],
  [312, 218, 7],
  [246, 318, 9],
  [2, 444, 2],
] as const
const CONFETTI = [
  [10, 160, '#ffe9c0', 20],
  [272, 184, '#ffb13b', -8],
  [338, 199, '#f59313', 10],
  [8, 342, '#ff8fa0', 70],
  [78, 356, '#fff3c9', 25],
  [10, 388, '#ffb13b', 60],
  [252, 406, '#f2384f', 15],
  [276, 374, '#2bb7a5', -12],
  [368, 420, '#ff8fc2', 30],
  [176, 430, '#ffb13b', 50],
] as const
const spark = (radius: number) => {
  const waist = radius * 0.2
  return `M0-${radius} ${waist}-${waist} ${radius} 0 ${waist} ${waist} 0 ${radius}-${waist} ${waist}-${radius} 0-${waist}-${waist}Z`
}

const Glitter = () => (
  <svg aria-hidden="true" viewBox="0 0 390 460" preserveAspectRatio="xMidYMin slice" className={styles.glitter}>
    {CONFETTI.map(([x, y, colour, turn]) => (
      <rect key={`${x} ${y}`} width="6" height="3.5" rx="1" fill={colour} transform={`translate(${x} ${y}) rotate(${turn})`} />
    ))}
    {SPARKLES.map(([x, y, radius]) => (
      <path key={`${x} ${y}`} d={spark(radius)} fill="#fff3c9" transform={`translate(${x} ${y})`} />
    ))}
  </svg>
)

interface Props {
  /** At the top right: the waiting members, or the seconds left. */
  corner?: ReactNode
  /** As high as the screen, and cut off: envelopes fall through it. */
  isFixed?: boolean
  children: ReactNode
}

/** The whole screen, dark in both themes, with a way back. */
export function RainStage({ corner, isFixed = false, children }: Props) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const close = () => void (hasPageBefore() ? navigate(-1) : navigate(paths.home, { replace: true }))
  return (
    <div data-theme="dark" className={cx(styles.stage, isFixed && styles.fixed)}>
      <EnvelopeShapes />
      <div aria-hidden="true" className={styles.ground}>
        <Glitter />
        {['one', 'two', 'three', 'four'].map((place) => (
          <EnvelopeArt key={place} kind="RED" className={cx(styles.blurred, styles[place])} />
        ))}
      </div>
      <div className={styles.top}>
        <IconButton label={t('close')} icon={<X size={24} />} className={styles.close} onClick={close} />
        {corner}
      </div>
      {children}
    </div>
  )
}
