import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DepositOffer, Reward } from '#contract/rewards/reward/reward.ts'
import {
  amountGained,
  claimsOf,
  firstDepositOf,
  firstLack,
  MENDS,
  readyAmount,
  rewardList,
  useRewardWords,
  welcomeRows,
} from '#client/features/rewards/reward/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { endWelcome, useSession } from '#client/lib/session.ts'
import { useCurrency, useSite } from '#client/lib/site.ts'
import welcomeArt from '#client/ui/art/welcome.svg'
import { Button, CountUp, Sheet } from '#client/ui/index.ts'
import { useClaimEach } from './claim-each.queries.ts'
import { DepositRow } from './DepositRow.tsx'
import styles from './Welcome.module.css'
import { WelcomeRow } from './WelcomeRow.tsx'

interface Props {
  /** Pictures of promotions, by id. */
  arts: ReadonlyMap<number, string>
  onClose: () => void
  /** There is nothing to give, or it is not known. */
  onEmpty: () => void
}

interface Rows {
  rewards: readonly Reward[]
  /** The bonus of the first deposit. */
  deposit: DepositOffer | undefined
}
interface GiftsProps extends Rows {
  arts: Props['arts']
  onClose: () => void
}

function Gifts({ rewards, deposit, arts, onClose }: GiftsProps) {
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

/** Once, after a registration: what there is to claim, and what to do for the rest. */
export function Welcome({ arts, onClose, onEmpty }: Props) {
  const { t } = useTranslation('welcome')
  const session = useSession()
  const { data: member } = useMember()
  const { data, isError, isFetchedAfterMount } = useQuery(rewardList())
  const [isOpen, setOpen] = useState(true)
  // They stay in place while claims change the list. What was loaded before the registration is a guest's.
  const [rows, setRows] = useState<Rows>()
  if (!rows && data && isFetchedAfterMount) {
    const deposit = firstDepositOf(data.depositOffers)
    setRows({ rewards: welcomeRows(data.rewards, deposit !== undefined), deposit })
  }
  // A bonus that takes a deposit is no welcome by itself.
  const isEmpty = rows ? rows.rewards.length === 0 : isError
  const passOn = useEffectEvent(onEmpty)
  useEffect(() => {
    if (isEmpty) passOn()
  }, [isEmpty])
  if (!rows || isEmpty) return null

  const close = () => {
    endWelcome()
    setOpen(false)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      onClose={close}
      title={t('greeting', { name: member?.nickname || session?.userName })}
      isCard
      art={<img src={welcomeArt} alt="" draggable={false} className={styles.picture} />}
    >
      <Gifts {...rows} arts={arts} onClose={close} />
    </Sheet>
  )
}
