import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import styles from './Operator.module.css'

export interface Column<Row> {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** Long text wraps. */
  wraps?: boolean
}

interface Props<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  error: unknown
  onRetry: () => unknown
  empty: string
  /** Called on Enter or a click on a row. */
  onOpen?: (row: Row) => void
  children?: ReactNode
}

/** Up and down move between rows; Enter opens one. */
function walk(event: KeyboardEvent<HTMLTableRowElement>, open: (() => void) | undefined) {
  const { key, currentTarget, target } = event
  if (target !== currentTarget) return
  if (key === 'Enter' && open) open()
  const next = key === 'ArrowDown' ? currentTarget.nextElementSibling : key === 'ArrowUp' && currentTarget.previousElementSibling
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** A table of the back office in each of its states. */
export function BackOfficeTable<Row>({ label, columns, rows, rowKey, error, onRetry, empty, onOpen, children }: Props<Row>) {
  const { t } = useTranslation('operator')
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />
  if (!rows) return <Skeleton shape="list" rows={6} />
  if (rows.length === 0) return <EmptyState message={empty} />
  return (
    <>
      {/* Wide tables can be scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.tableBox} tabIndex={0} aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ key, title, isNumber }) => (
                <th key={key} scope="col" className={cx(isNumber && styles.end)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const open = onOpen && (() => onOpen(row))
              return (
                <tr
                  key={rowKey(row)}
                  tabIndex={index === 0 ? 0 : -1}
                  className={cx(open && styles.opens)}
                  aria-description={open && t('row_opens')}
                  onClick={open}
                  onKeyDown={(event) => walk(event, open)}
                >
                  {columns.map(({ key, render, isNumber, wraps }) => (
                    <td key={key} className={cx(isNumber && styles.end, wraps && styles.wraps)}>
                      {render(row)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {children}
    </>
  )
}
