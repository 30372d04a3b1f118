import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { minify, type Plugin } from 'vite'

const BOOT = 'boot.js'

/** Minifies the script that every page starts with: Vite copies `public/` unchanged. */
export const minifyBoot = (): Plugin => ({
  name: 'palaro:minify-boot',
  apply: 'build',
  async closeBundle() {
    const { outDir } = this.environment.config.build
    const file = resolve(this.environment.config.root, outDir, BOOT)
    const { code, errors } = await minify(BOOT, await readFile(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${BOOT}: ${errors[0]!.message}`)
    await writeFile(file, code)
  },
})
