import type { ComponentProps } from 'react'
import { BackOfficeTable } from '#client/ui/back-office/index.ts'
import styles from './PlayerProfile.module.css'

/** One of several tables on a tab: one line if it is empty. */
export const PartTable = <Row,>(props: ComponentProps<typeof BackOfficeTable<Row>>) =>
  props.rows?.length === 0 ? <p className={styles.quiet}>{props.empty}</p> : <BackOfficeTable {...props} />
