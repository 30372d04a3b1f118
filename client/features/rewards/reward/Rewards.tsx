import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositOffer, Reward } from '#contract/rewards/reward/reward.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { type Card, cardsOf, keyOf } from './deposit-parts.ts'
import { DepositCard } from './DepositCard.tsx'
import { DepositSheet, RewardSheet } from './late-sheets.ts'
import { RewardCard } from './RewardCard.tsx'
import styles from './Rewards.module.css'

interface Props {
  rewards: readonly Reward[]
  depositOffers?: readonly DepositOffer[]
  /** Codes can be entered here. */
  hasCodes: boolean
  /** Pictures of promotions, by id. */
  arts: ReadonlyMap<number, string>
  /** On the promotion's own page: no links to it. */
  isOnPage?: boolean
}
const NONE: readonly DepositOffer[] = []

/** Rewards and deposit bonuses, the sheet of the open one, and the row for codes; nothing if there are none. */
export function Rewards({ rewards, depositOffers = NONE, hasCodes, arts, isOnPage = false }: Props) {
  const { t } = useTranslation('reward')
  const [opened, setOpened] = useState<{ card: Card; isOpen: boolean }>()
  const cards = cardsOf(rewards, depositOffers)
  // A card that has left the list stays unchanged until its sheet is closed.
  const shown = opened && (cards.find((card) => keyOf(card) === keyOf(opened.card)) ?? opened.card)
  const artOf = ({ announcementId }: Pick<Reward, 'announcementId'>) =>
    announcementId === null ? undefined : arts.get(announcementId)
  if (cards.length === 0 && !hasCodes) return null
  const sheet = opened && shown && { isOpen: opened.isOpen, onClose: () => setOpened({ card: shown, isOpen: false }) }
  return (
    <section aria-label={t('rewards')} className={styles.rewards}>
      <ul className={styles.list}>
        {cards.map((card, place) => {
          const open = () => setOpened({ card, isOpen: true })
          return (
            <li key={keyOf(card)}>
              {'reward' in card ? (
                <RewardCard reward={card.reward} art={artOf(card.reward)} isFirst={place === 0} onOpen={open} />
              ) : (
                <DepositCard offer={card.offer} art={artOf(card.offer)} onOpen={open} />
              )}
            </li>
          )
        })}
      </ul>
      {hasCodes && <CodeEntry />}
      {sheet && (
        <Suspense key={keyOf(shown)}>
          {'reward' in shown ? (
            <RewardSheet reward={shown.reward} hasReadMore={!isOnPage} {...sheet} />
          ) : (
            <DepositSheet offer={shown.offer} {...sheet} />
          )}
        </Suspense>
      )}
    </section>
  )
}
