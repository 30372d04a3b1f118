/** Prisma's own schema engine as WebAssembly: migrations without a downloaded binary. */
import type { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { readMigrations, readSchemaFiles } from './migration-files.ts'

type EngineModule = typeof import('@prisma/schema-engine-wasm')
/** What the generated bindings export beside the engine; their type file leaves it out. */
type Bindings = EngineModule & { __wbg_set_wasm(exports: WebAssembly.Exports): void } & WebAssembly.ModuleImports
type Engine = Awaited<ReturnType<EngineModule['SchemaEngine']['new']>>

const INTERNAL_CHAR = 18
const NO_FILTER = { externalTables: [], externalEnums: [] }

async function loadEngine(url: string): Promise<Engine> {
  const require = createRequire(import.meta.url)
  const wasmFile = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Bindings
  const { instance } = await WebAssembly.instantiate(await readFile(wasmFile), { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  // The adapter hands its configuration to `pg.Pool`, whose `Client` option the type of the adapter leaves out.
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url, Client: CatalogClient } as unknown as pg.PoolConfig))
  return bindings.SchemaEngine.new({ datamodels: await readSchemaFiles() }, () => {}, adapter)
}

/** PostgreSQL's internal type "char" fills the system catalogs and the adapter refuses it: these connections read it as TEXT. */
class CatalogClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: EventEmitter }
    connection.prependListener('rowDescription', ({ fields }: { fields: pg.FieldDef[] }) => {
      for (const field of fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = pg.types.builtins.TEXT
    })
  }
}

/** Applies what is missing of `prisma/migrations`; returns the names applied. */
export async function applyMigrations(url: string): Promise<string[]> {
  const engine = await loadEngine(url)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: await readMigrations(), filters: NO_FILTER })
    return appliedMigrationNames
  } finally {
    engine.free()
  }
}

/** The SQL that leads from the migrations so far to the schema files; empty when they agree. `url` is a scratch database. */
export async function diffSchema(url: string): Promise<string> {
  const engine = await loadEngine(url)
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await readMigrations()) },
      to: { tag: 'schemaDatamodel', files: (await readSchemaFiles()).map(([path, content]) => ({ path, content })) },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    })
    return stdout?.includes('This is an empty migration') ? '' : (stdout ?? '')
  } finally {
    engine.free()
  }
}
