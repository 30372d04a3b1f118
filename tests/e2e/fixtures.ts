/** `given` makes records, `signInAs` logs a member in without the form, `expectAccessible` runs axe. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase, type Database } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import { createBuilders, type Builders } from '#seed/builders/index.ts'
import { E2E_CAPTCHA_PATH, E2E_DATABASE_FILE } from '../support/e2e-database.ts'
import { drawFor } from '../support/draw-for.ts'
import { CAPTCHA_COOKIE } from '#contract/site/captcha.ts'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Login {
  username: string
  password: string
  merchantCode?: string
}

interface WorkerFixtures {
  database: Database
  given: Builders
}

interface Fixtures {
  /** What the test draws depends on its name and on which try it is, not on the tests before it. */
  drawn: void
  /** From the next page on; a later call replaces the login. */
  signInAs(member: Login): Promise<void>
  /** The code in the last SMS to a number, from the local gateway's outbox. */
  smsCodeTo(mobileNumber: string): Promise<string>
  /** The digits in the page's captcha picture. */
  readCaptcha(): Promise<string>
  /** The device's chosen language; empty on a new device. */
  language: 'en' | 'tl' | 'zh' | 'vi' | ''
  /** Allows the popups of the first visit, of a login and of a registration; they have tests of their own. */
  hasPopup: boolean
  /** Errors the page may log, for a test that breaks it on purpose. */
  allowedProblem: RegExp | undefined
}

interface Looked {
  /** Only this part of the page. */
  within?: string
  /** Only these rules. */
  rules?: readonly string[]
}

/** What axe finds once no part of the page fades any more, and whether one began to meanwhile. */
async function look(page: Page, within: string | undefined, rules: readonly string[] | undefined) {
  return page.evaluate(
    async ([part, only]) => {
      const { axe } = window as unknown as {
        axe: {
          run(context: unknown, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
        }
      }
      // During a fade every colour is wrong, and a part may start its own fade after the part around it.
      const fades = () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      for (let left = fades(); left.length > 0; left = fades())
        await Promise.all(left.map(({ finished }) => finished.catch(() => undefined)))
      let isFading = false
      const noteFade = () => {
        isFading = true
      }
      const starts = ['transitionrun', 'animationstart']
      for (const start of starts) document.addEventListener(start, noteFade, true)
      const options = { resultTypes: ['violations'], ...(only && { runOnly: only }) }
      const { violations } = await axe.run(part ?? document, options)
      for (const start of starts) document.removeEventListener(start, noteFade, true)
      return {
        isFading: isFading || fades().length > 0,
        violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) })),
      }
    },
    [within, rules] as const,
  )
}

/** Expects no findings on the page, in its current state. */
export async function expectAccessible(page: Page, { within, rules }: Looked = {}): Promise<void> {
  // Until the page is rendered, only the sun is shown.
  await expect(page.locator('.splash')).toHaveCount(0)
  // Evaluated instead of added as a tag, because the site's CSP blocks inline scripts. Once per document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource)
  let seen = await look(page, within, rules)
  // An answer that arrived meanwhile may have started another fade.
  while (seen.violations.length > 0 && seen.isFading) seen = await look(page, within, rules)
  expect(seen.violations).toEqual([])
}

/** Shows another merchant's site in this browser: the same pages, but each call names the other merchant. */
export async function visitSite(context: BrowserContext, merchantCode: string): Promise<void> {
  await context.route('**/wps/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), merchant: merchantCode } }),
  )
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const database = createDatabase({ url: (await readFile(E2E_DATABASE_FILE, 'utf8')).trim(), poolSize: 3 })
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  given: [
    async ({ database }, use) => {
      const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
      await use(createBuilders({ database, ledger, clock: systemClock, bcryptCost: 4 }))
    },
    { scope: 'worker' },
  ],
  drawn: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { titlePath, retry, repeatEachIndex }) => {
      drawFor([...titlePath, retry, repeatEachIndex].join(' '))
      await use()
    },
    { auto: true },
  ],
  language: ['en', { option: true }],
  hasPopup: [false, { option: true }],
  allowedProblem: [undefined, { option: true }],
  page: async ({ page, language, hasPopup, allowedProblem }, use) => {
    await page.addInitScript(
      (given) => {
        if (given.language && !localStorage.getItem('palaro.language')) localStorage.setItem('palaro.language', given.language)
        if (given.hasPopup) return
        sessionStorage.setItem('NOTICE_POP', '1')
        sessionStorage.setItem('palaro.welcome', 'seen')
        localStorage.setItem('palaro.noLoginPopupsOn', new Date().toDateString())
      },
      { language, hasPopup },
    )
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      // The browser itself reports every refused request as an error.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) problems.push(message.text())
    })
    await use(page)
    // A mocked answer may still be in flight: it ends with the test, and must not fail one.
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), page.context().unrouteAll({ behavior: 'ignoreErrors' })])
    expect(problems.filter((problem) => !allowedProblem?.test(problem))).toEqual([])
  },
  smsCodeTo: async ({ database }, use) => {
    await use(async (mobileNumber) => {
      let code: string | undefined
      // It is on its way: the button starts counting before the gateway has it.
      await expect(async () => {
        const sent = await database.prisma.smsOutbox.findFirst({ where: { mobileNumber }, orderBy: { id: 'desc' } })
        code = /\d{4,}/.exec(sent?.text ?? '')?.[0]
        expect(code).toBeDefined()
      }).toPass({ timeout: 10_000 })
      return code!
    })
  },
  readCaptcha: async ({ page, request }, use) => {
    await use(async () => {
      const cookies = await page.context().cookies()
      const id = cookies.find(({ name }) => name === CAPTCHA_COOKIE)!.value
      return (await request.get(`${E2E_CAPTCHA_PATH}/${id}`)).text()
    })
  },
  signInAs: async ({ page, request }, use) => {
    let logins = 0
    await use(async ({ username, password, merchantCode = 'demo' }) => {
      const answer = await request.post('/wps/session/login/unsecure', {
        headers: { Merchant: merchantCode },
        data: { username, password },
      })
      const { value } = (await answer.json()) as { value: { token: string; userName: string; type: number } }
      const session = {
        token: value.token,
        merchantCode,
        userName: value.userName,
        type: value.type,
        firstTimeLogin: false,
      }
      logins += 1
      await page.addInitScript(
        ({ kept, login }) => {
          // Once each: a page opened after signing out is a guest's.
          if (Number(sessionStorage.getItem('test-logins')) >= login) return
          sessionStorage.setItem('MC_SESSION_INFO', kept)
          sessionStorage.setItem('test-logins', String(login))
        },
        { kept: JSON.stringify(session), login: logins },
      )
    })
  },
})

/** For `test.use`, in tests of motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
