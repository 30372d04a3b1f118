import type { ReactNode } from 'react'
import { isOpen, SCREENS, type ScreenName } from '#client/lib/paths.ts'
import { MenuRow } from '#client/ui/index.ts'
import styles from './SecurityRow.module.css'

interface Props {
  screen: ScreenName
  icon: ReactNode
  title: string
  /** What is set, in a few words. */
  detail: string
  /** Missing items are highlighted. */
  isMissing?: boolean
}

/** A row of the security centre; hidden until its page is released. */
export function SecurityRow({ screen, icon, title, detail, isMissing }: Props) {
  if (!isOpen(screen)) return null
  return (
    <MenuRow icon={icon} to={SCREENS[screen].path}>
      <span className={styles.title}>{title}</span>
      <span className={isMissing ? styles.missing : styles.detail}>{detail}</span>
    </MenuRow>
  )
}
