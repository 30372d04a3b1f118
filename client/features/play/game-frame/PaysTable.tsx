import type { ReactNode } from 'react'
import styles from './PaysTable.module.css'

interface Props {
  caption: string
  /** Column headings. */
  heads: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[]
}

/** In the rules: payouts and their chances. */
export function PaysTable({ caption, heads, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
