/** Prisma's own schema engine as WebAssembly: migrations without a downloaded binary. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPg } from '@prisma/adapter-pg'
import { readMigrations, readSchemaFiles, type SchemaFile } from './migration-files.ts'

type EngineModule = typeof import('@prisma/schema-engine-wasm')
/** What the generated bindings export beside the engine; their type file leaves it out. */
type Bindings = EngineModule & { __wbg_set_wasm(exports: WebAssembly.Exports): void } & WebAssembly.ModuleImports
type Engine = Awaited<ReturnType<EngineModule['SchemaEngine']['new']>>

const NO_FILTER = { externalTables: [], externalEnums: [] }

async function instantiate(): Promise<Bindings> {
  const require = createRequire(import.meta.url)
  const wasmFile = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Bindings
  const { instance } = await WebAssembly.instantiate(await readFile(wasmFile), { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => process.stderr.write(`${message}\n`) },
  })
  return bindings
}

/** Once a process: what of a first instance is collected later would be freed in the memory of the second. */
let instantiated: Promise<Bindings> | undefined

async function loadEngine(url: string, datamodels: SchemaFile[]): Promise<{ engine: Engine; free(): Promise<void> }> {
  const bindings = await (instantiated ??= instantiate())
  const factory = new PrismaPg({ connectionString: url })
  const connections = keepConnections(factory)
  const engine = await bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory))
  return {
    engine,
    async free() {
      engine.free()
      for (const connection of connections) await connection.dispose()
    },
  }
}

/**
 * The engine leaves its connections open: they are collected here, to be closed. And the adapter cuts a script at every
 * semicolon, and so through the bodies of functions: PostgreSQL itself takes it whole.
 */
function keepConnections(factory: PrismaPg) {
  const connections: Awaited<ReturnType<PrismaPg['connect']>>[] = []
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    connection.executeScript = async (script) => {
      await connection.underlyingDriver().query(script)
    }
    connections.push(connection)
    return connection
  }
  return connections
}

/** Applies what is missing of `prisma/migrations`; returns the names applied. */
export async function applyMigrations(url: string): Promise<string[]> {
  const { engine, free } = await loadEngine(url, await readSchemaFiles())
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: await readMigrations(), filters: NO_FILTER })
    return appliedMigrationNames
  } finally {
    await free()
  }
}

/** The SQL that leads from one set of schema files to another; empty when they agree. The engine wants a server to greet at `url`. */
export async function diffSchema(url: string, from: SchemaFile[], to: SchemaFile[]): Promise<string> {
  const files = (schema: SchemaFile[]) => schema.map(([path, content]) => ({ path, content }))
  const { engine, free } = await loadEngine(url, to)
  try {
    const { stdout } = await engine.diff({
      from: from.length > 0 ? { tag: 'schemaDatamodel', files: files(from) } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: files(to) },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    })
    return stdout?.includes('This is an empty migration') ? '' : (stdout ?? '')
  } finally {
    await free()
  }
}
