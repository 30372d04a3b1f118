import type { ComponentProps } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import styles from './NamedChoice.module.css'

/** A choice with its name beside it, or above it if both do not fit in a row. */
export const NamedChoice = <V extends string>(props: ComponentProps<typeof SegmentedControl<V>>) => (
  <div className={styles.row}>
    <span aria-hidden="true" className={styles.name}>
      {props.label}
    </span>
    <SegmentedControl {...props} className={cx(styles.control, props.className)} />
  </div>
)
