/** The changes of the schema files as SQL, by Prisma's own schema engine as WebAssembly: its binary would be a download (ADR 0001). */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPg } from '@prisma/adapter-pg'
import { connectionTo } from '#server/platform/connection-to.ts'
import type { SchemaFile } from './schema-files.ts'

type EngineModule = typeof import('@prisma/schema-engine-wasm')
/** Exports of the generated bindings that their type file omits. */
type Bindings = EngineModule & { __wbg_set_wasm(exports: WebAssembly.Exports): void } & WebAssembly.ModuleImports
type Engine = Awaited<ReturnType<EngineModule['SchemaEngine']['new']>>

const NO_FILTER = { externalTables: [], externalEnums: [] }

/** The engine's lock timeout (10 s) keeps running after it is done; processes must not wait for it. */
const timersThatKeepNothing = (bindings: Bindings): WebAssembly.ModuleImports =>
  Object.fromEntries(
    Object.keys(bindings)
      .filter((name) => name.startsWith('__wbg_setTimeout_'))
      .map((name) => [name, (run: () => void, ms: number) => setTimeout(run, ms).unref()]),
  )

async function instantiate(): Promise<Bindings> {
  const require = createRequire(import.meta.url)
  const wasmFile = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Bindings
  const { instance } = await WebAssembly.instantiate(await readFile(wasmFile), {
    './schema_engine_bg.js': { ...bindings, ...timersThatKeepNothing(bindings) },
  })
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => process.stderr.write(`${message}\n`) },
  })
  return bindings
}

async function loadEngine(url: string, datamodels: SchemaFile[]): Promise<{ engine: Engine; free(): Promise<void> }> {
  const bindings = await instantiate()
  const factory = new PrismaPg(connectionTo(url))
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

/** The engine leaves its connections open, so they are collected here to be closed. */
function keepConnections(factory: PrismaPg) {
  const connections: Awaited<ReturnType<PrismaPg['connect']>>[] = []
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    connections.push(connection)
    return connection
  }
  return connections
}

/**
 * The SQL that turns one set of schema files into another; empty if they are equal. The engine needs a reachable server at `url`.
 */
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
