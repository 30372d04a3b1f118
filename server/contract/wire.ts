/** Shapes every area of the wire shares: money, integers out of query strings, paging, languages, member types. */
import * as z from 'zod/mini'

/** Money inside Palaro: a bigint count of 1/10 000 of the currency unit. */
export const MONEY_SCALE = 10_000n
const MONEY_DIGITS = 4
const MAX_MONEY_UNITS = 1_000_000_000_000

/** `123.45` (JSON number, or digits in a form) ⇄ `1_234_500n`. At most 4 decimals; never through float arithmetic. */
export function moneyFromWire(text: string): bigint | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) return undefined
  const [, sign, units = '0', decimals = ''] = match
  const amount = BigInt(units) * MONEY_SCALE + BigInt(decimals.padEnd(MONEY_DIGITS, '0'))
  return sign ? -amount : amount
}

export const moneyToWire = (amount: bigint): number => Number(amount) / Number(MONEY_SCALE)

const wireNumberText = z.union([
  z.number().check(z.gte(-MAX_MONEY_UNITS), z.lte(MAX_MONEY_UNITS)),
  z.string().check(z.trim(), z.maxLength(20), z.regex(/^-?\d{1,13}(\.\d{1,4})?$/)),
])

/** A JSON number of at most 4 decimals on the wire, a bigint inside. */
export const money = z.codec(wireNumberText, z.bigint(), {
  decode: (wire, payload) => {
    const amount = moneyFromWire(String(wire))
    if (amount !== undefined) return amount
    payload.issues.push({ code: 'custom', message: 'at most 4 decimals', input: wire })
    return z.NEVER
  },
  encode: moneyToWire,
})

/** A non-negative whole number, also as the digits of a query string or form. */
export const wholeNumber = (max: number, min = 0) =>
  z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,10}$/)), z.transform(Number))]),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** Text, without the spaces around it. */
export const text = (max: number, min = 0) => z.string().check(z.trim(), ...(min > 0 ? [z.minLength(min)] : []), z.maxLength(max))

/** The same where real clients also send a JSON number. */
export const textOrNumber = (max: number, min = 0) =>
  z.pipe(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), text(max, min))

/** Bytes bcrypt reads are 72; this many characters are enough for anyone. */
export const PASSWORD_MAX = 64
/** Codes by SMS or mail, of an app, and recovery codes. */
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

/** Nothing to tell beyond `success`. */
export const noValue = z.null()

/** Language inside Palaro (BCP 47) and its code on the wire. */
export const LANGUAGES = ['tl', 'en', 'zh', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]
/** Where nobody has said which. */
export const DEFAULT_LANGUAGE: Language = 'tl'
export const language = z.enum(LANGUAGES)
export const LANGUAGE_WIRE_CODE = { tl: 'TY', en: 'EN', zh: 'CN', vi: 'VI' } as const satisfies Record<Language, string>

/** Any spelling a client sends → our language; anything containing "cn" means Chinese (wire §1). */
export function languageFromWire(code: string | undefined): Language | undefined {
  if (!code) return undefined
  const spelling = code.trim().toLowerCase()
  if (spelling.includes('cn') || spelling.startsWith('zh')) return 'zh'
  if (spelling.startsWith('ty') || spelling.startsWith('tl') || spelling.startsWith('fil')) return 'tl'
  if (spelling.startsWith('vi') || spelling.startsWith('vn')) return 'vi'
  if (spelling.startsWith('en')) return 'en'
  return undefined
}

/** Spec §4, member types: 0, 4, 40 are not agents; 1, 2, 41, 42 are; 4 is trial. */
export const MEMBER_TYPES = [0, 1, 2, 4, 40, 41, 42] as const
export type MemberType = (typeof MEMBER_TYPES)[number]
export const memberType = z.literal(MEMBER_TYPES)
export const TRIAL_TYPE = 4
export const AGENT_TYPES: readonly MemberType[] = [1, 2, 41, 42]
export const isAgentType = (type: number) => (AGENT_TYPES as readonly number[]).includes(type)
export const isTrialType = (type: number) => type === TRIAL_TYPE
