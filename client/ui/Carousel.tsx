import { createElement, startTransition, useEffect, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import styles from './Carousel.module.css'
import type { Slide } from './slide.ts'

type Module = typeof import('./CarouselTrack.tsx')

interface Props {
  label: string
  slides: readonly Slide[]
  className?: string
}

/**
 * Banners. The first is plain markup and shows at once; swiper loads later and only for more than one. Without it, or offline,
 * the first banner stays.
 */
export function Carousel({ label, slides, className }: Props) {
  const [first] = slides
  const [module, setModule] = useState<Module>()
  const isWanted = useSettled() && slides.length > 1
  useEffect(() => {
    if (isWanted)
      import('./CarouselTrack.tsx').then(
        (track) => startTransition(() => setModule(track)),
        () => undefined,
      )
  }, [isWanted])
  if (!first) return null
  return (
    <section aria-label={label} aria-roledescription="carousel" className={cx(styles.carousel, className)}>
      {module && slides.length > 1 ? (
        createElement(module.CarouselTrack, { slides })
      ) : (
        <div className={styles.slide}>{first.node}</div>
      )}
    </section>
  )
}
