/**
 * The process verifies itself (GAM-13): it compares its files with those it started with and, if `PROGRAM_DIGEST` is set, with
 * those that were released. Daily, and on every request for `/ops/version`.
 */
import { createHmac } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { FileDigest } from './file-digest.ts'
import type { Part } from './program-files.ts'

export interface PartCheck extends FileDigest {
  /** When it was read, epoch ms. */
  checkedAt: number
  /** The digest at the first check, which a server in production makes as it starts. */
  firstDigest: string
  isUnchanged: boolean
}
export interface Configuration {
  /** Hash of the process's own variables: the same for processes of the same role. */
  environment: string
  /** Hashes of the merchants' settings, by code. */
  merchants: Record<string, string>
}
export interface ProgramReport {
  startedAt: number
  node: string
  program: PartCheck
  /** Null until they are first checked. */
  libraries: PartCheck | null
  /** `PROGRAM_DIGEST`; null if the deployment names none. */
  released: { digest: string; isSame: boolean } | null
  configuration: Configuration
}

export type ObserveProgram = (state: { isFine: boolean; checkedAt: number }) => void

interface Deps {
  digestOfPart: (part: Part) => Promise<FileDigest>
  /** SHA-256 in hex; undefined = not named. */
  released: string | undefined
  environment: object
  /** Merchants' settings as stored, by code. */
  settings: () => Promise<ReadonlyMap<string, string>>
  /** Keeps hashes of short secrets from being guessed; the same for all processes of a site. */
  hashKey: () => Promise<string>
  observe: ObserveProgram
  clock: Clock
  logger: Pick<Logger, 'info' | 'error'>
}

const DAY_MS = 86_400_000

export function createProgramCheck({ digestOfPart, released, environment, settings, hashKey, observe, clock, logger }: Deps) {
  const startedAt = clock.now().getTime()
  const last = new Map<Part, PartCheck>()
  /** Concurrent callers share one read. */
  const running = new Map<Part, Promise<PartCheck>>()

  const isReleased = (digest: string): boolean => released === undefined || released === digest

  async function readPart(part: Part): Promise<PartCheck> {
    const found = await digestOfPart(part)
    const firstDigest = last.get(part)?.firstDigest ?? found.digest
    const result = { ...found, checkedAt: clock.now().getTime(), firstDigest, isUnchanged: firstDigest === found.digest }
    last.set(part, result)
    const isFine = [...last].every(([name, one]) => one.isUnchanged && (name === 'libraries' || isReleased(one.digest)))
    observe({ isFine, checkedAt: result.checkedAt })
    const facts = { part, digest: result.digest, firstDigest, released, files: result.files }
    if (!result.isUnchanged) logger.error(facts, 'files of the running program have changed')
    else if (part === 'program' && !isReleased(result.digest)) logger.error(facts, 'the program is not the one released')
    else logger.info(facts, 'the program was verified')
    return result
  }

  function check(part: Part): Promise<PartCheck> {
    const known = running.get(part)
    if (known) return known
    const read = readPart(part).finally(() => running.delete(part))
    running.set(part, read)
    return read
  }

  async function configuration(): Promise<Configuration> {
    const [key, merchants] = await Promise.all([hashKey(), settings()])
    const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex')
    return {
      environment: hash(JSON.stringify(environment)),
      merchants: Object.fromEntries([...merchants].map(([code, text]) => [code, hash(text)])),
    }
  }

  const checkAll = async () => {
    for (const part of ['program', 'libraries'] as const)
      await check(part).catch((error: unknown) => logger.error({ err: error, part }, 'the program could not be verified'))
  }

  return {
    /** Reads the program's files again, and with `hasLibraries` those of the libraries. */
    async report(hasLibraries: boolean): Promise<ProgramReport> {
      const [program, libraries, configured] = await Promise.all([
        check('program'),
        hasLibraries ? check('libraries') : last.get('libraries'),
        configuration(),
      ])
      return {
        startedAt,
        node: process.versions.node,
        program,
        libraries: libraries ?? null,
        released: released === undefined ? null : { digest: released, isSame: isReleased(program.digest) },
        configuration: configured,
      }
    },

    /** Checks now, and then once a day. Returns a function that stops it. */
    startDaily(): () => void {
      void checkAll()
      const timer = setInterval(() => void checkAll(), DAY_MS).unref()
      return () => clearInterval(timer)
    },
  }
}
export type ProgramCheck = ReturnType<typeof createProgramCheck>
