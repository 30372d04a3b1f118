/** A folder without `#` or `?` in its path, for programs such as Vite that take them for parts of a URL. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NOT_PLAIN = /[#?]/

/** Calls `work` with `root`, or with a copy of `sources` that is gone afterwards, beside a link to the packages. */
export async function inPlainFolder<T>(
  root: string,
  sources: readonly string[],
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (!NOT_PLAIN.test(root)) return work(root)
  const folder = await mkdtemp(join(tmpdir(), 'palaro-sources-'))
  try {
    for (const source of sources) await cp(join(root, source), join(folder, source), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
