/**
 * What the contract uses of `zod/mini`, for reading answers: vite.config.ts puts it in zod's place, 1 kB instead of 10 on the
 * way to the first page. It decodes and refuses as zod does but knows no messages; the test holds the two side by side.
 */
export const NEVER = Symbol('invalid')

type Read = (input: unknown) => unknown
/** Gives the value back, changed if need be, or NEVER. */
type Check = (value: never) => unknown
interface Context {
  issues: unknown[]
}
interface Schema {
  read: Read
  /** Of an object. */
  shape?: Record<string, Schema>
  /** Of a choice. */
  options?: readonly unknown[]
  check(...checks: Check[]): Schema
  safeParse(input: unknown): { success: true; data: unknown } | { success: false; error: Error }
}

/* @__NO_SIDE_EFFECTS__ */ const schema = (read: Read, more: Pick<Schema, 'shape' | 'options'> = {}): Schema => ({
  ...more,
  read,
  check: (...checks) =>
    schema(
      (input) => checks.reduce<unknown>((value, check) => (value === NEVER ? NEVER : check(value as never)), read(input)),
      more,
    ),
  safeParse(input) {
    const data = read(input)
    return data === NEVER ? { success: false, error: new Error('not as the contract says') } : { success: true, data }
  },
})
/* @__NO_SIDE_EFFECTS__ */ const only = (isValid: (input: unknown) => boolean) =>
  schema((input) => (isValid(input) ? input : NEVER))
const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/* @__NO_SIDE_EFFECTS__ */ export const unknown = () => only(() => true)
/* @__NO_SIDE_EFFECTS__ */ export const string = () => only((input) => typeof input === 'string')
/* @__NO_SIDE_EFFECTS__ */ export const number = () => only(Number.isFinite)
/* @__NO_SIDE_EFFECTS__ */ export const int = () => only(Number.isSafeInteger)
/* @__NO_SIDE_EFFECTS__ */ export const boolean = () => only((input) => typeof input === 'boolean')
/* @__NO_SIDE_EFFECTS__ */ export const bigint = () => only((input) => typeof input === 'bigint')
/* @__NO_SIDE_EFFECTS__ */ const nil = () => only((input) => input === null)
export { nil as null }

/* @__NO_SIDE_EFFECTS__ */ export const literal = (values: unknown) => choice([values].flat())
/* @__NO_SIDE_EFFECTS__ */ const choice = (options: readonly unknown[]) =>
  schema((input) => (options.includes(input) ? input : NEVER), { options })
export { choice as enum }

/* @__NO_SIDE_EFFECTS__ */ export const optional = (inner: Schema) =>
  schema((input) => (input === undefined ? undefined : inner.read(input)))
/* @__NO_SIDE_EFFECTS__ */ export const nullable = (inner: Schema) =>
  schema((input) => (input === null ? null : inner.read(input)))
/* @__NO_SIDE_EFFECTS__ */ export const nullish = (inner: Schema) => optional(nullable(inner))
/* @__NO_SIDE_EFFECTS__ */ export const _default = (inner: Schema, value: unknown) =>
  schema((input) => (input === undefined ? value : inner.read(input)))
/* @__NO_SIDE_EFFECTS__ */ export const lazy = (inner: () => Schema) => schema((input) => inner().read(input))
/* @__NO_SIDE_EFFECTS__ */ export const pipe = (first: Schema, second: Schema) =>
  schema((input) => {
    const value = first.read(input)
    return value === NEVER ? NEVER : second.read(value)
  })
/* @__NO_SIDE_EFFECTS__ */ export const union = (choices: readonly Schema[]) =>
  schema((input) => {
    for (const { read } of choices) {
      const value = read(input)
      if (value !== NEVER) return value
    }
    return NEVER
  })
/** A change that can't be made answers NEVER; what it tells zod besides goes nowhere. */
/* @__NO_SIDE_EFFECTS__ */ export const transform = (change: (value: unknown, context: Context) => unknown) =>
  schema((input) => change(input, { issues: [] }))
/* @__NO_SIDE_EFFECTS__ */ export const codec = (
  wire: Schema,
  _inner: Schema,
  { decode }: { decode: Parameters<typeof transform>[0] },
) => pipe(wire, transform(decode))

/** Every value read by its own schema; NEVER as soon as one is not valid. */
function readEach(entries: Iterable<readonly [string | number, Schema, unknown]>, into: object): unknown {
  for (const [key, { read }, input] of entries) {
    const value = read(input)
    if (value === NEVER) return NEVER
    if (value !== undefined || Array.isArray(into))
      Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true })
  }
  return into
}
/* @__NO_SIDE_EFFECTS__ */ export const array = (item: Schema) =>
  schema((input) =>
    Array.isArray(input)
      ? readEach(
          input.map((value, index) => [index, item, value] as const),
          [],
        )
      : NEVER,
  )
/* @__NO_SIDE_EFFECTS__ */ export const object = (shape: Record<string, Schema>) =>
  schema(
    (input) =>
      isRecord(input)
        ? readEach(
            Object.entries(shape).map(([key, field]) => [key, field, input[key]] as const),
            {},
          )
        : NEVER,
    { shape },
  )
/* @__NO_SIDE_EFFECTS__ */ export const extend = (base: Schema, shape: Record<string, Schema>) =>
  object({ ...base.shape, ...shape })
/** With a choice of keys, all of them and no other. */
/* @__NO_SIDE_EFFECTS__ */ export const record = (key: Schema, value: Schema) =>
  schema((input) => {
    if (!isRecord(input)) return NEVER
    const keys = (key.options as string[] | undefined) ?? Object.keys(input)
    if (Object.keys(input).some((name) => !keys.includes(name))) return NEVER
    return readEach(
      keys.map((name) => [name, value, input[name]] as const),
      {},
    )
  })

/* @__NO_SIDE_EFFECTS__ */ const passes =
  <T>(isValid: (value: T) => boolean) =>
  (value: T) =>
    isValid(value) ? value : NEVER
/* @__NO_SIDE_EFFECTS__ */ export const gte = (least: number | bigint) => passes((value: number | bigint) => value >= least)
/* @__NO_SIDE_EFFECTS__ */ export const lte = (most: number | bigint) => passes((value: number | bigint) => value <= most)
/* @__NO_SIDE_EFFECTS__ */ export const positive = () => passes((value: number) => value > 0)
/* @__NO_SIDE_EFFECTS__ */ export const minLength = (least: number) => passes((value: string) => value.length >= least)
/* @__NO_SIDE_EFFECTS__ */ export const maxLength = (most: number) => passes((value: string) => value.length <= most)
/* @__NO_SIDE_EFFECTS__ */ export const regex = (pattern: RegExp) => passes((value: string) => pattern.test(value))
/* @__NO_SIDE_EFFECTS__ */ export const refine = (isValid: (value: string) => boolean) => passes(isValid)
/* @__NO_SIDE_EFFECTS__ */ export const trim = () => (value: string) => value.trim()
/* @__NO_SIDE_EFFECTS__ */ export const toUpperCase = () => (value: string) => value.toUpperCase()
