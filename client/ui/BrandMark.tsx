import { useState } from 'react'
import styles from './BrandMark.module.css'
import { Picture } from './Picture.tsx'

/** A studio's logo, twice as wide as high; its name if the picture is broken. */
export function BrandMark({ src, name, isEager = false }: { src: string; name: string; isEager?: boolean }) {
  const [brokenSrc, setBroken] = useState<string>()
  if (brokenSrc === src) return <span className={styles.name}>{name}</span>
  return (
    <Picture
      src={src}
      alt={name}
      width={96}
      height={48}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.mark}
      onBroken={() => setBroken(src)}
    />
  )
}
