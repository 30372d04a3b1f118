/** A Chromium for the browser tests: the system's, or Playwright's download, or as root Debian's package. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell first: it needs half the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export interface Browser {
  /** Undefined = the one Playwright downloaded. */
  executablePath: string | undefined
  found: string
}

const system = () => SYSTEM.find((path) => existsSync(path))
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

export function ensureChromium(): Browser {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, found: named }
  const installed = system()
  if (installed) return { executablePath: installed, found: installed }
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    return { executablePath: undefined, found: "Playwright's own Chromium" }
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('/usr/bin/apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('/usr/bin/apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'inherit' })
    const packaged = system()
    if (packaged) return { executablePath: packaged, found: packaged }
  }
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH.')
}
