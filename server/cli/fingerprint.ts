import { digestOf, isNoTest } from '#server/platform/program/file-digest.ts'

const LENGTH = 16

/** A short digest of files and folders below `root`, by which a build knows whether its sources have changed. */
export const fingerprint = async (root: string, sources: readonly string[]): Promise<string> =>
  (await digestOf(root, sources, isNoTest)).digest.slice(0, LENGTH)
