import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { StateCard } from '#client/ui/index.ts'
import type { Strength } from './strength.ts'
import styles from './StrengthCard.module.css'

const TONE = { strong: 'good', fair: 'waiting', weak: 'bad' } as const

/** The head of the security centre: how many protections are set. */
export function StrengthCard({ strength: { set, of, level } }: { strength: Strength }) {
  const { t } = useTranslation('security')
  const Icon = level === 'strong' ? ShieldCheck : ShieldAlert
  return (
    <StateCard
      tone={TONE[level]}
      icon={<Icon size={30} />}
      title={t(`level_${level}`)}
      lines={[t(set === of ? 'strength_full' : 'strength_missing', { set, of })]}
    >
      <span className={styles.meter} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={cx(styles.part, index < set && styles.on)} />
        ))}
      </span>
    </StateCard>
  )
}
