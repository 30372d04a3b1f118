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

/** Beside each script and style its compressed forms, as small as they get: made once, sent to everybody. */
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
