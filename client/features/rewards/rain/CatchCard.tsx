import { Spinner } from '#client/ui/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import styles from './CatchCard.module.css'
import { EnvelopeArt } from './EnvelopeArt.tsx'
import { openedSum } from './rain-parts.ts'
import type { Catching } from './use-catching.ts'
import { useRainWords } from './use-rain-words.ts'

/** The result of the taps so far, and how many members are catching. */
export function CatchCard({ catching: { caught, opened, missed, isSending, error, catchers } }: { catching: Catching }) {
  const { t, money, number } = useRainWords()
  const errorText = useErrorText()
  const sum = caught ? openedSum(caught, opened) : 0n
  const isEmpty = caught?.kind === 'EMPTY'
  return (
    <section aria-label={t('catch_card')} className={styles.card}>
      <EnvelopeArt kind={caught && !isEmpty ? caught.kind : 'RED'} className={styles.envelope} />
      <output className={styles.own}>
        <span>{isEmpty && missed > 0 ? t('again') : t('caught', { count: opened })}</span>
        <strong>{money(sum)}</strong>
      </output>
      {isSending && <Spinner />}
      <p className={styles.others}>
        <strong>{number(catchers)}</strong>
        <span>{t('catchers', { count: catchers })}</span>
      </p>
      {!caught && !isSending && error !== null && (
        <p role="alert" className={styles.failed}>
          {errorText(error)} {t('tap_again')}
        </p>
      )}
    </section>
  )
}
