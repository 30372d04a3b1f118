/** Evaluates expressions of the contract's source: follows names and calls to their declarations. */
import type { Expression, Function as FunctionNode, ArrowFunctionExpression, Node, ObjectExpression } from 'oxc-parser'
import { type ContractSource, declaredIn, type SourceModule } from './contract-source.ts'

/** Where names are looked up: first parameters and constants of functions, then the module. */
export interface Scope {
  module: SourceModule
  local: ReadonlyMap<string, Found>
}
export interface Found {
  node: Node
  scope: Scope
  comment?: string | undefined
}

/** `x as const`, `x satisfies Y`, `(x)` and `x!` give `x`. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression)
    default:
      return node
  }
}

export function find(name: string, scope: Scope, source: ContractSource): Found | undefined {
  const local = scope.local.get(name)
  if (local) return local
  const imported = scope.module.imports.get(name)
  const module = imported ? source.get(imported.path) : scope.module
  const declaration = module?.declarations.get(imported?.name ?? name)
  return module && declaration && { ...declaration, scope: { module, local: new Map() } }
}

export const isFunction = (node: Node): node is FunctionNode | ArrowFunctionExpression =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'

/** What a call of one of the contract's own functions returns, with its parameters bound to the arguments. */
export function calledResult(callee: string, args: readonly Node[], scope: Scope, source: ContractSource): Found | undefined {
  const called = find(callee, scope, source)
  const fn = called && bare(called.node)
  if (!called || !fn || !isFunction(fn) || !fn.body) return undefined
  const local = new Map(called.scope.local)
  const inside: Scope = { module: called.scope.module, local }
  fn.params.forEach((parameter, index) => {
    const node = args[index]
    if (parameter.type === 'Identifier' && node) local.set(parameter.name, { node, scope })
  })
  if (fn.body.type !== 'BlockStatement') return { node: fn.body, scope: inside }
  for (const statement of fn.body.body) {
    for (const [name, node] of declaredIn(statement)) local.set(name, { node, scope: inside })
    if (statement.type === 'ReturnStatement' && statement.argument) return { node: statement.argument, scope: inside }
  }
  return undefined
}

/** `z.object(…)`: name and object of the callee; `pageOf(…)`: only the name. */
export function calleeOf(node: Node): { object?: Node; name: string } | undefined {
  if (node.type === 'Identifier') return { name: node.name }
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  return { object: node.object, name: node.property.name }
}
export const isZod = (node: Node | undefined) => node?.type === 'Identifier' && node.name === 'z'

/** Follows names and calls to the expression they evaluate to. */
export function follow(node: Node, scope: Scope, source: ContractSource): Found {
  const expression = bare(node)
  if (expression.type === 'Identifier') {
    const found = find(expression.name, scope, source)
    return found ? { ...follow(found.node, found.scope, source), comment: found.comment } : { node: expression, scope }
  }
  if (expression.type === 'CallExpression' && expression.callee.type === 'Identifier') {
    const result = calledResult(expression.callee.name, expression.arguments, scope, source)
    if (result) return follow(result.node, result.scope, source)
  }
  return { node: expression, scope }
}

/** Properties of an object expression and of the objects spread into it, in order. */
export function propertiesOf(node: Node, scope: Scope, source: ContractSource): readonly (Found & { key: string })[] {
  const found = follow(node, scope, source)
  if (found.node.type === 'MemberExpression') return propertiesOfShape(found.node.object, found.scope, source)
  if (found.node.type !== 'ObjectExpression') return []
  const { module } = found.scope
  return (found.node as ObjectExpression).properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return propertiesOf(property.argument, found.scope, source)
    const key =
      property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? property.key.value : undefined
    if (typeof key !== 'string') return []
    return [{ key, node: property.value as Expression, scope: found.scope, comment: module.commentAbove(property) }]
  })
}

/** The same for `x.shape`, with `x` made by `z.object` or `z.extend`. */
export function propertiesOfShape(node: Node, scope: Scope, source: ContractSource): readonly (Found & { key: string })[] {
  const { node: made, scope: there } = follow(node, scope, source)
  if (made.type !== 'CallExpression') return []
  const callee = calleeOf(made.callee)
  const [first, second] = made.arguments
  if (!callee || !first) return []
  if (!isZod(callee.object)) return callee.object ? propertiesOfShape(callee.object, there, source) : []
  if (callee.name === 'object') return propertiesOf(first, there, source)
  if (callee.name !== 'extend' || !second) return []
  return [...propertiesOfShape(first, there, source), ...propertiesOf(second, there, source)]
}
