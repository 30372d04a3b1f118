/** Before each file of unit and API tests. */
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { drawFor } from './draw-for.ts'
import { testSeed } from './test-seed.ts'

drawFor(relative(join(import.meta.dirname, '../..'), expect.getState().testPath!))
fc.configureGlobal({ seed: testSeed() })
