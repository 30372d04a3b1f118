/** 3,000 games on one page, scrolled: late frames, and the maximum number of tiles. */
import { chromium } from '@playwright/test'
import * as gameEndpoints from '#contract/play/game.ts'
import { ensureChromium } from '../support/chromium.ts'
import type { Figure } from './figure.ts'

const GAMES = 3_000
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** A little over two frames at 60 per second: one was dropped. */
const LATE_MS = 40
const MOST_LATE = 0.05
const MOST_TILES = 60

const SCROLL_MS = 15_000
/** A strong fling: 3,600 px per second without late frames. */
const STEP_PX = 60
/** Scrolls down for this long; returns the length of every frame, and the most tiles. Also ends if the browser stops drawing. */
const SCROLL = `new Promise((resolve) => {
  const frames = []
  let tiles = 0
  const start = performance.now()
  let before = start
  const end = () => resolve({ frames, tiles })
  setTimeout(end, ${2 * SCROLL_MS})
  const step = (now) => {
    frames.push(now - before)
    before = now
    tiles = Math.max(tiles, document.querySelectorAll('article').length)
    const bottom = document.documentElement.scrollHeight - innerHeight
    if (scrollY >= bottom - 1 || now - start > ${SCROLL_MS}) return end()
    scrollBy({ top: ${STEP_PX}, behavior: 'instant' })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

interface Answer {
  value: { games: { nodeId: string }[]; pageNum: number; totalPages: number; totalCount: number }
}

export async function benchLongList(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium().executablePath, args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    await page.route(`**${gameEndpoints.list.path}?*`, async (route) => {
      const answer = (await (await route.fetch()).json()) as Answer
      const { games } = answer.value
      const many = Array.from({ length: GAMES }, (_, index) => ({ ...games[index % games.length], nodeId: `long${index}` }))
      await route.fulfill({ json: { ...answer, value: { games: many, pageNum: 1, totalPages: 1, totalCount: GAMES } } })
    })
    await page.goto(`${url}/m/slot-games`)
    await page.locator('article img').first().waitFor()
    const { frames, tiles } = await page.evaluate<{ frames: number[]; tiles: number }>(SCROLL)
    const late = frames.filter((length) => length > LATE_MS).length / frames.length
    return [
      {
        name: `client: late frames (> ${LATE_MS} ms) while ${GAMES.toLocaleString('en')} games scroll by`,
        ours: `${(late * 100).toFixed(1)} %`,
        other: `${MOST_LATE * 100} %`,
        ratio: late / MOST_LATE,
        // Without a graphics card the processor draws every poster.
        wanted: 'for information',
      },
      {
        name: `client: maximum number of tiles for ${GAMES.toLocaleString('en')}`,
        ours: String(tiles),
        other: String(MOST_TILES),
        ratio: tiles / MOST_TILES,
        wanted: '≤ 1',
      },
    ]
  } finally {
    await browser.close()
  }
}
