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
  /** What is missing stands out. */
  isMissing?: boolean
}

/** A line of the security centre; nothing where its page comes later. */
export function SecurityRow({ screen, icon, title, detail, isMissing }: Props) {
  if (!isOpen(screen)) return null
  return (
    <MenuRow icon={icon} to={SCREENS[screen].path}>
      <span className={styles.title}>{title}</span>
      <span className={isMissing ? styles.missing : styles.detail}>{detail}</span>
    </MenuRow>
  )
}
