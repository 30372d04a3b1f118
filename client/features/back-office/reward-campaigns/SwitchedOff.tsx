import type { ReactNode } from 'react'
import { useSite } from '#client/lib/site.ts'
import styles from './RewardCampaigns.module.css'

interface Props {
  /** The switch of the site, by its wire id. */
  flag: string
  children: ReactNode
}

/** Warns that the site's switch is off, so that members do not see what the form is about. */
export function SwitchedOff({ flag, children }: Props) {
  const flags = useSite()?.whitelabelVal
  return flags && !flags[flag] ? <p className={styles.warning}>{children}</p> : null
}
