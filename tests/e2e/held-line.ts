/** A connection that holds back every request, except the page and what its markup names, and releases them one by one. */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Route } from '@playwright/test'
import { CLIENT, fileAnswer, isCall } from './line.ts'

export async function heldLineOf(context: BrowserContext) {
  const markup = await readFile(`${CLIENT}/index.html`, 'utf8')
  const waiting: { isCall: boolean; pass: () => Promise<void> }[] = []
  const whileOpen = (work: Promise<void>) => work.catch(() => undefined)
  const hold = (route: Route, pass: () => Promise<void>) =>
    void waiting.push({ isCall: isCall(new URL(route.request().url())), pass: () => whileOpen(pass()) })

  await context.route(
    ({ pathname }) => pathname.startsWith('/assets/'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const pass = async () => route.fulfill(await fileAnswer(pathname))
      if (markup.includes(pathname) || !pathname.endsWith('.js')) return pass()
      return hold(route, pass)
    },
  )
  await context.route(isCall, (route) => hold(route, () => route.fallback()))

  return {
    /** Releases code and texts before answers, so that a page renders as early as it can. False if nothing is waiting. */
    async letOneThrough(): Promise<boolean> {
      const code = waiting.findIndex((one) => !one.isCall)
      const [next] = waiting.splice(Math.max(code, 0), 1)
      await next?.pass()
      return next !== undefined
    },
    /** For another page: drops what the last one still requested. */
    forget: () => void waiting.splice(0),
  }
}
