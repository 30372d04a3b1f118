import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Rain, RainCatch } from '#contract/rewards/rain/rain.ts'
import { nextStepOf } from '#client/features/rewards/reward/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { paths } from '#client/lib/paths.ts'
import { useCurrency } from '#client/lib/site.ts'
import { Button, ButtonLink, CountUp, Link } from '#client/ui/index.ts'
import { EnvelopeArt } from './EnvelopeArt.tsx'
import { Fan } from './Fan.tsx'
import { RainStage } from './RainStage.tsx'
import styles from './Result.module.css'
import { useRainWords } from './use-rain-words.ts'

const COUNT_MS = 900

function Won({ caught: { kind, amount } }: { caught: RainCatch }) {
  const { t } = useRainWords()
  return (
    <>
      <h1 className={styles.title}>{t('won')}</h1>
      <EnvelopeArt kind={kind} className={styles.envelope} />
      <p className={styles.kind}>{t(`kind_${kind}`)}</p>
      <p className={styles.amount}>
        <CountUp amount={amount} from={0n} currency={useCurrency()} milliseconds={COUNT_MS} />
      </p>
      <p className={styles.paid}>
        <CircleCheck size={20} aria-hidden="true" />
        {t('paid')}
      </p>
    </>
  )
}

interface WhyProps {
  isEmpty: boolean
  isFull: boolean
  error: unknown
}
function Nothing({ isEmpty, isFull, error }: WhyProps) {
  const { t } = useRainWords()
  const { t: rewardText } = useTranslation('reward')
  const errorText = useErrorText()
  const step = nextStepOf(error)
  const isRefused = error !== null && !isFull
  return (
    <>
      <h1 className={styles.title}>{t(isEmpty ? 'empty' : isFull ? 'full' : 'over')}</h1>
      {isEmpty ? <EnvelopeArt kind="EMPTY" part="open" className={styles.envelope} /> : <Fan isSmall />}
      <p className={styles.text}>
        {isRefused ? errorText(error) : t(isEmpty ? 'empty_text' : isFull ? 'full_text' : 'over_text')}{' '}
        {isRefused && step && (
          <Link to={step.to} className={styles.link}>
            {rewardText(step.text)}
          </Link>
        )}
      </p>
    </>
  )
}

interface Props extends Omit<WhyProps, 'isEmpty'> {
  caught: RainCatch | null
  next: Rain | null
  now: number
  onNext: () => void
}
/** The complete result of the rain, and when the next one is. */
export function Result({ caught, next, now, onNext, ...why }: Props) {
  const { t, when } = useRainWords()
  const isEmpty = caught?.kind === 'EMPTY'
  return (
    <RainStage>
      <div className={styles.middle}>
        <section aria-label={t('result')} className={styles.card}>
          {caught && !isEmpty ? <Won caught={caught} /> : <Nothing isEmpty={isEmpty} {...why} />}
          {next && <p className={styles.next}>{t('next', { when: when(next.startsAt, now) })}</p>}
          <ButtonLink to={paths.home} isWide>
            {t('play')}
          </ButtonLink>
          {next && (
            <Button variant="ghost" isWide size="small" onClick={onNext}>
              {t('see_next')}
            </Button>
          )}
        </section>
      </div>
    </RainStage>
  )
}
