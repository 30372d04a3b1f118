/** Joins the truthy class names: `cx(styles.tile, isOn && styles.on)`. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
