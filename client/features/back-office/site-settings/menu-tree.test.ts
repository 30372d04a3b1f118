import { expect, it } from 'vitest'
import type { MenuNode } from '#contract/site/system/status.ts'
import { flat, moved, ordersOf, switched } from './menu-tree.ts'

const node = (modId: string, childrenNodes: MenuNode[] = []): MenuNode => ({ modId, enabled: true, childrenNodes })
const tree = [node('A', [node('A1'), node('A2'), node('A3')]), node('B')]

it('moves an entry among its siblings, and not past the end', () => {
  expect(ordersOf(moved(tree, 'A3', -1))).toEqual({ '': ['A', 'B'], A: ['A1', 'A3', 'A2'] })
  expect(ordersOf(moved(tree, 'A1', -1))).toEqual(ordersOf(tree))
  expect(ordersOf(moved(tree, 'A', 1))).toEqual({ '': ['B', 'A'], A: ['A1', 'A2', 'A3'] })
})

it('switches one entry at any depth, and leaves the original tree unchanged', () => {
  const off = flat(switched(tree, 'A2', false)).filter(({ enabled }) => !enabled)
  expect(off.map(({ modId }) => modId)).toEqual(['A2'])
  expect(flat(tree).every(({ enabled }) => enabled)).toBe(true)
})
