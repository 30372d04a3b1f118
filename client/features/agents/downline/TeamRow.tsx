import { ChevronRight, UserRound, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { isAgentType } from '#client/lib/member-type.ts'
import { Checkbox, Chip, Money } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import type { DownlineRow } from './downline.queries.ts'
import styles from './Downline.module.css'
import { useTeamWords } from './use-team-words.ts'

interface Props {
  row: DownlineRow
  onOpen: () => void
  onBranch: () => void
  /** In selection mode: whether this one is selected, and the toggle. */
  picking?: { isPicked: boolean; onPick: () => void } | undefined
  /** A search result: shows its depth. */
  isFound: boolean
}

/** A team member: name, figures, and a link into the branch. */
export function TeamRow({ row, onOpen, onBranch, picking, isFound }: Props) {
  const { t } = useTranslation('downline')
  const { currency, number, day } = useTeamWords()
  const isAgent = isAgentType(row.type)
  const Icon = isAgent ? Users : UserRound
  return (
    <li>
      {picking && (
        <div className={styles.check}>
          <Checkbox checked={picking.isPicked} onChange={picking.onPick}>
            <span className="visually-hidden">{t('pick', { name: row.username })}</span>
          </Checkbox>
        </div>
      )}
      <button type="button" aria-haspopup="dialog" className={styles.row} onClick={onOpen}>
        <span className={cx(styles.icon, row.isOnline && styles.online)} aria-hidden="true">
          <Icon size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {row.username}
            {isAgent && <Chip>{t('kind_AGENT')}</Chip>}
            {row.status !== 'ACTIVE' && <Chip tone="hot">{t(`status_${row.status}`)}</Chip>}
          </span>
          <span className={rowStyles.small}>
            {isFound ? `${t('level')} ${number(row.level)} · ` : ''}
            {row.isOnline ? t('online') : row.lastLogin === null ? t('never') : day(row.lastLogin)}
          </span>
        </span>
        <span className={rowStyles.right}>
          <Money amount={row.balance} currency={currency} />
        </span>
      </button>
      {row.directCount > 0 && (
        <button
          type="button"
          className={styles.into}
          aria-label={t('branch_of', { name: row.username, count: row.teamCount, number: number(row.teamCount) })}
          onClick={onBranch}
        >
          {number(row.teamCount)}
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
