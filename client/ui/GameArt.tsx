import { useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import styles from './GameArt.module.css'
import { Sun } from './Logo.tsx'

interface Props {
  src: string
  /** Empty when the name stands beside it. */
  alt: string
  /** Width / height, as CSS; 3 / 4 for tiles. */
  ratio?: string
  /** Above the fold: load at once. */
  isEager?: boolean
  className?: string
}

/** A picture that holds its place, fades in (not on the first screen: that would count as drawn late), and leaves a quiet sun with its name when it is broken. */
export function GameArt({ src, alt, ratio = '3 / 4', isEager, className }: Props) {
  const [shown, setShown] = useState<{ src: string; isBroken: boolean }>()
  const state = shown?.src === src ? shown : undefined
  const show = (isBroken: boolean) => {
    setShown({ src, isBroken })
    if (isEager) dropFirstPicture()
  }
  return (
    <span className={cx(styles.frame, className)} style={{ aspectRatio: ratio }}>
      {state?.isBroken || !src ? (
        <span className={styles.broken}>
          <Sun size={44} />
          {alt && <span className={styles.name}>{alt}</span>}
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          className={cx(styles.art, (state || isEager) && styles.shown)}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && !state) show(false)
          }}
          onLoad={() => show(false)}
          onError={() => show(true)}
        />
      )}
    </span>
  )
}
