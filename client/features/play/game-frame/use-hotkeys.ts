import { useEffect, useEffectEvent, type KeyboardEvent as ButtonKeyEvent } from 'react'

interface Keys {
  bet?: () => void
  halve?: () => void
  double?: () => void
  /** The game's own keys, by their names in lower case. */
  own?: Readonly<Partial<Record<string, () => void>>>
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null
/** Space and enter have their own meaning in these. */
const isPressed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, label, summary') !== null

/** For a button: holding a key down makes one bet, not many. */
export const notHeld = (event: ButtonKeyEvent) => {
  if (event.repeat) event.preventDefault()
}

/**
 * Space or enter bets, h and d halve and double the stake, and games add their own keys. Ignored while a field has the focus or a
 * sheet is open; a held key counts once.
 */
export function useHotkeys({ bet, halve, double, own = {} }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const isBet = (key === ' ' || key === 'enter') && !isPressed(event.target)
    const action = isBet ? bet : key === 'h' ? halve : key === 'd' ? double : own[key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
