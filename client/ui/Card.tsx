import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './Card.module.css'

/** A flat surface with a hairline. `look="outline"` has no fill; `isList` lays hairlines between its children. */
export function Card({
  look = 'surface',
  isList,
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & { look?: 'surface' | 'outline'; isList?: boolean }) {
  return <div className={cx(styles.card, styles[look], isList ? styles.list : styles.padded, className)} {...rest} />
}

/** A label above a number (multiplier, chance); put three in a `StatTrio`. */
export const Stat = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className={cx(styles.card, styles.surface, styles.stat)}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
export const StatTrio = (props: ComponentPropsWithRef<'dl'>) => <dl {...props} className={cx(styles.trio, props.className)} />

/** A game's stage; dark in both themes. */
export const Stage = ({ className, ...rest }: ComponentPropsWithRef<'section'>) => (
  <section className={cx(styles.stage, className)} {...rest} />
)
