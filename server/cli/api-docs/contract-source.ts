/** The contract's own source, read for its comments, which schemas do not have at run time. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Expression, type Node, parseSync } from 'oxc-parser'

const CONTRACT = fileURLToPath(new URL('../../contract/', import.meta.url))

/** A declared name: its expression, and the comment above it. */
export interface Declaration {
  node: Node
  comment: string | undefined
}

export interface SourceModule {
  /** Without folder and extension: `wallet`. */
  name: string
  /** The first comment of the file. */
  header: string | undefined
  declarations: ReadonlyMap<string, Declaration>
  /** Names imported from other contract files. */
  imports: ReadonlyMap<string, { path: string; name: string }>
  commentAbove(node: Node): string | undefined
  /** What the module exports at run time. */
  exports: Readonly<Record<string, unknown>>
}

/** By absolute path. */
export type ContractSource = ReadonlyMap<string, SourceModule>

/** Strips the stars from `* One line. ` or from many lines. */
const tidy = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const IMPORTED_FROM: readonly [RegExp, (file: string, specifier: string) => string][] = [
  [/^#contract\//, (_, specifier) => join(CONTRACT, specifier.slice('#contract/'.length))],
  [/^\./, (file, specifier) => join(file, '..', specifier)],
]

function resolveImport(file: string, specifier: string): string | undefined {
  const found = IMPORTED_FROM.find(([pattern]) => pattern.test(specifier))
  return found?.[1](file, specifier)
}

/** The constants and functions a statement declares. */
export function declaredIn(statement: Node): readonly [string, Node][] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? declaredIn(statement.declaration) : []
  if (statement.type === 'FunctionDeclaration') return statement.id ? [[statement.id.name, statement]] : []
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ id, init }): [string, Node][] =>
    id.type === 'Identifier' && init ? [[id.name, init as Expression]] : [],
  )
}

async function readModule(path: string): Promise<SourceModule> {
  const text = await readFile(path, 'utf8')
  const { program, comments } = parseSync(path, text)
  const blocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const commentEndingAt = new Map(blocks.map(({ end, value }) => [end, tidy(value)]))
  const commentAbove = ({ start }: Node) => commentEndingAt.get(text.slice(0, start).trimEnd().length)

  const imports = new Map<string, { path: string; name: string }>()
  const declarations = new Map<string, Declaration>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = resolveImport(path, statement.source.value)
      if (!from) continue
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          imports.set(specifier.local.name, { path: from, name: specifier.imported.name })
    }
    for (const [name, node] of declaredIn(statement)) declarations.set(name, { node, comment: commentAbove(statement) })
  }
  const [first] = program.body
  return {
    name: path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
    header: first?.type === 'ImportDeclaration' ? commentAbove(first) : undefined,
    imports,
    declarations,
    commentAbove,
    exports: (await import(pathToFileURL(path).href)) as Record<string, unknown>,
  }
}

/** Every file of the contract, in all subfolders. */
export async function readContractSource(): Promise<ContractSource> {
  const files = (await readdir(CONTRACT, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(CONTRACT, file))
    .sort()
  const modules = new Map<string, SourceModule>()
  // One at a time, so that requests are answered in between.
  for (const file of files) modules.set(file, await readModule(file))
  return modules
}
