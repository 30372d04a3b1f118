import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { geometryOf } from './reels/geometry.ts'
import { createReels, type Reels } from './reels/reels.ts'
import { loadPictures } from './reels/load-pictures.ts'
import { createStage } from './reels/stage.ts'
import styles from './ReelCanvas.module.css'
import { BLANK, type SlotTheme } from './slot-theme.ts'
import type { SlotState } from './slot-state.ts'

interface Props {
  sheet: SlotState['sheet']
  theme: SlotTheme
  /** The symbols shown once the pictures have loaded. */
  grid: readonly string[]
  onReady: (reels: Reels) => void
  onFailed: (error: unknown) => void
}

/** The machine. Its results are also shown as text, so the canvas needs no label. */
export function ReelCanvas({ sheet, theme, grid, onReady, onFailed }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const failed = useEffectEvent(onFailed)
  const ready = useEffectEvent((made: Reels) => {
    made.show(grid)
    onReady(made)
  })

  // Reserves its space before the pictures load.
  useLayoutEffect(() => {
    if (!canvas.current || !place.current) return
    canvas.current.style.height = `${geometryOf(place.current.clientWidth, sheet).height}px`
  }, [sheet])
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const build = async () => {
      const [images] = await Promise.all([loadPictures(theme.pictures), document.fonts.load("800 20px 'Sora Variable'")])
      if (isGone || !canvas.current || !place.current) return
      const stage = createStage({ canvas: canvas.current, images, ground: theme.ground, shape: sheet })
      const observer = new ResizeObserver(([seen]) => seen && stage.resize(seen.contentRect.width))
      stage.resize(place.current.clientWidth)
      observer.observe(place.current)
      stop = () => {
        observer.disconnect()
        stage.stop()
      }
      const letters = sheet.symbols.filter((symbol) => symbol !== BLANK)
      ready(createReels({ stage, isBoard: sheet.type === 'tumble', letters, lines: sheet.lines }))
    }
    build().catch((error: unknown) => !isGone && failed(error))
    return () => {
      isGone = true
      stop()
    }
  }, [theme, sheet])

  return (
    <div ref={place} className={styles.place}>
      <canvas ref={canvas} aria-hidden="true" className={styles.canvas} />
    </div>
  )
}
