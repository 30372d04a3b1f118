/** Swiper and its styles; its own chunk, loaded by `Carousel` when there is more than one banner. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { A11y, Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import { cx } from '#client/lib/class-names.ts'
import { BANNER_AUTOPLAY_MS, BANNER_SLIDE_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import styles from './Carousel.module.css'
import type { Slide } from './slide.ts'

export function CarouselTrack({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation('common')
  const [shown, setShown] = useState(0)
  const isStill = useReducedMotion()
  return (
    <>
      <Swiper
        modules={[A11y, Autoplay]}
        loop
        speed={isStill ? 0 : BANNER_SLIDE_MS}
        autoplay={isStill ? false : { delay: BANNER_AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true }}
        a11y={{ slideLabelMessage: `${t('banner')} {{index}}/{{slidesLength}}`, containerRole: 'group' }}
        onRealIndexChange={(swiper) => setShown(swiper.realIndex)}
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
    </>
  )
}
