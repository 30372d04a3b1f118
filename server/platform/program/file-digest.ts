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
  size: number
  isLink: boolean
}
/** Larger ones are read in parts: other work of the process goes on in between. */
const LARGE = 1_000_000
/** Small ones are read so many at once. */
const AT_ONCE = 32

/** Tests are no part of what runs. */
export const isNoTest = (path: string): boolean => !/\.(?:test|spec)\.tsx?$/.test(path)

async function found(path: string): Promise<Found[]> {
  const info = await lstat(path).catch(() => undefined)
  if (info?.isDirectory()) {
    const entries = await readdir(path)
    return (await Promise.all(entries.map((entry) => found(join(path, entry))))).flat()
  }
  return info && (info.isFile() || info.isSymbolicLink()) ? [{ path, size: info.size, isLink: info.isSymbolicLink() }] : []
}

async function addLarge(hash: Hash, path: string): Promise<void> {
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
}

/** `sources`: files and folders below `root`, each whole but for what `counts` leaves out. One that is missing counts as empty. */
export async function digestOf(
  root: string,
  sources: readonly string[],
  counts: (path: string) => boolean = () => true,
): Promise<FileDigest> {
  const hash = createHash('sha256')
  const named = (await Promise.all(sources.map((source) => found(join(root, source)))))
    .flat()
    .map((file) => ({ ...file, name: relative(root, file.path).split(sep).join('/') }))
    .filter(({ name }) => counts(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  // Each content is preceded by its name and length, so that different sets of files never hash the same input.
  const begin = (name: string, length: number | string) => hash.update(`${name}\0${length}\0`)
  for (let from = 0; from < named.length; from += AT_ONCE) {
    const batch = named.slice(from, from + AT_ONCE)
    const small = await Promise.all(batch.map(({ path, size, isLink }) => (isLink || size > LARGE ? undefined : readFile(path))))
    for (const [index, { path, name, size, isLink }] of batch.entries()) {
      const content = small[index]
      if (content) begin(name, content.length).update(content)
      else if (isLink) begin(name, 'link').update(`${await readlink(path)}\0`)
      else {
        begin(name, size)
        await addLarge(hash, path)
      }
    }
    await nextTurn()
  }
  return { digest: hash.digest('hex'), files: named.length }
}
