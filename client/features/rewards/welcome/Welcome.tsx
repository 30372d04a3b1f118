import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstDepositOf, rewardList, welcomeRows } from '#client/features/rewards/reward/index.ts'
import { useMember } from '#client/lib/current-member.ts'
import { endWelcome, useSession } from '#client/lib/session.ts'
import welcomeArt from '#client/ui/art/welcome.svg'
import { Sheet } from '#client/ui/index.ts'
import styles from './Welcome.module.css'
import { WelcomeGifts, type WelcomeOffers } from './WelcomeGifts.tsx'

interface Props {
  /** Pictures of promotions, by id. */
  arts: ReadonlyMap<number, string>
  onClose: () => void
  /** There is nothing to give, or the rewards did not load. */
  onEmpty: () => void
}

/** Shown once, after a registration: gifts to claim, and what the others still need. */
export function Welcome({ arts, onClose, onEmpty }: Props) {
  const { t } = useTranslation('welcome')
  const session = useSession()
  const { data: member } = useMember()
  const { data, isError, isFetchedAfterMount } = useQuery(rewardList())
  const [isOpen, setOpen] = useState(true)
  // They stay in place while claims change the list. Data from before the registration is a guest's.
  const [rows, setRows] = useState<WelcomeOffers>()
  if (!rows && data && isFetchedAfterMount) {
    const deposit = firstDepositOf(data.depositOffers)
    setRows({ rewards: welcomeRows(data.rewards, deposit !== undefined), deposit })
  }
  // A bonus that needs a deposit is not enough for a welcome.
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
      <WelcomeGifts {...rows} arts={arts} onClose={close} />
    </Sheet>
  )
}
