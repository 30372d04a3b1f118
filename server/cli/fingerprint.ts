/** A hash of file contents; independent of where the checkout is and when a file was written. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const TEST = /\.(?:test|spec)\.tsx?$/

async function filesUnder(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined)
  if (!info) return []
  if (!info.isDirectory()) return [path]
  const entries = await readdir(path)
  return (await Promise.all(entries.sort().map((entry) => filesUnder(join(path, entry))))).flat()
}

/** `sources` are files and folders below `root`; tests in them are ignored. */
export async function fingerprint(root: string, sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(join(root, source)))))
    .flat()
    .filter((file) => !TEST.test(file))
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries())
    // Each content is preceded by its length, so that different sets of files never hash the same input.
    hash.update(`${relative(root, file).split(sep).join('/')}\0${contents[index]!.length}\0`).update(contents[index]!)
  return hash.digest('hex').slice(0, 16)
}
