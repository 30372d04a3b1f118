import type { ComponentPropsWithRef } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Dock.module.css'

/** What a page is for (its button, a game's stake), in reach at the bottom of the screen however far the page is scrolled. */
export const Dock = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={cx(styles.dock, className)} {...rest} />
)
