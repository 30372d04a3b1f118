/** Dark (the default) or light, remembered; `public/boot.js` sets it before the first paint. */
import { keep, readStored } from './storage.ts'
import { createStore } from './store.ts'

export type Theme = 'dark' | 'light'
const THEME_KEY = 'palaro.theme'

const store = createStore<Theme>(readStored('localStorage', THEME_KEY) === 'light' ? 'light' : 'dark')
export const useTheme = store.useValue

export function setTheme(theme: Theme): void {
  keep('localStorage', THEME_KEY, theme)
  document.documentElement.dataset.theme = theme
  const bg = getComputedStyle(document.documentElement).getPropertyValue('--bg')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bg.trim())
  store.set(theme)
}
