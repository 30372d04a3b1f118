import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { PathStep } from '#contract/agents/downline/downline.ts'
import styles from './Downline.module.css'

interface Props {
  path: readonly PathStep[]
  /** Undefined = the agent. */
  onNode: (node: number | undefined) => void
}

/** From the agent down to the node whose downlines are shown. */
export function TeamPath({ path, onNode }: Props) {
  const { t } = useTranslation('downline')
  return (
    <nav className={styles.path} aria-label={t('path')}>
      {path.map(({ customerId, username, level }, index) => (
        <Fragment key={customerId}>
          {index > 0 && <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />}
          <button
            type="button"
            className={styles.step}
            aria-current={index === path.length - 1 ? 'page' : undefined}
            onClick={() => onNode(level === 0 ? undefined : customerId)}
          >
            {level === 0 ? t('me') : username}
          </button>
        </Fragment>
      ))}
    </nav>
  )
}
