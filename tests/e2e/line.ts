/** The connection to the server, as a test wants it: good, broken, or slow. The pages' own code always loads. */
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

export const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))
const TYPES: Partial<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
export const isCall = ({ pathname }: URL) => /^\/(wps|lgw|bgs|slots)\//.test(pathname)

/** A built file, as the server would send it. */
export const fileAnswer = async (pathname: string) => ({
  body: await readFile(CLIENT + pathname),
  contentType: TYPES[extname(pathname)],
})

export async function lineOf(context: BrowserContext) {
  let isBroken = false
  let held: Promise<void> | undefined
  // Even offline, like an installed site.
  await context.route(
    ({ pathname }) => pathname.startsWith('/assets/'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill(await fileAnswer(pathname))
    },
  )
  await context.route(isCall, async (route) => {
    if (isBroken) return route.fulfill({ status: 500, body: 'out of order' })
    await held
    return route.fallback()
  })
  return {
    cut: () => context.setOffline(true),
    /** Restores the connection; every call is answered 500. */
    async breakServer() {
      isBroken = true
      await context.setOffline(false)
    },
    /** Answers again, but holds them until the returned function is called. */
    slow() {
      isBroken = false
      let release = () => undefined as void
      held = new Promise((resolve) => (release = resolve))
      return () => {
        held = undefined
        release()
      }
    },
    async mend() {
      isBroken = false
      await context.setOffline(false)
    },
  }
}
