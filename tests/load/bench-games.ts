/** Every original and a slot as players have them: what the page weighs beyond the home page, and late frames while it is played. */
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { RECORDED } from '#contract/play/bet-record/round-detail.ts'
import { ensureChromium } from '../support/chromium.ts'
import type { Process } from '#tests/support/processes.ts'
import type { Figure } from './figure.ts'
import type { Player } from './load-world.ts'

interface Measured {
  game: string
  pageKb: number
  playedMs: number
  /** The button that plays it. */
  start: RegExp
}
const GAMES: Measured[] = [
  ...Object.keys(RECORDED).map((game) => ({ game, pageKb: 60, playedMs: 12_000, start: /^Bet ₱/ })),
  { game: 'perlas-ng-silangan', pageKb: 90, playedMs: 30_000, start: /^Spin for ₱/ },
]
/** Of a phone four times slower than this machine. */
const SLOWER = 4
/** As browsers define a long frame. */
const LONG_MS = 50
const MOST_LONG = 0.02
/** As long without another script: what the page loads by itself is there. The home page begins with it after two seconds. */
const SETTLED_MS = 4_000
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Presses what can be pressed: cashes out, takes a step, bets or spins. Returns the length of every frame. */
const play = (playedMs: number) => `new Promise((resolve) => {
  const frames = []
  const start = performance.now()
  let before = start
  const press = () => {
    const buttons = [...document.querySelectorAll('main button')].filter((one) => !one.disabled && !one.ariaDisabled)
    const find = (test) => buttons.find((one) => test.test(one.ariaLabel ?? one.textContent))
    const next = find(/^Cash out ₱/) ?? find(/^Tile .*closed$/) ?? find(/^(Higher|Lower) or same/) ?? find(/^Bet ₱/) ??
      find(/^(Spin for ₱|Play free spins$|Start$|Continue)/)
    next?.click()
  }
  const timer = setInterval(press, 200)
  const step = (now) => {
    frames.push(now - before)
    before = now
    if (now - start < ${playedMs}) return requestAnimationFrame(step)
    clearInterval(timer)
    resolve(frames)
  }
  requestAnimationFrame(step)
})`

/** What a bet needs first. */
const CHOICES: Partial<Record<string, (page: Page) => Promise<void>>> = {
  keno: (page) => page.getByRole('button', { name: 'Random pick' }).click(),
  roulette: (page) => page.getByRole('group', { name: 'Table' }).getByRole('button', { name: /^red/ }).click(),
}

const isScript = (url: string): boolean => new URL(url).pathname.startsWith('/assets/')

/** Returns once the page has loaded nothing more for a while. */
async function settle(page: Page): Promise<void> {
  while (await page.waitForResponse((one) => isScript(one.url()), { timeout: SETTLED_MS }).catch(() => undefined));
}

async function playOne(browser: Browser, url: string, { username, password }: Player, { game, playedMs, start }: Measured) {
  const answer = await fetch(`${url}/wps/session/login/unsecure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Merchant: 'demo' },
    body: JSON.stringify({ username, password }),
  })
  const { value: session } = (await answer.json()) as { value: object }
  const context = await browser.newContext(PHONE)
  await context.addInitScript((kept) => {
    sessionStorage.setItem('MC_SESSION_INFO', kept)
    localStorage.setItem('palaro.language', 'en')
  }, JSON.stringify(session))
  const page = await context.newPage()
  await page.goto(`${url}/m/home`)
  await page.locator('main article img').first().waitFor()
  await settle(page)

  const parts: Promise<number>[] = []
  page.on('response', (response) => {
    if (!isScript(response.url())) return
    parts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000))
  })
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/m/play/${game}`)
  await page.getByRole('button', { name: start }).waitFor()
  await settle(page)
  const kilobytes = (await Promise.all(parts)).reduce((sum, size) => sum + size, 0)

  await CHOICES[game]?.(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await delay(500)
  const frames = await page.evaluate<number[]>(play(playedMs))
  await context.close()
  return { kilobytes, long: frames.filter((length) => length > LONG_MS).length / frames.length }
}

export async function benchGames({ url }: Process, players: readonly Player[]): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium().executablePath, args: ['--no-sandbox'] })
  try {
    const figures: Figure[] = []
    for (const [index, measured] of GAMES.entries()) {
      const { game, pageKb } = measured
      const { kilobytes, long } = await playOne(browser, url, players[index]!, measured)
      figures.push(
        {
          name: `${game}: its page beyond the home page, gzip`,
          ours: `${kilobytes.toFixed(1)} kB`,
          other: `${pageKb} kB`,
          ratio: kilobytes / pageKb,
          wanted: '≤ 1',
        },
        {
          name: `${game}: long frames (> ${LONG_MS} ms) while it is played, ${SLOWER} times slower`,
          ours: `${(long * 100).toFixed(1)} %`,
          other: `${MOST_LONG * 100} %`,
          ratio: long / MOST_LONG,
          wanted: '≤ 1',
        },
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}
