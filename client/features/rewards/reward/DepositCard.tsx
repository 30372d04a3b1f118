import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DepositOffer } from '#contract/rewards/reward/reward.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { LargeShape, RowShape } from './CardShapes.tsx'
import { blockOf, isLarge, LOOK_OF } from './deposit-parts.ts'
import { MENDS } from './reward-parts.ts'
import { RewardArt } from './RewardArt.tsx'
import { StateBadge } from './RewardBadge.tsx'
import { useDepositWords } from './use-deposit-words.ts'
import { useLogInForReward } from './use-log-in-for-reward.ts'
import styles from './RewardCard.module.css'

interface Props {
  offer: DepositOffer
  onOpen: () => void
}
interface CardProps extends Props {
  /** Its promotion's picture. */
  art: string | undefined
}

/**
 * On a large card: opens the sheet with the conditions, or the login. At the end of a row: links to what is missing, or shows that
 * there is more to read.
 */
function Act({ offer, onOpen }: Props): ReactNode {
  const { t } = useDepositWords()
  const logIn = useLogInForReward()
  const block = blockOf(offer)
  const isGuest = offer.state === 'GUEST'
  if (block)
    return (
      <ButtonLink to={MENDS[block].to} size="small" variant="secondary" className={styles.act}>
        {t(MENDS[block].text)}
      </ButtonLink>
    )
  if (!isLarge(offer)) return <ChevronRight size={20} className={styles.more} aria-hidden="true" />
  return (
    <Button size="small" className={styles.act} onClick={isGuest ? logIn : onOpen}>
      {t(isGuest ? 'log_in' : 'mend_deposit')}
    </Button>
  )
}

/** A bonus with a deposit; its sheet shows the conditions before it links to the deposit. */
export function DepositCard({ offer, art, onOpen }: CardProps) {
  const { line, badge } = useDepositWords()
  const isWide = isLarge(offer)
  const parts = {
    title: offer.title,
    art: <RewardArt kind="DEPOSIT" art={art} isWide={isWide} isEager={false} />,
    badge: <StateBadge state={LOOK_OF[offer.state]}>{badge(offer)}</StateBadge>,
    line: line(offer),
    onOpen,
  }
  const act = <Act offer={offer} onOpen={onOpen} />
  return isWide ? <LargeShape {...parts} action={act} /> : <RowShape {...parts} end={act} />
}
