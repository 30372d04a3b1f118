import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './TeamPnlPage.module.css'

/** The path to the team shown; one tap per step up. */
export function PnlPath({ path, onOpen }: { path: readonly string[]; onOpen: (username: string) => void }) {
  const { t } = useTranslation('team-report')
  if (path.length < 2) return null
  return (
    <nav aria-label={t('path')}>
      <ol className={styles.path}>
        {path.map((name, place) => (
          <li key={name}>
            {place === path.length - 1 ? (
              <span aria-current="page" className={styles.here}>
                {name}
              </span>
            ) : (
              <>
                <button type="button" className={styles.step} onClick={() => onOpen(place === 0 ? '' : name)}>
                  {name}
                </button>
                <ChevronRight size={14} aria-hidden="true" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
