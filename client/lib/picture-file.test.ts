import { describe, expect, it } from 'vitest'
import { pictureRefusal } from './picture-file.ts'

const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type })

describe('a picture to send', () => {
  it.each(['image/png', 'image/jpeg'])('may be %s up to the limit', (type) => {
    expect(pictureRefusal(file(type, 100), 100)).toBeUndefined()
    expect(pictureRefusal(file(type, 101), 100)?.code).toBe('upload.too.large')
  })
  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('may not be “%s”', (type) =>
    expect(pictureRefusal(file(type), 100)?.code).toBe('upload.type.err'),
  )
})
