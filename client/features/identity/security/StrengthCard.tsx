import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { Card } from '#client/ui/index.ts'
import type { Strength } from './strength.ts'
import styles from './StrengthCard.module.css'

/** The head of the security centre: how many protections are set. */
export function StrengthCard({ strength: { set, of, level } }: { strength: Strength }) {
  const { t } = useTranslation('security')
  const Icon = level === 'strong' ? ShieldCheck : ShieldAlert
  return (
    <Card className={cx(styles.card, styles[level])}>
      <span className={styles.icon}>
        <Icon size={30} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`level_${level}`)}</h2>
        <p className={styles.line}>{t(set === of ? 'strength_full' : 'strength_missing', { set, of })}</p>
      </div>
      <span className={styles.meter} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={cx(styles.part, index < set && styles.on)} />
        ))}
      </span>
    </Card>
  )
}
