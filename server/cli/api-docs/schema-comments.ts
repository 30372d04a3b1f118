/**
 * Walks an expression of the source and the schema it created in parallel, and collects the comments: `z.object({ …comment… name:
 * z.string() })` with an object whose `shape` has a `name`.
 */
import type { Node } from 'oxc-parser'
import { partsOf, type Schema } from '#contract/schema-parts.ts'
import {
  bare,
  calledResult,
  calleeOf,
  find,
  isFunction,
  isZod,
  propertiesOf,
  propertiesOfShape,
  type Scope,
} from './contract-expressions.ts'
import type { ContractSource, SourceModule } from './contract-source.ts'

export function createSchemaComments(source: ContractSource) {
  const ofSchema = new Map<Schema, string>()
  /** Constants that a file does not export. */
  const ownNames = new Map<Schema, { name: string; module: SourceModule }>()
  const ofField = new Map<Schema, Map<string, string>>()
  const seen = new Set<Schema>()

  function keep(schema: Schema, node: Node, scope: Scope): void {
    const expression = bare(node)
    if (expression.type === 'Identifier') {
      const found = find(expression.name, scope, source)
      if (!found) return
      if (bare(found.node).type === 'CallExpression' && !scope.local.has(expression.name)) {
        if (found.comment && !ofSchema.has(schema)) ofSchema.set(schema, found.comment)
        if (!ownNames.has(schema)) ownNames.set(schema, { name: expression.name, module: found.scope.module })
      }
      return keep(schema, found.node, found.scope)
    }
    // `bodies.debit`
    const member = expression.type === 'MemberExpression' ? calleeOf(expression) : undefined
    if (member?.object) {
      const found = propertiesOf(member.object, scope, source).findLast(({ key }) => key === member.name)
      return found && keep(schema, found.node, found.scope)
    }
    if (seen.has(schema) || expression.type !== 'CallExpression') return
    seen.add(schema)
    const callee = calleeOf(expression.callee)
    if (isZod(callee?.object)) return keepZod(callee!.name, schema, expression.arguments, scope)
    // `x.check(…)` is x with another check.
    if (callee?.object) return keepChecked(schema, callee.object, scope)
    const result = callee && calledResult(callee.name, expression.arguments, scope, source)
    if (result) keepChecked(schema, result.node, result.scope)
  }

  /** The same schema, reached through another expression. */
  function keepChecked(schema: Schema, node: Node, scope: Scope): void {
    seen.delete(schema)
    keep(schema, node, scope)
  }

  function keepZod(made: string, schema: Schema, args: readonly Node[], scope: Scope): void {
    const [first, second] = args
    const { shape, innerType, element, in: wire, valueType, options, getter } = partsOf(schema)
    if (!first) return
    if (shape)
      return keepFields(
        schema,
        shape,
        made === 'extend'
          ? [...propertiesOfShape(first, scope, source), ...propertiesOf(second!, scope, source)]
          : propertiesOf(first, scope, source),
      )
    if (made === 'nullish') return keep(partsOf(innerType!).innerType!, first, scope)
    if (made === 'enum' || made === 'literal') return keepList(schema, first, scope)
    const choices = made === 'union' ? first : made === 'discriminatedUnion' ? second : undefined
    if (choices?.type === 'ArrayExpression')
      return choices.elements.forEach((option, index) => option && options?.[index] && keep(options[index], option, scope))
    if (made === 'record' && second && valueType) return keep(valueType, second, scope)
    if (made === 'lazy' && isFunction(first) && first.body) return keep(getter!(), first.body, scope)
    const inner = innerType ?? element ?? wire
    if (inner) keep(inner, first, scope)
  }

  /** A comment on a list of words describes the schema made of it. */
  function keepList(schema: Schema, node: Node, scope: Scope): void {
    const list = node.type === 'Identifier' ? find(node.name, scope, source) : undefined
    if (list?.comment && !ofSchema.has(schema)) ofSchema.set(schema, list.comment)
  }

  function keepFields(schema: Schema, shape: Record<string, Schema>, properties: ReturnType<typeof propertiesOf>): void {
    const comments = new Map<string, string>()
    for (const { key, node, scope, comment } of properties) {
      // A later property of the same name overrides it.
      comments.delete(key)
      if (comment) comments.set(key, comment)
      if (shape[key]) keep(shape[key], node, scope)
    }
    ofField.set(schema, comments)
  }

  return { ofSchema, ofField, ownNames, keep }
}
