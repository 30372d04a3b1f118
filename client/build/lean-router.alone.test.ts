// @vitest-environment node
/** `leanRouter` edits the published code of react-router: this fails if that code no longer suits the edits. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leanRouterCode } from './lean-router.ts'

const dist = new URL('../../node_modules/react-router/dist/', import.meta.url)
/** The chunk with the components, in one of the two builds. */
function chunkOf(kind: 'development' | 'production'): string {
  const folder = new URL(`${kind}/`, dist)
  const chunks = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((code) => code.includes('function BrowserRouter('))
  expect(chunks).toHaveLength(1)
  return chunks[0]!
}
const linesOf = (code: string) => code.split('\n')

describe('react-router without what no page uses', () => {
  const production = chunkOf('production')
  const lean = leanRouterCode(production)

  it('takes the build that differs from the published one in its warnings alone', () => {
    const [ours, published] = [linesOf(production), linesOf(chunkOf('development'))]

    const different = published.filter((line, index) => line !== ours[index])

    expect(ours).toHaveLength(published.length)
    expect(different).toEqual(['var ENABLE_DEV_WARNINGS = true;'])
  })

  it('loses the names of components and nothing else', () => {
    const unmarked = (code: string) => linesOf(code.replaceAll('/* @__PURE__ */ ', ''))
    const kept = new Set(unmarked(lean))

    const lost = unmarked(production).filter((line) => line.trim() && !kept.has(line))

    expect(lost.length).toBeGreaterThanOrEqual(15)
    for (const line of lost) expect(line).toMatch(/^[\w$]+\.displayName = "\w+";$/)
  })

  it('has its contexts and components marked as free of side effects', () => {
    const marked = lean.match(/\/\* @__PURE__ \*\/ React\d*\.(?:forwardRef|createContext|memo)\(/g) ?? []
    const all = production.match(/^var .*React\d*\.(?:forwardRef|createContext|memo)\(/gm) ?? []

    expect(marked.length).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(15)
  })
})
