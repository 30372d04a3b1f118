import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createPartTexts } from '#client/build/part-texts.ts'
import { FIRST_PAGES, viteManifest, withFirstPage, withFirstPicture } from './first-page.ts'

const manifest = viteManifest.parse({
  'features/content/home/HomePage.tsx': { file: 'assets/HomePage-1.js', imports: ['_home-2.js'] },
  '_home-2.js': { file: 'assets/home-2.js', imports: ['_vendor-3.js', '_start-4.js'] },
  '_vendor-3.js': { file: 'assets/vendor-3.js' },
  '_start-4.js': { file: 'assets/start-4.js', imports: ['_home-2.js'] },
  'lib/lobby-texts/tl.ts': { file: 'assets/tl-6.js' },
})
const html =
  '<head><script src="/boot.js"></script><script src="/assets/vendor-3.js"></script><script src="/assets/start-4.js"></script></head>'
const EARLY = /<script type="application\/json" id="palaro-early">(.*?)<\/script>/

describe('a page people land on', () => {
  it('is made of files there are', () => {
    const sources = FIRST_PAGES.flatMap(({ module, texts }) => [module, ...texts.map((name) => `locales/tl/${name}.json`)])
    sources.push('lib/lobby-texts/tl.ts', 'public/boot.js')
    expect(sources.filter((path) => !existsSync(new URL(`../../client/${path}`, import.meta.url)))).toEqual([])
  })

  it('has all texts of its code', () => {
    const { textsOf } = createPartTexts(fileURLToPath(new URL('../../client', import.meta.url)))
    for (const { module, texts } of FIRST_PAGES)
      expect(textsOf(fileURLToPath(new URL(`../../client/${module}`, import.meta.url)))).toEqual(texts)
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

  it('names its texts and its code, each once, and none that the entry names', () =>
    expect(withFirstPage(html, manifest, '/m/home').replace(EARLY, '')).toBe(
      '<head><script src="/boot.js"></script><script src="/assets/vendor-3.js"></script><script src="/assets/start-4.js"></script>' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/tl-6.js">' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home-2.js">' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/HomePage-1.js"></head>',
    ))

  it('says ahead of the script that asks what is to be asked of a visitor', () => {
    const page = withFirstPage(html, manifest, '/m/login')
    expect(page.search(EARLY)).toBeLessThan(page.indexOf('<script src="/boot.js">'))
    expect(JSON.parse(EARLY.exec(page)![1]!)).toEqual({
      paths: ['/m/login'],
      languages: { tl: 'TY', en: 'EN', zh: 'CN', vi: 'VI' },
      language: 'tl',
      calls: [
        { url: '/wps/relay/CCSFE_getListAnnouncements?types=B&groupName=m_login&platform=M', picture: 'url' },
        { url: '/wps/v2/system/status' },
      ],
    })
  })

  it('ends with its picture, whatever its address holds', () =>
    expect(withFirstPicture('<body></body>', '/m/activity', '/media/1.svg?"$&')).toBe(
      '<body><div class="first-picture" data-page="promotions">' +
        '<img src="/media/1.svg?&quot;$&amp;" alt="" fetchpriority="high" decoding="sync"></div></body>',
    ))

  it('is the plain page where it is none of them', () => expect(withFirstPage(html, manifest, '/m/notice')).toBe(html))
})
