/** Swiper and its styles; its own chunk, loaded by `Carousel` when there is more than one banner. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperTrack } from 'swiper'
import { A11y } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import { cx } from '#client/lib/class-names.ts'
import { BANNER_AUTOPLAY_MS, BANNER_SLIDE_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import styles from './Carousel.module.css'
import type { Slide } from './slide.ts'

export function CarouselTrack({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation('common')
  const [track, setTrack] = useState<SwiperTrack>()
  const [shown, setShown] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const isStill = useReducedMotion()

  // Swiper's own autoplay counts down in every frame of the page, and keeps a phone awake for it.
  useEffect(() => {
    if (!track || isStill || isHeld) return undefined
    const timer = setInterval(() => document.hidden || track.slideNext(), BANNER_AUTOPLAY_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each banner has its full time, however it came
  }, [track, shown, isStill, isHeld])

  return (
    <div onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onPointerCancel={() => setHeld(false)}>
      <Swiper
        modules={[A11y]}
        loop
        speed={isStill ? 0 : BANNER_SLIDE_MS}
        a11y={{ slideLabelMessage: `${t('banner')} {{index}}/{{slidesLength}}`, containerRole: 'group' }}
        onSwiper={setTrack}
        onRealIndexChange={(swiper) => setShown(swiper.realIndex)}
        onTouchEnd={() => setHeld(false)}
      >
        {slides.map((slide) => (
          <SwiperSlide key={slide.key}>
            <div className={styles.slide}>{slide.node}</div>
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.dots} aria-hidden="true">
        {slides.map((slide, index) => (
          <span key={slide.key} className={cx(styles.dot, index === shown && styles.on)} />
        ))}
      </div>
    </div>
  )
}
