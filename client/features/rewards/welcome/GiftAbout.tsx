import type { ReactNode } from 'react'
import { RewardArt } from '#client/features/rewards/reward/index.ts'
import styles from './Welcome.module.css'

interface Props {
  kind: Parameters<typeof RewardArt>[0]['kind']
  /** Its promotion's picture. */
  art: string | undefined
  name: string
  amount: string
  /** What is missing, or why the claim was refused. */
  children: ReactNode
}

/** The text of a gift's row in the welcome. */
export const GiftAbout = ({ kind, art, name, amount, children }: Props) => (
  <>
    <span className={styles.art}>
      <RewardArt kind={kind} art={art} isEager={false} />
    </span>
    <span className={styles.about}>
      <span className={styles.name}>{name}</span>
      <strong className={styles.amount}>{amount}</strong>
      {children}
    </span>
  </>
)
