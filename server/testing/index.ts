/**
 * `import { startPalaro } from 'palaro/testing'`: Palaro for other projects' tests (server/docs/testing-against-palaro.md). An
 * entry point like `main.ts`: it starts the server with a seeded world, and needs no test runner.
 */
import { buildPrismaClient } from '#server/cli/build-stale.ts'
import type { Palaro, PalaroOptions } from './palaro.ts'

export { amount } from '#seed/builders/amount.ts'
export type { Caller } from './callers.ts'
export type { Palaro, PalaroOptions, World } from './palaro.ts'

/** Resolves once it answers. Each has its own database, port and clock; several may run at once. */
export async function startPalaro(options: PalaroOptions = {}): Promise<Palaro> {
  // For a fresh install: everything else imports the generated client.
  await buildPrismaClient()
  const { run } = await import('./palaro.ts')
  return run(options)
}
