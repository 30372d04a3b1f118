import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css)$/
const FORMS = [
  { extension: 'br', compress: promisify(brotliCompress) },
  // For requests without TLS: browsers accept brotli only over HTTPS and from localhost.
  { extension: 'gz', compress: promisify(gzip) },
]

/** Writes compressed copies next to each script and style, so that the server need not compress them for each visitor. */
export const compressAssets = (): Plugin => ({
  name: 'palaro:compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file))
    await Promise.all(
      files.map(async (file) => {
        const content = await readFile(join(dir, file))
        for (const { extension, compress } of FORMS) await writeFile(join(dir, `${file}.${extension}`), await compress(content))
      }),
    )
  },
})
