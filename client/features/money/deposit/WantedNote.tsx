import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, Link } from '#client/ui/index.ts'
import styles from './Deposit.module.css'
import { historyPath } from './deposit-paths.ts'
import type { WantedProblem } from './wanted-bonus.ts'

const NEXT = {
  OPEN: { to: SCREENS.withdraw.path, label: 'to_bonus' },
  ORDERED: { to: historyPath, label: 'to_history' },
} as const

const Note = ({ children, action }: { children: string; action?: ReactNode }) => (
  <div className={styles.note}>
    <CircleAlert size={18} aria-hidden="true" />
    <p>{children}</p>
    {action}
  </div>
)

interface Props {
  problem: WantedProblem
  title: string
  money: (amount: bigint) => string
  onSetAmount: (amount: bigint) => void
}

/** Why the bonus in the address is not chosen, and what can be done about it. */
export function WantedNote({ problem, title, money, onSetAmount }: Props) {
  const { t } = useTranslation('deposit')
  if (problem.kind === 'ABSENT') return <Note>{t('bonus_absent')}</Note>
  if (problem.kind === 'LOW') {
    const { min, suggestion } = problem
    return (
      <Note
        action={
          suggestion !== undefined && (
            <Button size="small" variant="secondary" onClick={() => onSetAmount(suggestion)}>
              {t('bonus_set', { min: money(suggestion) })}
            </Button>
          )
        }
      >
        {t('bonus_starts', { title, min: money(min) })}
      </Note>
    )
  }
  const next = problem.kind === 'CLAIMED' ? undefined : NEXT[problem.kind]
  return (
    <Note
      action={
        next && (
          <Link to={next.to} className={styles.next}>
            {t(next.label)}
          </Link>
        )
      }
    >
      {t(`bonus_blocked_${problem.kind}`)}
    </Note>
  )
}
