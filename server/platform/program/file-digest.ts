/** A digest of files; independent of where they are and when they were written. */
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile, readlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

export interface FileDigest {
  /** SHA-256, in hex. */
  digest: string
  files: number
}
interface Found {
  path: string
  /** Below the root, with slashes. */
  name: string
  size: number
  isLink: boolean
}
/** Larger files are read in parts, so that the process does other work in between. */
const LARGE = 250_000
/** How many small files are read at once. */
const AT_ONCE = 16

/** Tests are not part of the running program. */
export const isNoTest = (path: string): boolean => !/\.(?:test|spec)\.tsx?$/.test(path)

/**
 * The files below a path, sorted by name. One after the other, because listing tens of thousands, or reading them all at once,
 * would block the process.
 */
async function* filesBelow(root: string, source: string): AsyncGenerator<Found> {
  const waiting = [join(root, source)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const info = await lstat(path).catch(() => undefined)
    if (info?.isDirectory()) {
      const entries = await readdir(path)
      for (const entry of entries.sort().reverse()) waiting.push(join(path, entry))
    } else if (info?.isFile() || info?.isSymbolicLink())
      yield { path, name: relative(root, path).split(sep).join('/'), size: info.size, isLink: info.isSymbolicLink() }
  }
}

const readSmall = async ({ path, size, isLink }: Found): Promise<Buffer | undefined> => {
  if (isLink) return Buffer.from(await readlink(path))
  return size > LARGE ? undefined : readFile(path)
}

async function addLarge(hash: Hash, path: string): Promise<void> {
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
}

/** Each content is preceded by its name and length, so that different sets of files never hash the same input. */
async function addAll(hash: Hash, files: readonly Found[]): Promise<void> {
  const contents = await Promise.all(files.map(readSmall))
  for (const [index, { path, name, size, isLink }] of files.entries()) {
    const content = contents[index]
    hash.update(`${name}\0${isLink ? 'link ' : ''}${content?.length ?? size}\0`)
    if (content) hash.update(content)
    else await addLarge(hash, path)
  }
}

/** `sources`: files and folders below `root`, except for files that `counts` excludes. A missing source counts as empty. */
export async function digestOf(
  root: string,
  sources: readonly string[],
  counts: (path: string) => boolean = () => true,
): Promise<FileDigest> {
  const hash = createHash('sha256')
  let files = 0
  let batch: Found[] = []
  for (const source of sources.toSorted()) {
    for await (const file of filesBelow(root, source)) {
      if (!counts(file.name)) continue
      files++
      batch.push(file)
      if (batch.length < AT_ONCE) continue
      await addAll(hash, batch)
      batch = []
      await nextTurn()
    }
  }
  await addAll(hash, batch)
  return { digest: hash.digest('hex'), files }
}
