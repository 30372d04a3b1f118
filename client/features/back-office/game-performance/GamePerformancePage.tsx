import { useTranslation } from 'react-i18next'
import { PageTitle } from '#client/ui/index.ts'
import { GameTable } from './GameTable.tsx'
import styles from './GamePerformance.module.css'

/** Each game's stated return, and its actual one. */
export function GamePerformancePage() {
  const { t } = useTranslation('game-performance')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={styles.note}>{t('about')}</p>
      <GameTable />
    </>
  )
}
