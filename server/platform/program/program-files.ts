/** The files that run, and their digests (GAM-13): the same release has the same ones (`npm run digest`). */
import { fileURLToPath } from 'node:url'
import { digestOf, type FileDigest, isNoTest } from './file-digest.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** Our own files, the build made from them, and the versions of all libraries. */
const PROGRAM = ['server', 'prisma', 'seed', 'dist', 'package.json', 'package-lock.json', 'tsconfig.json']
const LIBRARIES = ['node_modules']
/** Caches of builds and tests, which a running server does not use. */
const CACHE = /^node_modules\/\.(cache|vite|vite-temp)\//

export type Part = 'program' | 'libraries'

/** The program takes half a second, the libraries six: they are fifty thousand files. Other calls wait 9 ms at most. */
export const digestOfPart = (part: Part): Promise<FileDigest> =>
  part === 'program' ? digestOf(ROOT, PROGRAM, isNoTest) : digestOf(ROOT, LIBRARIES, (path) => !CACHE.test(path))
