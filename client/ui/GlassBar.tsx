import type { ComponentPropsWithRef } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './GlassBar.module.css'

/** Blurred glass across the phone column, fixed to its top: header and back bar. */
export const GlassHeader = ({ className, ...rest }: ComponentPropsWithRef<'header'>) => (
  <header className={cx(styles.bar, styles.top, className)} {...rest} />
)

/** The same glass at the bottom of the screen: the bottom bar, a game's bet bar. */
export const GlassBar = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={cx(styles.bar, styles.bottom, className)} {...rest} />
)
