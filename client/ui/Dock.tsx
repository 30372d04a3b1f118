import type { ComponentPropsWithRef } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Dock.module.css'

/** A page's main controls (its button, a game's stake), in reach at the bottom of the screen at any scroll position. */
export const Dock = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={cx(styles.dock, className)} {...rest} />
)
