// `npm start` and `npm run dev`: the only file Node runs unbuilt. It bundles launch.ts and runs it; launch.ts says what happens
// next and why no loader is used.
import { rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Other programs print their own messages.
if (!process.argv[2].endsWith('.ts')) process.stdout.write(`Palaro is starting on Node ${process.versions.node} …\n`)
process.setSourceMapsEnabled(true)
const { build } = await import('esbuild')
const outfile = fileURLToPath(new URL(`../../node_modules/.cache/palaro/launch-${process.pid}.mjs`, import.meta.url))
await build({
  entryPoints: [fileURLToPath(new URL('launch.ts', import.meta.url))],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  // Its files are in one folder, so one URL is right for all of them.
  define: { 'import.meta.url': JSON.stringify(new URL('launch.ts', import.meta.url).href) },
})
const { launch } = await import(pathToFileURL(outfile).href)
await rm(outfile)
await launch(process.argv[2])
