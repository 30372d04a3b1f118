/** Betas and packages' internals are pinned, with a documented reason. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as z from 'zod'

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = (path: string) => readFileSync(root + path, 'utf8')

const versions = z.record(z.string(), z.string())
const { dependencies, devDependencies } = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(text('package.json')))
const wanted = { ...dependencies, ...devDependencies }
const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(text('package-lock.json')))

const EXACT = /^\d+\.\d+\.\d+(-|$)/
/** A prerelease: `1.2.3-beta.4`. */
const PRERELEASE = /\d+\.\d+\.\d+-/
const ROW = /^\| `(?<name>[^`]+)` +\| (?<version>\S+) +\| (?<why>.+?) +\|$/gm
const table = [...text('server/docs/pinned-packages.md').matchAll(ROW)].map(({ groups }) => groups as Record<string, string>)

it('each pinned package is in the table, and nothing else is', () => {
  const exact = Object.entries(wanted).filter(([, version]) => EXACT.test(version))

  expect(Object.fromEntries(table.map(({ name, version }) => [name, version]))).toEqual(Object.fromEntries(exact))
  for (const { why } of table) expect(why!.length).toBeGreaterThan(20)
})

it('betas and parts of Prisma are pinned exactly', () => {
  const installed = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? ''
  const loose = Object.entries(wanted).filter(
    ([name, version]) =>
      !EXACT.test(version) && (PRERELEASE.test(version) || PRERELEASE.test(installed(name)) || /^@?prisma(\/|$)/.test(name)),
  )

  expect(loose).toEqual([])
  for (const { name, version } of table) expect(installed(name!), name).toBe(version)
})
