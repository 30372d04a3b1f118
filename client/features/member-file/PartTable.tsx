import type { ComponentProps } from 'react'
import { ConsoleTable } from '#client/features/operator/index.ts'
import styles from './MemberFile.module.css'

/** One of several tables of a part: where it is empty, a line says so. */
export const PartTable = <Row,>(props: ComponentProps<typeof ConsoleTable<Row>>) =>
  props.rows?.length === 0 ? <p className={styles.quiet}>{props.empty}</p> : <ConsoleTable {...props} />
