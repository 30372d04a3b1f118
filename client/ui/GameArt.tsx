import { useRef, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import { dropImageHost, hostedPicture } from '#client/lib/image-host.ts'
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

/** A picture that took longer comes in softly; one that is there at once is simply there: a list that scrolls makes dozens a second. */
const SOON_MS = 120

/** A picture that holds its place, and leaves a quiet sun with its name when it is broken. */
export function GameArt({ src, alt, ratio = '3 / 4', isEager, className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  // The page itself begins with the first screen's pictures, from our own host: they are on their way already.
  const [hosted, setHosted] = useState(() => ({ src, from: isEager ? src : hostedPicture(src) }))
  const from = hosted.src === src ? hosted.from : isEager ? src : hostedPicture(src)
  const isAskedAt = useRef(0)
  return (
    <span className={cx(styles.frame, className)} style={{ aspectRatio: ratio }}>
      {brokenSrc === src || !src ? (
        <span className={styles.broken}>
          <Sun size={44} />
          {alt && <span className={styles.name}>{alt}</span>}
        </span>
      ) : (
        <img
          src={from}
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
            // On the first screen it would count as drawn late.
            if (isEager) dropFirstPicture()
            else if (performance.now() - isAskedAt.current > SOON_MS) currentTarget.classList.add(styles.late!)
          }}
          onError={() => {
            if (from !== src) {
              dropImageHost()
              setHosted({ src, from: src })
            } else setBrokenSrc(src)
            if (isEager) dropFirstPicture()
          }}
        />
      )}
    </span>
  )
}
