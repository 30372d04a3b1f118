import { useTranslation } from 'react-i18next'
import type { DepositOffer } from '#contract/rewards/reward/reward.ts'
import { useDepositWords } from '#client/features/rewards/reward/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { GiftAbout } from './GiftAbout.tsx'
import { GiftLink } from './GiftLink.tsx'
import styles from './Welcome.module.css'

interface Props {
  offer: DepositOffer
  onLeave: () => void
}

/** Links to its card, which shows the conditions before the deposit. */
export function DepositRow({ offer, onLeave }: Props) {
  const { t } = useTranslation(['welcome', 'reward'])
  const { money, turnover } = useDepositWords()
  return (
    <GiftLink to={SCREENS.promotions.path} onLeave={onLeave}>
      <GiftAbout
        kind="DEPOSIT"
        art={undefined}
        name={offer.title}
        amount={t('reward:at_most', { amount: money(offer.maxBonus) })}
      >
        <span className={styles.small}>{t('deposit', { turnover: turnover(offer) })}</span>
      </GiftAbout>
    </GiftLink>
  )
}
