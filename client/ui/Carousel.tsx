import { lazy, Suspense } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import styles from './Carousel.module.css'
import type { Slide } from './slide.ts'

const CarouselTrack = lazy(() => import('./CarouselTrack.tsx').then((module) => ({ default: module.CarouselTrack })))

interface Props {
  label: string
  slides: readonly Slide[]
  className?: string
}

/** Banners. The first is plain markup at once; swiper comes later and only when there are more. One banner stands still. */
export function Carousel({ label, slides, className }: Props) {
  const [first] = slides
  const isSettled = useSettled()
  if (!first) return null
  const still = <div className={styles.slide}>{first.node}</div>
  return (
    <section aria-label={label} aria-roledescription="carousel" className={cx(styles.carousel, className)}>
      {slides.length > 1 && isSettled ? (
        <Suspense fallback={still}>
          <CarouselTrack slides={slides} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  )
}
