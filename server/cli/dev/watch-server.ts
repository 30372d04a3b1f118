/** Replaces the server after changes of its files, one change at a time. */
import type { FSWatcher } from 'vite'
import { buildPrismaClient } from '../build-stale.ts'

/** Editors write several files at once. */
const SETTLE_MS = 60
const TEST = /\.test\.ts$/
const SCHEMA = /\.prisma$/

interface Options {
  watcher: FSWatcher
  isWatched(path: string): boolean
  bundle: { script: string; rebuild(): Promise<boolean> }
  children: { replace(script: string): Promise<boolean> }
  say(line: string): void
  onReplaced(paths: readonly string[]): void
}

/** Returns a function that stops watching. */
export function watchServer({ watcher, isWatched, bundle, children, say, onReplaced }: Options): () => void {
  let changed = new Set<string>()
  let isBusy = false
  let isOver = false

  async function replace(): Promise<void> {
    const startedAt = performance.now()
    const paths = [...changed]
    changed = new Set()
    if (isOver) return
    if (paths.some((path) => SCHEMA.test(path))) await buildPrismaClient()
    if (!(await bundle.rebuild())) return
    if (await children.replace(bundle.script)) {
      say(`Server replaced (${((performance.now() - startedAt) / 1_000).toFixed(1)} s).`)
      onReplaced(paths)
    } else if (!isOver) say('The new server did not start; the one from before this change keeps running.')
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    try {
      while (changed.size > 0) await replace()
    } catch (error) {
      if (!isOver) say(error instanceof Error ? error.message : String(error))
    } finally {
      isBusy = false
    }
  }

  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir' || !isWatched(path) || TEST.test(path)) return
    changed.add(path)
    setTimeout(() => void work(), SETTLE_MS)
  })
  return () => {
    isOver = true
  }
}
