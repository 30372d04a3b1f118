import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlockHead, Card } from '#client/ui/index.ts'
import styles from './RulesCard.module.css'

interface Props {
  icon: ReactNode
  title: string
  /** In the operator's own words; empty = none. */
  note: string
  rules: readonly { icon: LucideIcon; text: string }[]
}

/** The rules for winning, one line each. */
export const RulesCard = ({ icon, title, note, rules }: Props) => (
  <section aria-label={title}>
    <BlockHead icon={icon} title={title} />
    <Card className={styles.card}>
      {note !== '' && <p>{note}</p>}
      <ul className={styles.rules}>
        {rules.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={18} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  </section>
)
