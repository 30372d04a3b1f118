import { useTranslation } from 'react-i18next'
import { formatAgo } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { Avatar, Card } from '#client/ui/index.ts'
import styles from './WinnersCard.module.css'

const PICTURE = 34

export interface Winner {
  name: string
  avatar: string
  amount: bigint
  at: number
}

/** The latest winners, masked; nothing if there are none. */
export function WinnersCard({ title, winners }: { title: string; winners: readonly Winner[] }) {
  const { i18n } = useTranslation('common')
  const money = useMoneyText()
  if (winners.length === 0) return null
  return (
    <section aria-label={title}>
      <Card className={styles.card}>
        <h3>{title}</h3>
        <ul>
          {winners.map(({ name, avatar, amount, at }) => (
            <li key={`${name} ${at} ${amount}`} className={styles.row}>
              <Avatar avatar={avatar} size={PICTURE} className={styles.picture} />
              <p className={styles.who}>
                <strong>{name}</strong>
                <span>{formatAgo(at, i18n.language)}</span>
              </p>
              <span className={styles.amount}>{money(amount)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
