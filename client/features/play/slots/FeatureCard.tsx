import { useTranslation } from 'react-i18next'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { Button, CountUp } from '#client/ui/index.ts'
import scatter from './art/scatter.svg'
import styles from './FeatureCard.module.css'
import { featureWin, freeGamesTotal } from './slot-round.ts'
import type { Feature } from './use-feature.ts'

interface Props {
  round: SlotRoundView
  feature: Feature
  /** The multiplier of free games. */
  mult: number
  currency: CurrencyMeta
  onPress: () => void
}

/** Over the reels: free spins ready to play, or their total win. */
export function FeatureCard({ round, feature, mult, currency, onPress }: Props) {
  const { t } = useTranslation('slots')
  const isOver = feature.outro !== undefined
  const isNew = round.freeGames.length === 0
  return (
    <div className={styles.card}>
      <img src={scatter} alt="" width={92} height={92} />
      {isOver ? (
        <>
          <p className={styles.small}>{t('free_over', { count: freeGamesTotal(round) })}</p>
          <p className={styles.big}>
            <CountUp amount={featureWin(round)} currency={currency} />
          </p>
        </>
      ) : (
        <>
          <p className={styles.big}>{t(isNew ? 'free_new' : 'free_left', { count: round.freeGamesLeft })}</p>
          {mult > 1 && <p className={styles.small}>{t('free_mult', { mult })}</p>}
        </>
      )}
      <Button onClick={onPress}>{t(isOver ? 'free_close' : isNew ? 'free_start' : 'free_continue')}</Button>
    </div>
  )
}
