import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type FirstPage, FIRST_PAGES_FILE } from '#contract/first-page.ts'
import { DEFAULT_LANGUAGE } from '#contract/wire.ts'
import { LANDING_PAGES, pathsOf } from './first-pages.ts'
import { createPartTexts } from './part-texts.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** The files of `modules` and of all their imports, dependencies first. Throws if the build lacks one of the modules. */
export function filesOf(modules: readonly string[], chunks: readonly Chunk[]): Pick<FirstPage, 'scripts' | 'styles'> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Chunk>()
  const visited = new Set<Chunk>()
  function add(chunk: Chunk | undefined): void {
    if (!chunk || visited.has(chunk)) return
    visited.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
    found.add(chunk)
  }
  for (const id of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`the build has no ${id}`)
    add(chunk)
  }
  return {
    scripts: [...found].map(({ fileName }) => fileName),
    styles: [...new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  }
}

/** Writes the files and calls that the server names in each landing page (server/http/first-page.ts). */
export const writeFirstPages = (client: string): Plugin => ({
  name: 'palaro:write-first-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const { textsOf } = createPartTexts(client)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const pages = LANDING_PAGES.map(({ name, module, calls }): FirstPage => {
        const page = join(client, module)
        const texts = textsOf(page).map((namespace) => join(client, 'locales', DEFAULT_LANGUAGE, `${namespace}.json`))
        const lobby = join(client, 'lib/lobby-texts', `${DEFAULT_LANGUAGE}.ts`)
        return { name, paths: pathsOf(name), ...filesOf([lobby, ...texts, page], chunks), calls }
      })
      this.emitFile({ type: 'asset', fileName: FIRST_PAGES_FILE, source: JSON.stringify(pages) })
    },
  },
})
