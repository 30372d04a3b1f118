import { startNames } from '#seed/builders/unique.ts'
import { randomFor } from '#server/testing/random.ts'
import { testSeed } from './test-seed.ts'

/** What this process draws from now on depends on the run's seed and this name alone, not on what ran before. */
export function drawFor(name: string): void {
  testSeed()
  startNames(randomFor(`names of ${name}`))
  Math.random = randomFor(name).next
}
