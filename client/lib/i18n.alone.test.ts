// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let lib: typeof import('./i18n.ts')
beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  localStorage.setItem('palaro.language', 'en')
  lib = await import('./i18n.ts')
  await lib.startI18n()
})
afterEach(() => localStorage.clear())

const hasBoth = () => ['downline', 'report'].every((name) => lib.i18n.hasResourceBundle('zh', name))

it('a page that loads while the language changes has its texts in the new one: asked for before', async () => {
  const texts = lib.loadTexts(['downline', 'report'])
  const change = lib.chooseLanguage('zh')
  await texts
  await change
  expect(hasBoth()).toBe(true)
})

it('a page that loads while the language changes has its texts in the new one: asked for meanwhile', async () => {
  const change = lib.chooseLanguage('zh')
  const texts = lib.loadTexts(['downline', 'report'])
  await texts
  await change
  expect(lib.currentLanguage()).toBe('zh')
  expect(hasBoth()).toBe(true)
})

it('a page whose texts arrive after the change does not fail', async () => {
  const change = lib.chooseLanguage('zh')
  await Promise.resolve()
  const texts = lib.loadTexts(['downline', 'report'])
  await change
  expect(await texts).toBeUndefined()
  expect(hasBoth()).toBe(true)
})
