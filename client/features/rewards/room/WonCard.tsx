import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { lackOf, MENDS, RewardSheet } from '#client/features/rewards/reward/index.ts'
import { Button, ButtonLink, Card } from '#client/ui/index.ts'
import styles from './WonCard.module.css'

interface Props {
  reward: Reward
  title: string
  /** The deadline for the claim. */
  until: string
  claim: string
}
/** A prize that was won; it is claimed in the sheet, next to its terms. Nothing without a ticket. */
export function WonCard({ reward, title, until, claim }: Props) {
  const { t } = useTranslation('reward')
  const [opened, setOpened] = useState<'OPEN' | 'CLOSED'>()
  const lack = lackOf(reward)
  return (
    <>
      {reward.transactionId !== null && (
        <Card className={styles.card}>
          <p className={styles.words}>
            <strong>{title}</strong>
            <span>{until}</span>
          </p>
          {lack ? (
            <ButtonLink to={MENDS[lack].to} size="small" variant="secondary">
              {t(MENDS[lack].text)}
            </ButtonLink>
          ) : (
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('OPEN')}>
              {claim}
            </Button>
          )}
        </Card>
      )}
      {opened && (
        <Suspense>
          <RewardSheet reward={reward} hasReadMore isOpen={opened === 'OPEN'} onClose={() => setOpened('CLOSED')} />
        </Suspense>
      )}
    </>
  )
}
