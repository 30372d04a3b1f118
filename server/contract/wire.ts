/** Schemas every area shares: money, integers in query strings, paging, languages, member types. */
import * as z from 'zod/mini'

/** Money inside Palaro: a bigint in 1/10 000 of the currency unit. */
export const MONEY_SCALE = 10_000n
const MONEY_DIGITS = 4
/** The highest amount in a request, in units. Stored sums may be higher. */
const MAX_INPUT = 1_000_000_000_000n * MONEY_SCALE

/** For sums: more digits than a BIGINT of 1/10 000 holds. */
const SUM_TEXT = /^(-?)(\d{1,21})(?:\.(\d{1,4}))?$/
const TYPED_TEXT = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/

function readMoney(text: string, pattern: RegExp): bigint | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [, sign, units = '0', decimals = ''] = match
  const amount = BigInt(units) * MONEY_SCALE + BigInt(decimals.padEnd(MONEY_DIGITS, '0'))
  return sign ? -amount : amount
}

/** `123.45` (JSON number, or digits in a form) ⇄ `1_234_500n`. At most 4 decimals; never through float arithmetic. */
export const moneyFromWire = (text: string): bigint | undefined => readMoney(text, TYPED_TEXT)

const isSafe = (amount: bigint) => amount <= Number.MAX_SAFE_INTEGER && amount >= Number.MIN_SAFE_INTEGER

/**
 * The JSON number nearest to an amount, rounded once, from its digits. Exact to the fourth decimal up to 2³⁹ units (549 thousand
 * million), to the cent up to 2⁴⁶ (70 million million), to the unit up to 2⁵³ (9 thousand million million): ADR 0018.
 */
export function moneyToWire(amount: bigint): number {
  if (isSafe(amount)) return Number(amount) / Number(MONEY_SCALE)
  const digits = amount < 0n ? -amount : amount
  const decimals = String(digits % MONEY_SCALE).padStart(MONEY_DIGITS, '0')
  return Number(`${amount < 0n ? '-' : ''}${digits / MONEY_SCALE}.${decimals}`)
}

/** Each call makes a new schema, so that a declaration shows which one it uses (`money-fields.ts`). */
const wireNumber = () => z.union([z.number(), z.string().check(z.trim(), z.maxLength(27))])

const moneyCodec = (pattern: RegExp, most?: bigint) =>
  z.codec(wireNumber(), z.bigint(), {
    decode: (wire, payload) => {
      const amount = readMoney(String(wire), pattern)
      const isWithin = amount !== undefined && (most === undefined || (amount <= most && amount >= -most))
      if (isWithin) return amount
      payload.issues.push({ code: 'custom', message: 'must be an amount with at most 4 decimals', input: wire })
      return z.NEVER
    },
    encode: moneyToWire,
  })

/** For responses: a JSON number with at most 4 decimals on the wire, a bigint inside. Never refuses a stored amount. */
export const money = moneyCodec(SUM_TEXT)
/** For requests: limited, and with no more decimals than the merchant's currency (`http/currency-decimals.ts`). */
export const moneyInput = moneyCodec(TYPED_TEXT, MAX_INPUT)
/** Not money, but encoded like it: percent with four decimals (0.4 = 0.4 %), parts per million inside (4_000n). */
export const percent = moneyCodec(TYPED_TEXT, MAX_INPUT)

/** A non-negative integer, as a number or as digits in a query string or form. */
export const wholeNumber = (max: number, min = 0) =>
  z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,10}$/)), z.transform(Number))]),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** Text, trimmed. */
export const text = (max: number, min = 0) => z.string().check(z.trim(), ...(min > 0 ? [z.minLength(min)] : []), z.maxLength(max))

/** Text, where real clients also send a JSON number. */
export const textOrNumber = (max: number, min = 0) =>
  z.pipe(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), text(max, min))

/** The latest instant of a JavaScript date, in milliseconds. */
export const MAX_INSTANT = 8_640_000_000_000_000n
export const MAX_ROW_ID = 9_223_372_036_854_775_807n

/** Where a page begins: integers joined by hyphens, none larger than its column holds. */
export const pagePlace = (...most: readonly bigint[]) =>
  text(64).check(
    z.regex(new RegExp(`^${most.map(() => '\\d{1,19}').join('-')}$`)),
    z.refine(
      (place) => place.split('-').every((part, index) => !/^\d{1,19}$/.test(part) || BigInt(part) <= most[index]!),
      'too large',
    ),
  )

/** bcrypt reads 72 bytes; this many characters are enough for any password. */
export const PASSWORD_MAX = 64
/** Codes by SMS or mail, from an app, and recovery codes. */
export const CODE_MAX = 16

/** A flag real clients send as 1/0, "1"/"0", true/false or "true"/"false". */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', 'Y', 'N'])]),
  z.transform((flag) => flag === true || flag === 1 || flag === '1' || flag === 'true' || flag === 'Y'),
)

const MAX_PAGE = 10_000
export const MAX_PAGE_SIZE = 100

/** `pageNo`/`pageSize`, 1-based (games, favourites). */
export const pageQuery = (pageSize: number) => ({
  pageNo: z._default(wholeNumber(MAX_PAGE, 1), 1),
  pageSize: z._default(wholeNumber(MAX_PAGE_SIZE, 1), pageSize),
})

/** `page`/`size`, 1-based (reports, mail, recent). */
export const reportPageQuery = (size: number) => ({
  page: z._default(wholeNumber(MAX_PAGE, 1), 1),
  size: z._default(wholeNumber(MAX_PAGE_SIZE, 1), size),
})

/** `{content, pageNum, totalPages}`: favourites and mail. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ content: z.array(item), pageNum: z.int(), totalPages: z.int() })

/** No value besides `success`. */
export const noValue = z.null()

/** Languages inside Palaro (BCP 47). */
export const LANGUAGES = ['tl', 'en', 'zh', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]
/** Used if neither the caller nor the merchant names one. */
export const DEFAULT_LANGUAGE: Language = 'tl'
export const language = z.enum(LANGUAGES)
export const LANGUAGE_WIRE_CODE = { tl: 'TY', en: 'EN', zh: 'CN', vi: 'VI' } as const satisfies Record<Language, string>

/** Maps any spelling a client sends to our language; anything with "cn" means Chinese (WIR-02). */
export function languageFromWire(code: string | undefined): Language | undefined {
  if (!code) return undefined
  const spelling = code.trim().toLowerCase()
  if (spelling.includes('cn') || spelling.startsWith('zh')) return 'zh'
  if (spelling.startsWith('ty') || spelling.startsWith('tl') || spelling.startsWith('fil')) return 'tl'
  if (spelling.startsWith('vi') || spelling.startsWith('vn')) return 'vi'
  if (spelling.startsWith('en')) return 'en'
  return undefined
}

/** Member types (SCR-33): 0, 4, 40 are not agents; 1, 2, 41, 42 are; 4 is trial. */
export const MEMBER_TYPES = [0, 1, 2, 4, 40, 41, 42] as const
export type MemberType = (typeof MEMBER_TYPES)[number]
export const memberType = z.literal(MEMBER_TYPES)
export const TRIAL_TYPE = 4
export const AGENT_TYPES: readonly MemberType[] = [1, 2, 41, 42]
export const isAgentType = (type: number) => (AGENT_TYPES as readonly number[]).includes(type)
export const isTrialType = (type: number) => type === TRIAL_TYPE
