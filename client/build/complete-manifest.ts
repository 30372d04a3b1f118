import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

interface Entry {
  file: string
  imports?: string[]
}

/**
 * Vite's manifest names a file that is loaded on demand only where it has a script of its own. This adds those that a group took
 * (chunk-groups.ts), so that the server finds the scripts of the first pages (server/http/first-page.ts).
 */
export const completeManifest = (client: string): Plugin => ({
  name: 'palaro:complete-manifest',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const path = join(dir!, '.vite/manifest.json')
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Entry>
    const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
    for (const chunk of Object.values(bundle)) {
      const group = keys.get(chunk.fileName)
      if (chunk.type !== 'chunk' || !group) continue
      for (const id of chunk.moduleIds)
        if (this.getModuleInfo(id)?.dynamicImporters.length)
          manifest[relative(client, id)] ??= { file: chunk.fileName, imports: [group] }
    }
    await writeFile(path, JSON.stringify(manifest, null, 2))
  },
})
