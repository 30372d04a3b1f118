import type { ReactNode } from 'react'
import { RewardArt } from '#client/features/rewards/reward/index.ts'
import styles from './Welcome.module.css'

interface Props {
  kind: Parameters<typeof RewardArt>[0]['kind']
  /** The picture of its promotion. */
  art: string | undefined
  name: string
  amount: string
  /** What it takes, or why it was refused. */
  children: ReactNode
}

/** What a row of the welcome says of its gift. */
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
