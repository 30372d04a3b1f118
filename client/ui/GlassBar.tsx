import type { ComponentPropsWithRef } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './GlassBar.module.css'

interface Props extends ComponentPropsWithRef<'div'> {
  /** Top bars stick under the status bar, bottom bars above the home line. */
  place: 'top' | 'bottom'
}

/** Blurred glass across the phone column, for header and bottom bar. */
export const GlassBar = ({ place, className, ...rest }: Props) => <div className={cx(styles.bar, styles[place], className)} {...rest} />
