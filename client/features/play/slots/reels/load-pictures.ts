import { ApiError } from '#client/lib/api-error.ts'

/** Loads the symbols' pictures; each is drawn once per size, so that the reels only move bitmaps. */
export type Pictures = ReadonlyMap<string, CanvasImageSource>

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (cause) {
    throw new ApiError('network.timeout', { cause })
  }
  return image
}

/** Throws `network.timeout` if one does not load. */
export async function loadPictures(urls: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, HTMLImageElement>> {
  return new Map(await Promise.all([...urls].map(async ([letter, url]) => [letter, await loaded(url)] as const)))
}

/** `side`: in device pixels. */
export function rasterise(images: ReadonlyMap<string, HTMLImageElement>, side: number): Pictures {
  return new Map(
    [...images].map(([letter, image]) => {
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
      return [letter, canvas]
    }),
  )
}
