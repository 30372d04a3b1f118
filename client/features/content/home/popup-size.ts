/** Pictures of login popups: 100 pixels per rem (SCR-11); a phone is 7.5 rem wide. */
import type { CSSProperties } from 'react'

const PIXELS_A_REM = 100

export const toRem = (pixels: number): number => pixels / PIXELS_A_REM

interface Size {
  width: number
  height: number
}
/** For LoginPopups.module.css, which knows how wide the phone is. */
export const popupStyle = ({ width, height }: Size) =>
  ({ '--popup-width': toRem(width), '--popup-height': toRem(height) }) as CSSProperties
