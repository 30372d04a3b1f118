/** What a first visit of /m/home loads: the scripts the page names and what those import at once. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const FOLDER = 'dist/client'
const BUDGET_KB = 130

const scripts = (html: string) => [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]!)
const staticImports = (code: string) =>
  [...code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{},\s$]+from\s*)?"(\.\/[^"]+\.js)"/g)].map((match) => match[1]!)

/** Every file reached without a dynamic import. */
export function eagerFiles(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const imported of staticImports(readFileSync(join(FOLDER, file), 'utf8'))) visit(join(dirname(file), imported))
  }
  for (const entry of entries) visit(entry)
  return [...seen]
}

const gzipKb = (file: string) => gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length / 1000

export async function benchClient(): Promise<Figure[]> {
  const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; src?: string }
  >
  const home = Object.values(manifest).find(({ src }) => src?.endsWith('features/home/HomePage.tsx'))
  const first = eagerFiles([...scripts(readFileSync(join(FOLDER, 'index.html'), 'utf8')), ...(home ? [home.file] : [])])
  const size = first.map(gzipKb).reduce((sum, kb) => sum + kb, 0)
  return [
    {
      name: 'client: first load of /m/home, JS gzip',
      ours: `${size.toFixed(1)} kB`,
      other: `${BUDGET_KB} kB`,
      ratio: size / BUDGET_KB,
      wanted: '≤ 1',
    },
  ]
}
