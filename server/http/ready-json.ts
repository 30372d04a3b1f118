/**
 * JSON text of a value whose parts are already encoded by their schemas, for values that are the same for thousands of callers.
 * The code that creates it must make sure that it has declared keys only.
 */
const isReady = Symbol('ready JSON')

export interface ReadyJson {
  readonly [isReady]: true
  readonly json: string
}

export const readyJson = (json: string): ReadyJson => ({ [isReady]: true, json })
export const isReadyJson = (value: unknown): value is ReadyJson => typeof value === 'object' && value !== null && isReady in value
