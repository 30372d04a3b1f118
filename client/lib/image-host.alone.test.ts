// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const HOSTS = ['https://one.example/', 'https://two.example']
let lib: typeof import('./image-host.ts')
beforeEach(async () => {
  vi.resetModules()
  document.body.replaceChildren()
  lib = await import('./image-host.ts')
})

describe('the picture host', () => {
  it('is our own site until a host is known, and for merchants without one', () => {
    expect(lib.hostedPicture('/media/a.webp')).toBe('/media/a.webp')
    lib.chooseImageHost([])
    expect(lib.hostedPicture('/media/a.webp')).toBe('/media/a.webp')
  })

  it('SCR-45: is one of the merchant’s hosts at random, the same for the whole visit', () => {
    lib.chooseImageHost(HOSTS, () => 0.9)
    lib.chooseImageHost(HOSTS, () => 0)
    expect(lib.hostedPicture('/media/a.webp')).toBe('https://two.example/media/a.webp')
  })

  it.each(['https://other.example/a.png', '//other.example/a.png', 'data:image/png;base64,AA', 'blob:x'])(
    'leaves %s alone',
    (src) => {
      lib.chooseImageHost(HOSTS, () => 0)
      expect(lib.hostedPicture(src)).toBe(src)
    },
  )

  it('is our own site again once the host has failed, for the rest of the visit', () => {
    lib.chooseImageHost(HOSTS, () => 0)
    const [one, two] = [lib.hostedPicture('/media/a.webp'), lib.hostedPicture('/media/b.webp')]

    expect(lib.pictureAfterFailure(one)).toBe('/media/a.webp')
    lib.chooseImageHost(HOSTS, () => 0)
    expect(lib.hostedPicture('/media/a.webp')).toBe('/media/a.webp')
    // Requested before the first failure, and failing after it.
    expect(lib.pictureAfterFailure(two)).toBe('/media/b.webp')
  })

  it.each(['/media/a.webp', 'https://other.example/a.png', 'https://one.example.evil/a.png'])(
    'has nothing else for %s',
    (address) => {
      lib.chooseImageHost(HOSTS, () => 0)
      expect(lib.pictureAfterFailure(address)).toBeUndefined()
    },
  )

  it('is our own site for the picture in the served page, also once the page has drawn its own', () => {
    document.body.innerHTML = '<div class="first-picture"><img src="/media/1.svg"></div>'
    lib.chooseImageHost(HOSTS, () => 0)
    expect(lib.hostedPicture('/media/1.svg')).toBe('/media/1.svg')
    document.body.replaceChildren()
    expect(lib.hostedPicture('/media/1.svg')).toBe('/media/1.svg')
    expect(lib.hostedPicture('/media/2.svg')).toBe('https://one.example/media/2.svg')
  })
})
