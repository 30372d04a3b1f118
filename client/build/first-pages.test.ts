import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCREENS } from '../lib/paths.ts'
import { LANDING_PAGES, pathsOf } from './first-pages.ts'
import { filesOf } from './write-first-pages.ts'

const CLIENT = new URL('../', import.meta.url)

describe('a page people land on', () => {
  it('is made of a file there is, and is what the router shows there', () => {
    const router = readFileSync(new URL('app/router.tsx', CLIENT), 'utf8')
    for (const { name, module } of LANDING_PAGES) {
      expect(existsSync(new URL(module, CLIENT)), module).toBe(true)
      const [, page] = /(\w+)\.tsx$/.exec(module) ?? []
      expect(router).toMatch(new RegExp(`SCREENS\\.${name}\\.path\\} element=\\{[^\\n]*<${page} />`))
    }
  })

  it('is shown at its own address and at those that lead there', () => {
    expect(pathsOf('home')).toEqual(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])
    expect(pathsOf('login')).toEqual([SCREENS.login.path])
  })

  it('asks as its queries do', () =>
    expect(Object.fromEntries(LANDING_PAGES.map(({ name, calls }) => [name, calls.map(({ url }) => url)]))).toMatchObject({
      login: ['/wps/relay/CCSFE_getListAnnouncements?types=B&groupName=m_login&platform=M', '/wps/v2/system/status'],
      gameList: [
        '/wps/relay/GCSGAME_gameList?gameType=HOT&pageNo=1&pageSize=25',
        '/wps/relay/GCSGAME_gameVendor',
        '/wps/v2/system/status',
      ],
    }))
})

describe('the files of a page', () => {
  const chunk = (name: string, imports: string[], moduleIds: string[], styles: string[] = []) => ({
    fileName: `${name}.js`,
    imports: imports.map((other) => `${other}.js`),
    moduleIds,
    viteMetadata: { importedCss: new Set(styles.map((style) => `${style}.css`)) },
  })
  const chunks = [
    chunk('home', ['vendor', 'start'], ['/HomePage.tsx', '/Ticker.tsx'], ['home', 'first']),
    chunk('vendor', [], ['/react.js']),
    // The two import each other.
    chunk('start', ['home', 'vendor'], ['/main.tsx'], ['first']),
    chunk('tl', [], ['/tl.json']),
  ]

  it('are each named once, those first that others need', () =>
    expect(filesOf(['/tl.json', '/Ticker.tsx'], chunks)).toEqual({
      scripts: ['tl.js', 'vendor.js', 'start.js', 'home.js'],
      styles: ['first.css', 'home.css'],
    }))

  it('stop the build where it has no such file', () => expect(() => filesOf(['/Gone.tsx'], chunks)).toThrow('/Gone.tsx'))
})
