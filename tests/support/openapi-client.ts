/** A client as a third party would make one: types by openapi-typescript, in a folder of its own, compiled strictly. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTs, { astToString } from 'openapi-typescript'
import type { ApiDescription } from './openapi.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmitOnError']
const OPTIONS = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022', '--lib', 'es2023,dom']

/** A field with a default is optional. */
const typesOf = async (description: ApiDescription) =>
  astToString(await openapiTs(JSON.stringify(description), { defaultNonNullable: false }))

const run = (args: string[], cwd: string) =>
  new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd }, (_error, stdout, stderr) => resolve(stdout + stderr)),
  )

/**
 * Compiles `source` next to `<name>.ts`, the types of each description, and imports the result. `errors`: the compiler's output,
 * empty on success.
 */
export async function compileClient(descriptions: Record<string, ApiDescription>, source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'palaro-openapi-'))
  try {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    for (const [name, description] of Object.entries(descriptions))
      await writeFile(join(folder, `${name}.ts`), await typesOf(description))
    await writeFile(join(folder, 'client.ts'), source)
    const errors = await run([TSC, ...STRICT, ...OPTIONS, 'client.ts'], folder)
    const client: unknown = errors ? undefined : await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.js')).href)
    return { errors, client }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
