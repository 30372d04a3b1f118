/** The Redis stand-in is for tests without a Redis: nothing else loads it. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const LOADS = `
  const { createRequire } = await import('node:module')
  await import(process.env.LOADED)
  const paths = Object.keys(createRequire(process.cwd() + '/package.json').cache)
  console.log(paths.some((path) => path.includes('/ioredis-mock/')))
  process.exit()`

async function loadsStandIn(file: string, url: string): Promise<boolean> {
  const env = { ...process.env, LOADED: file, TEST_REDIS_URL: url, REDIS_URL: url }
  const args = ['--import', 'tsx', '--input-type=module', '-e', LOADS]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  return JSON.parse(stdout) as boolean
}

it.each([
  { file: './tests/support/redis.ts', url: 'redis://127.0.0.1:1', isLoaded: false },
  { file: './tests/support/redis.ts', url: '', isLoaded: true },
  { file: './server/serve.ts', url: '', isLoaded: false },
])('$file with REDIS_URL=$url: loaded is $isLoaded', async ({ file, url, isLoaded }) => {
  expect(await loadsStandIn(file, url)).toBe(isLoaded)
})
