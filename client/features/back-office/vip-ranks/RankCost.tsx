import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedRank } from '#contract/back-office/vip-ranks.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts } from '#client/ui/back-office/index.ts'
import styles from './VipRanks.module.css'

interface Props {
  /** Undefined = not saved yet. */
  stored: ManagedRank | undefined
  /** The turnover field has unsaved changes. */
  isChanged: boolean
}

function Gain({ kept, gain, salary }: Pick<ManagedRank, 'kept' | 'gain' | 'salary'>) {
  const { t } = useTranslation('vip-ranks')
  const { money } = useWords()
  if (gain <= 0n) return salary > 0n ? <p className={styles.hint}>{t('gains_not')}</p> : null
  return (
    <p className={styles.warning}>
      <TriangleAlert size={18} aria-hidden="true" />
      <span>{kept < 0n ? t('rebate_high') : t('gains', { gain: money(gain) })}</span>
    </p>
  )
}

/** What campaigns give at a rank, and what the house keeps of the bets needed to reach it. */
export function RankCost({ stored, isChanged }: Props) {
  const { t } = useTranslation('vip-ranks')
  const { money } = useWords()
  if (!stored) return <p className={styles.hint}>{t('cost_later')}</p>
  const { upgradeBonus, salary, birthdayGift, kept } = stored
  const amount = (given: bigint) => (given === 0n ? '—' : money(given))
  return (
    <>
      <Facts
        of={[
          stored.level === 1 ? undefined : [t('upgrade_bonus'), amount(upgradeBonus)],
          [t('salary'), amount(salary)],
          [t('birthday_gift'), amount(birthdayGift)],
          [t('kept'), money(kept)],
        ]}
      />
      <Gain {...stored} />
      {isChanged && <p className={styles.hint}>{t('cost_changed')}</p>}
    </>
  )
}
