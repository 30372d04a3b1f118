import { beforeEach, describe, expect, it, vi } from 'vitest'

const HOSTS = ['https://one.example/', 'https://two.example']
let lib: typeof import('./image-host.ts')
beforeEach(async () => {
  vi.resetModules()
  lib = await import('./image-host.ts')
})

describe('the picture host', () => {
  it('is our own site until a host is known, and for merchants without one', () => {
    expect(lib.hostedPicture('/media/a.webp')).toBe('/media/a.webp')
    lib.chooseImageHost([])
    expect(lib.hostedPicture('/media/a.webp')).toBe('/media/a.webp')
  })

  it('is one of the merchant’s hosts at random, the same for the whole visit', () => {
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
    lib.dropImageHost()
    lib.chooseImageHost(HOSTS, () => 0)
    expect(lib.hostedPicture('/media/a.webp')).toBe('/media/a.webp')
  })
})
