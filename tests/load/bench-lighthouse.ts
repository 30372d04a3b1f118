/**
 * Lighthouse's mobile audit of the production build: the median of five rounds over all pages, so that a bad minute is spread
 * over them.
 */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ensureChromium } from '../support/chromium.ts'
import { freePort } from '#server/platform/free-port.ts'
import type { Figure } from './figure.ts'

const PAGES = ['/m/home', '/m/login', '/m/gameList', '/m/activity']
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 90 }
const ROUNDS = 5
const FIRST_PORT = 9_222

type Category = keyof typeof LEAST
const CATEGORIES = Object.keys(LEAST) as Category[]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

interface Audit {
  page: string
  scores: Record<Category, number>
  /** Audits that lowered a score. */
  faults: string[]
  /** The machine's speed at the time, as measured by Lighthouse. */
  machine: number
}

async function audit(url: string, page: string, port: number): Promise<Audit> {
  const result = await lighthouse(url + page, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse returned no result for ${page}`)
  const { categories, audits, environment } = result.lhr
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const judged = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) => categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  )
  return {
    page,
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<Category, number>,
    faults: judged.filter(({ id }) => audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    machine: Math.round(environment.benchmarkIndex),
  }
}

function figuresOf(page: string, audits: readonly Audit[]): Figure[] {
  console.log(`Lighthouse on ${page}:`, audits.map(({ scores, machine }) => `${scores.performance} (${machine})`).join(', '))
  const faults = new Set(audits.flatMap((one) => one.faults))
  if (faults.size > 0) console.log(`  ${[...faults].join(', ')}`)
  return CATEGORIES.map((category) => {
    const score = median(audits.map(({ scores }) => scores[category]))
    return {
      name: `lighthouse mobile ${page}: ${category}`,
      ours: String(score),
      other: String(LEAST[category]),
      ratio: score / LEAST[category],
      wanted: '≥ 1',
    }
  })
}

export async function benchLighthouse(url: string): Promise<Figure[]> {
  const port = await freePort(FIRST_PORT, '127.0.0.1')
  const { executablePath } = ensureChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
  const audits: Audit[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) for (const page of PAGES) audits.push(await audit(url, page, port))
  } finally {
    await browser.close()
  }
  return PAGES.flatMap((page) =>
    figuresOf(
      page,
      audits.filter((one) => one.page === page),
    ),
  )
}
