/** A first visit of /m/home in a real browser: the scripts until the first game is drawn, those that follow, layout shifts. */
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../support/chromium.ts'
import type { Figure } from './figure.ts'

const BUDGET_KB = 140
const MOST_SHIFT = 0.02
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const WATCH_SHIFTS = `
  globalThis.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`
/** Long enough for everything the page loads by itself. */
const SETTLED_MS = 10_000

export async function benchClient(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium().executablePath, args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    await page.addInitScript(WATCH_SHIFTS)
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000))
    })
    const kilobytes = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)

    await page.goto(`${url}/m/home`)
    await page.locator('main article img').first().waitFor()
    const first = await kilobytes()
    await delay(SETTLED_MS)
    const all = await kilobytes()
    const shift = await page.evaluate<number>('globalThis.shift')
    return [
      {
        name: 'client: scripts until the first game of /m/home is drawn, gzip',
        ours: `${first.toFixed(1)} kB`,
        other: `${BUDGET_KB} kB`,
        ratio: first / BUDGET_KB,
        wanted: '≤ 1',
      },
      {
        name: 'client: the same, plus everything loaded without input within 10 s',
        ours: `${all.toFixed(1)} kB`,
        other: `${BUDGET_KB} kB`,
        ratio: all / BUDGET_KB,
        wanted: 'for information',
      },
      {
        name: 'client: cumulative layout shift of /m/home',
        ours: shift.toFixed(4),
        other: String(MOST_SHIFT),
        ratio: shift / MOST_SHIFT,
        wanted: '≤ 1',
      },
    ]
  } finally {
    await browser.close()
  }
}
