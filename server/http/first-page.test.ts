import { describe, expect, it } from 'vitest'
import { viteManifest, withFirstPage } from './first-page.ts'

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
