import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { HOLD_MS } from '#client/lib/timings.ts'
import { placeKey, type ChipPlace } from './chips.ts'
import { placeAt } from './table-places.ts'

interface Deps {
  isLocked: boolean
  onPlace: (place: ChipPlace) => void
}

/**
 * Presses on the numbers: a tap chooses the nearest place; a long press shows the place, and follows the finger until it is lifted.
 * Scrolling places nothing. `numbers` is the part of the table with zero and the numbers.
 */
export function useFeltPress({ isLocked, onPlace }: Deps) {
  const numbers = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState<ChipPlace>()
  const pressed = useRef<{ place: ChipPlace | undefined; isHeld: boolean; timer: ReturnType<typeof setTimeout> }>(undefined)

  const find = ({ clientX, clientY }: PointerEvent): ChipPlace | undefined => {
    const { left, top, width, height } = numbers.current!.getBoundingClientRect()
    return placeAt({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const end = () => {
    clearTimeout(pressed.current?.timer)
    pressed.current = undefined
    setHeld(undefined)
  }
  useEffect(() => {
    const element = numbers.current?.parentElement
    // While a place is shown, moving the finger chooses and does not scroll.
    const keepStill = (event: TouchEvent) => pressed.current?.isHeld && event.preventDefault()
    element?.addEventListener('touchmove', keepStill, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', keepStill)
      clearTimeout(pressed.current?.timer)
    }
  }, [])

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const place = isLocked || event.button !== 0 ? undefined : find(event)
      if (!place) return
      const timer = setTimeout(() => {
        if (!pressed.current) return
        pressed.current.isHeld = true
        setHeld(pressed.current.place)
      }, HOLD_MS)
      pressed.current = { place, isHeld: false, timer }
    },
    onPointerMove(event: PointerEvent) {
      if (!pressed.current) return
      const place = find(event)
      const isSame = place && pressed.current.place && placeKey(place) === placeKey(pressed.current.place)
      pressed.current.place = place
      if (pressed.current.isHeld && !isSame) setHeld(place)
    },
    onPointerUp() {
      const place = pressed.current?.place
      end()
      if (place && !isLocked) onPlace(place)
    },
    onPointerCancel: end,
    onPointerLeave: end,
  }
  return { numbers, held, handlers }
}
