/** What documents point to exists: relative links, the headings they name, and our own files in backticks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const documentsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path))
const documents = ['README.md', ...['.github', 'server', 'client', 'seed', 'tests', 'prisma'].flatMap(documentsIn)]

/** Decision records name the files of their time. */
const isRecord = (path: string): boolean => path.startsWith('server/docs/adr/0')

const LINK = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g
const ELSEWHERE = /^(?:[a-z]+:|\/\/)/
/** A path from the root, as far as it is one: `server/contract/<area>/` and `seed/worlds/…` are patterns. */
const OUR_PATH = /`((?:server|client|seed|tests|prisma|\.docker|\.github)\/[\w./-]+)(?::\d+)?`/g
const FENCED = /^```[\s\S]*?^```/gm

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
/** As GitHub names the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
const anchorsIn = (path: string): string[] =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : join(dirname(from), decodeURI(path))
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || anchorsIn(target).includes(anchor)
}

const linksIn = (path: string): string[] =>
  [...textOf(path).replace(FENCED, '').matchAll(LINK)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !ELSEWHERE.test(link))

describe('documents', () => {
  it('link to what exists', () => {
    const links = documents.flatMap((from) => linksIn(from).map((link) => ({ from, link })))

    expect(links.length).toBeGreaterThan(40)
    expect(links.filter(({ from, link }) => !leadsSomewhere(from, link))).toEqual([])
  })

  it('name files that exist', () => {
    const named = documents
      .filter((from) => !isRecord(from))
      .flatMap((from) => [...textOf(from).matchAll(OUR_PATH)].map(([, path = '']) => ({ from, path })))

    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
  })

  it('are all reached from the README', () => {
    const reached = new Set(['README.md'])
    // A set takes in what is added to it while it is walked through.
    for (const from of reached) {
      if (!from.endsWith('.md')) continue
      for (const link of linksIn(from)) {
        const target = join(dirname(from), link.split('#')[0] ?? '')
        reached.add(target.endsWith('/') || target === '.' ? join(target, 'README.md') : target)
      }
    }

    expect(documents.filter((path) => !reached.has(path) && !isRecord(path))).toEqual([])
  })
})
