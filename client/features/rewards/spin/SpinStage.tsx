import { PartyPopper } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCurrency } from '#client/lib/site.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { CountUp, Stage } from '#client/ui/index.ts'
import { Burst } from './Burst.tsx'
import type { SpinResult } from './spin.queries.ts'
import styles from './SpinStage.module.css'
import { useSpinWords } from './use-spin-words.ts'

const COUNT_MS = 900

const Won = ({ amount }: { amount: bigint }) => {
  const { t } = useSpinWords()
  return (
    <>
      <span className={styles.word}>
        <PartyPopper size={18} aria-hidden="true" />
        {t('won')}
      </span>
      <strong className={styles.amount}>
        <CountUp amount={amount} from={0n} currency={useCurrency()} milliseconds={COUNT_MS} isSigned />
      </strong>
      <span className={styles.paid}>{t('paid')}</span>
    </>
  )
}

const Lost = ({ hasMore }: { hasMore: boolean }) => {
  const { t } = useSpinWords()
  return (
    <>
      <strong className={styles.lost}>{t('lost')}</strong>
      <span className={styles.paid}>{t(hasMore ? 'lost_more' : 'lost_last')}</span>
    </>
  )
}

interface Props {
  title: string
  /** The last spin's result. */
  result: SpinResult | null
  hasMore: boolean
  /** Counts spins. */
  number: number
  children: ReactNode
}
/** The night around a wheel or reels, dark in both themes, with the spin's result over it. A spin scrolls it into view. */
export function SpinStage({ title, result, hasMore, number, children }: Props) {
  const isStill = useReducedMotion()
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (number > 0) stage.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
  }, [number, isStill])
  return (
    <Stage ref={stage} aria-label={title} data-theme="dark" className={styles.stage}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <output className={styles.outcome}>
        {result && (
          <span key={number} className={styles.plate}>
            {result.amount > 0n ? <Won amount={result.amount} /> : <Lost hasMore={hasMore} />}
          </span>
        )}
      </output>
      {result && result.amount > 0n && <Burst key={number} />}
    </Stage>
  )
}
