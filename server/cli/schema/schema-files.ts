/** The files of `prisma/schema`, and the snapshot of them that the newest migration leads to (ADR 0001). */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const prismaFolder = fileURLToPath(new URL('../../../prisma/', import.meta.url))
const schemaFolder = join(prismaFolder, 'schema')
/** The schema after the last migration, so that the next one is computed without a database. */
const snapshotFile = join(prismaFolder, 'schema.snapshot')
const FILE_MARK = '// file: '

export type SchemaFile = [path: string, content: string]

/** All schema files, sorted. */
export async function readSchemaFiles(): Promise<SchemaFile[]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(names.map(async (name): Promise<SchemaFile> => [name, await readFile(join(schemaFolder, name), 'utf8')]))
}

const toSnapshot = (files: SchemaFile[]): string => files.map(([path, content]) => `${FILE_MARK}${path}\n${content}`).join('')

const fromSnapshot = (text: string): SchemaFile[] =>
  text
    .split(FILE_MARK)
    .filter(Boolean)
    .map((part): SchemaFile => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)])

/** The schema after the newest migration. */
export async function readSnapshot(): Promise<SchemaFile[]> {
  return fromSnapshot(await readFile(snapshotFile, 'utf8'))
}

/** Stores these schema files as the schema after the newest migration. */
export const writeSnapshot = (files: SchemaFile[]): Promise<void> => writeFile(snapshotFile, toSnapshot(files))
