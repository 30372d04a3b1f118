import { ChevronRight, TicketPercent } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CodeEntry.module.css'
import { CodeSheet } from './late-sheets.ts'

/** For codes that are not listed: a row that opens a small form. */
export function CodeEntry() {
  const { t } = useTranslation('reward')
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.row} onClick={() => setOpen(true)}>
        <TicketPercent size={22} aria-hidden="true" className={styles.icon} />
        <span className={styles.label}>{t('code_ask')}</span>
        <ChevronRight size={20} aria-hidden="true" className={styles.more} />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <CodeSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
