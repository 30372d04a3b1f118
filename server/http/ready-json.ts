/**
 * JSON text of a value whose parts went through their schemas before. What is the same for thousands of callers is
 * encoded once; whoever makes such a text answers for it that nothing but declared keys is in it.
 */
const isReady = Symbol('ready JSON')

export interface ReadyJson {
  readonly [isReady]: true
  readonly json: string
}

export const readyJson = (json: string): ReadyJson => ({ [isReady]: true, json })
export const isReadyJson = (value: unknown): value is ReadyJson => typeof value === 'object' && value !== null && isReady in value
