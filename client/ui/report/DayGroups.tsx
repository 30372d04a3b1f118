import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#client/lib/format.ts'
import styles from './Report.module.css'

interface Props<Row> {
  /** Newest first. */
  rows: readonly Row[]
  idOf: (row: Row) => string
  timeOf: (row: Row) => number
  children: (row: Row) => ReactNode
}

/** Rows grouped by day. */
export function DayGroups<Row>({ rows, idOf, timeOf, children }: Props<Row>) {
  const { i18n } = useTranslation()
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const day = formatDate(timeOf(row), i18n.language, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
    groups.set(day, [...(groups.get(day) ?? []), row])
  }
  return [...groups].map(([day, ofDay]) => (
    <Fragment key={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul className={styles.list}>
        {ofDay.map((row) => (
          <li key={idOf(row)}>{children(row)}</li>
        ))}
      </ul>
    </Fragment>
  ))
}
