import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DepositOffer, Reward } from '#contract/rewards/reward/reward.ts'
import { amountGained, claimsOf, firstLack, MENDS, readyAmount, useRewardWords } from '#client/features/rewards/reward/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useCurrency, useSite } from '#client/lib/site.ts'
import { Button, CountUp } from '#client/ui/index.ts'
import { useClaimEach } from './claim-each.queries.ts'
import { DepositRow } from './DepositRow.tsx'
import styles from './Welcome.module.css'
import { WelcomeRow } from './WelcomeRow.tsx'

export interface WelcomeOffers {
  rewards: readonly Reward[]
  /** The bonus of the first deposit. */
  deposit: DepositOffer | undefined
}
interface Props extends WelcomeOffers {
  /** Pictures of promotions, by id. */
  arts: ReadonlyMap<number, string>
  onClose: () => void
}

/** The gifts, and one button that claims them all or links to what is missing. */
export function WelcomeGifts({ rewards, deposit, arts, onClose }: Props) {
  const { t } = useTranslation('welcome')
  const { money } = useRewardWords()
  const currency = useCurrency()
  const age = useSite()?.minimumAge
  const navigate = useNavigate()
  const claim = useClaimEach()
  const outcomes = claim.data
  const claims = claimsOf(rewards)
  const lack = firstLack(rewards)
  const gained = amountGained(outcomes?.values() ?? [])

  const leadOn = () => {
    onClose()
    void navigate(lack ? MENDS[lack].to : SCREENS.promotions.path)
  }
  const isReady = claims.size > 0 && !outcomes
  function press() {
    if (outcomes) onClose()
    else if (isReady) claim.mutate(claims)
    else leadOn()
  }
  function action(): string {
    if (outcomes) return t('play')
    if (isReady) return t('claim', { amount: money(readyAmount(rewards)) })
    return lack ? t(`lead_${lack}`) : t('lead_none')
  }
  return (
    <div className={styles.gifts}>
      <p className={styles.line} aria-live="polite">
        {gained > 0n ? (
          <>
            {t('gained')} <CountUp amount={gained} from={0n} currency={currency} tone="win" isSigned />
          </>
        ) : (
          t('count', { count: rewards.length + (deposit ? 1 : 0) })
        )}
      </p>
      <ul className={styles.rows}>
        {rewards.map((reward) => (
          <li key={reward.campaignId}>
            <WelcomeRow
              reward={reward}
              art={reward.announcementId === null ? undefined : arts.get(reward.announcementId)}
              outcome={outcomes?.get(reward.campaignId)}
              onLeave={onClose}
            />
          </li>
        ))}
        {deposit && (
          <li>
            <DepositRow offer={deposit} onLeave={onClose} />
          </li>
        )}
      </ul>
      <Button isWide isLoading={claim.isPending} icon={isReady ? <Gift size={20} /> : undefined} onClick={press}>
        {action()}
      </Button>
      {!outcomes && (
        <Button variant="ghost" isWide className={styles.later} onClick={onClose}>
          {t('later')}
        </Button>
      )}
      <p className={styles.where}>{t('where', { age })}</p>
    </div>
  )
}
