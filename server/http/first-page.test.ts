import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIRST_PAGES, viteManifest, withFirstPage } from './first-page.ts'

const manifest = viteManifest.parse({
  'features/home/HomePage.tsx': { file: 'assets/HomePage-1.js', imports: ['_home-2.js'] },
  '_home-2.js': { file: 'assets/home-2.js', imports: ['_vendor-3.js', '_start-4.js', '_parts.js'], css: ['assets/home-5.css'] },
  '_vendor-3.js': { file: 'assets/vendor-3.js' },
  '_start-4.js': { file: 'assets/start-4.js', imports: ['_home-2.js'] },
  '_parts.js': { file: 'assets/start-4.js', css: ['assets/parts-7.css'] },
  'locales/tl/home.json': { file: 'assets/home-6.js' },
})
const html = '<head><script src="/assets/vendor-3.js"></script><script src="/assets/start-4.js"></script></head><body></body>'

describe('a page people land on', () => {
  it('is made of files there are', () => {
    const sources = FIRST_PAGES.flatMap(({ module, texts }) => [module, ...texts.map((name) => `locales/tl/${name}.json`)])
    expect(sources.filter((path) => !existsSync(new URL(`../../client/${path}`, import.meta.url)))).toEqual([])
  })

  it('draws the page the router shows there', () => {
    const router = ['router', 'AccountPages', 'ContentPages']
      .map((name) => readFileSync(new URL(`../../client/app/${name}.tsx`, import.meta.url), 'utf8'))
      .join('\n')
    const screens = readFileSync(new URL('../../client/lib/paths.ts', import.meta.url), 'utf8')
    for (const { paths, module } of FIRST_PAGES) {
      const [, screen] = new RegExp(`(\\w+): \\{ path: '${paths.at(-1)}'`).exec(screens) ?? []
      const [, page] = /(\w+)\.tsx$/.exec(module) ?? []
      expect(router).toMatch(new RegExp(`SCREENS\\.${screen}\\.path\\} element=\\{[^\\n]*<${page} />`))
    }
  })

  it('names its code, its styles (what they stand on first) and its texts, each once, and none that the entry names', () =>
    expect(withFirstPage(html, manifest, '/m/home')).toBe(
      '<head><script src="/assets/vendor-3.js"></script><script src="/assets/start-4.js"></script>' +
        '<link rel="stylesheet" crossorigin href="/assets/parts-7.css">' +
        '<link rel="stylesheet" crossorigin href="/assets/home-5.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/home-2.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/HomePage-1.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/home-6.js"></head><body></body>',
    ))

  it('is the plain page where it is none of them', () => expect(withFirstPage(html, manifest, '/m/notice')).toBe(html))
})
