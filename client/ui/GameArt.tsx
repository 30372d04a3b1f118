import { useRef, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import styles from './GameArt.module.css'
import { Sun } from './Logo.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  src: string
  /** Empty if the name is shown next to it. */
  alt: string
  /** Width / height, as CSS; 3 / 4 for tiles. */
  ratio?: string
  /** Above the fold: load at once. */
  isEager?: boolean
  className?: string
}

/** Pictures that take longer fade in; faster ones simply appear, because a scrolling list loads dozens a second. */
const SOON_MS = 120

/** A picture with its space reserved; shows a quiet sun and its name if it is broken. */
export function GameArt({ src, alt, ratio = '3 / 4', isEager, className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const isAskedAt = useRef(0)
  return (
    <span className={cx(styles.frame, className)} style={{ aspectRatio: ratio }}>
      {brokenSrc === src || !src ? (
        <span className={styles.broken}>
          <Sun size={44} />
          {alt && <span className={styles.name}>{alt}</span>}
        </span>
      ) : (
        <Picture
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          className={styles.art}
          ref={(image) => {
            isAskedAt.current = performance.now()
            if (isEager && image?.complete && image.naturalWidth > 0) dropFirstPicture()
          }}
          onLoad={({ currentTarget }) => {
            // A fade on the first screen would count as late drawing.
            if (isEager) dropFirstPicture()
            else if (performance.now() - isAskedAt.current > SOON_MS) currentTarget.classList.add(styles.late!)
          }}
          onBroken={() => {
            setBrokenSrc(src)
            if (isEager) dropFirstPicture()
          }}
        />
      )}
    </span>
  )
}
