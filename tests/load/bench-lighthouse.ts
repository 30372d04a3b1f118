/** Lighthouse's mobile audit of the production build: the median of three runs a page. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ensureChromium } from '../support/chromium.ts'
import { freePort } from '#server/platform/free-port.ts'
import type { Figure } from './figure.ts'

const PAGES = ['/m/home', '/m/login', '/m/gameList', '/m/activity']
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 90 }
const RUNS = 3
const FIRST_PORT = 9_222

type Category = keyof typeof LEAST
const CATEGORIES = Object.keys(LEAST) as Category[]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Scores of 100 by category, and what cost some. */
async function audit(url: string, port: number): Promise<{ scores: Record<Category, number>; faults: string[] }> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories, audits } = result.lhr
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const judged = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) => categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  )
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<Category, number>,
    faults: judged.filter(({ id }) => audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}

export async function benchLighthouse(url: string): Promise<Figure[]> {
  const port = await freePort(FIRST_PORT, '127.0.0.1')
  const { executablePath } = ensureChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
  const figures: Figure[] = []
  try {
    for (const page of PAGES) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await audit(url + page, port))
      for (const category of CATEGORIES) {
        const score = median(runs.map(({ scores }) => scores[category]))
        figures.push({
          name: `lighthouse mobile ${page}: ${category}`,
          ours: String(score),
          other: String(LEAST[category]),
          ratio: score / LEAST[category],
          wanted: '≥ 1',
        })
      }
      const faults = new Set(runs.flatMap((run) => run.faults))
      if (faults.size > 0) console.log(`Lighthouse on ${page}: ${[...faults].join(', ')}`)
    }
  } finally {
    await browser.close()
  }
  return figures
}
