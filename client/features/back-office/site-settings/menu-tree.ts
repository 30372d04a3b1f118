/** Changes to the menu tree, each returning a new one. */
import type { MenuNode } from '#contract/site/system/status.ts'

const inLevels = (nodes: readonly MenuNode[], change: (level: readonly MenuNode[]) => readonly MenuNode[]): MenuNode[] =>
  change(nodes).map((node) => ({ ...node, childrenNodes: inLevels(node.childrenNodes, change) }))

export const switched = (nodes: readonly MenuNode[], modId: string, enabled: boolean): MenuNode[] =>
  inLevels(nodes, (level) => level.map((node) => (node.modId === modId ? { ...node, enabled } : node)))

/** One place up (−1) or down (1) among its siblings; at the end it stays. */
export const moved = (nodes: readonly MenuNode[], modId: string, by: -1 | 1): MenuNode[] =>
  inLevels(nodes, (level) => {
    const place = level.findIndex((node) => node.modId === modId)
    const other = level[place + by]
    const own = level[place]
    if (!own || !other) return level
    return level.map((node) => (node === own ? other : node === other ? own : node))
  })

export const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.childrenNodes)])
/** The order of each level, by its parent. */
export const ordersOf = (nodes: readonly MenuNode[], parent = ''): Record<string, string[]> =>
  Object.assign(
    { [parent]: nodes.map(({ modId }) => modId) },
    ...nodes.filter(({ childrenNodes }) => childrenNodes.length > 0).map((node) => ordersOf(node.childrenNodes, node.modId)),
  )
