import { ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ProfileRow.module.css'

interface Props {
  label: string
  value: string
  /** Next to the value: verified or not. */
  note?: ReactNode
  /** Cannot be changed: nothing to open. */
  isFixed?: boolean
  /** Opens a page instead of a sheet. */
  isPage?: boolean
  onOpen: () => void
}

/** One entry of the profile, with a button to change it. */
export function ProfileRow({ label, value, note, isFixed, isPage, onOpen }: Props) {
  const { t } = useTranslation('member')
  const words = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-empty={value === '' || undefined}>
        {value || t('not_set')}
      </span>
      {note}
    </>
  )
  if (isFixed)
    return (
      <div className={styles.row}>
        <span className={styles.words}>{words}</span>
        <span className="visually-hidden">{t('set_for_good')}</span>
        <Lock size={16} className={styles.mark} aria-hidden="true" />
      </div>
    )
  return (
    <button type="button" aria-haspopup={isPage ? undefined : 'dialog'} className={styles.row} onClick={onOpen}>
      <span className={styles.words}>{words}</span>
      <ChevronRight size={18} className={styles.mark} aria-hidden="true" />
    </button>
  )
}
