/** Swiper and its styles in a chunk of their own, loaded by `Carousel` if there is more than one banner. */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Swiper from 'swiper'
import { A11y } from 'swiper/modules'
import 'swiper/css'
import { cx } from '#client/lib/class-names.ts'
import { BANNER_AUTOPLAY_MS, BANNER_SLIDE_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { whenIdle } from '#client/lib/use-settled.ts'
import styles from './Carousel.module.css'
import type { Slide } from './slide.ts'

/** Swiper reorders the slides in the DOM, so other slides, texts or motion settings need a new element. */
export function CarouselTrack({ slides }: { slides: readonly Slide[] }) {
  const { i18n } = useTranslation()
  const isStill = useReducedMotion()
  return <Track key={[i18n.language, isStill, ...slides.map(({ key }) => key)].join()} slides={slides} isStill={isStill} />
}

function Track({ slides, isStill }: { slides: readonly Slide[]; isStill: boolean }) {
  const { t } = useTranslation('common')
  const box = useRef<HTMLDivElement>(null)
  const [track, setTrack] = useState<Swiper>()
  const [shown, setShown] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const slideLabelMessage = `${t('banner')} {{index}}/{{slidesLength}}`

  // After the slides are drawn and the browser is idle: together the two would block a phone.
  useEffect(() => {
    const element = box.current
    let made: Swiper | undefined
    let isGone = false
    whenIdle(() => {
      if (isGone || !element) return
      made = new Swiper(element, {
        modules: [A11y],
        loop: true,
        speed: isStill ? 0 : BANNER_SLIDE_MS,
        a11y: { slideLabelMessage, containerRole: 'group' },
      })
      made.on('realIndexChange', ({ realIndex }) => setShown(realIndex))
      made.on('touchEnd', () => setHeld(false))
      setTrack(made)
    })
    return () => {
      isGone = true
      made?.destroy()
    }
  }, [slideLabelMessage, isStill])

  // Swiper's own autoplay runs in every frame, which keeps a phone awake.
  useEffect(() => {
    if (!track || isStill || isHeld) return undefined
    const timer = setInterval(() => document.hidden || track.slideNext(), BANNER_AUTOPLAY_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each banner has its full time, however it came
  }, [track, shown, isStill, isHeld])

  return (
    <div onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onPointerCancel={() => setHeld(false)}>
      <div ref={box} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide) => (
            <div key={slide.key} className="swiper-slide">
              <div className={styles.slide}>{slide.node}</div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dots} aria-hidden="true">
        {slides.map((slide, index) => (
          <span key={slide.key} className={cx(styles.dot, index === shown && styles.on)} />
        ))}
      </div>
    </div>
  )
}
