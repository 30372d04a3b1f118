/** The members of the demo merchant and their place in the agents' tree. */
import { MEMBER_NAMES, NEIGHBOURS } from '#seed/reference/people.ts'
import { random } from '#seed/art/random.ts'
import { after, DAY_MS, HOUR_MS } from './context.ts'
import type { Person } from './people.ts'

const AGES = [22, 58] as const
const MEMBER_DAYS = [40, 300] as const
const LANGUAGES: Readonly<Record<number, Person['language']>> = { 5: 'en', 6: 'zh', 7: 'vi' }
/** Has never logged in. */
const NEVER_CAME = 20

export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** agent01 → agent02, agent41, agent42 → members. */
function uplineOf(number: number): string | undefined {
  if (number <= 7) return 'agent02'
  if (number <= 13) return 'agent41'
  if (number <= 18) return 'agent42'
  return number === 19 ? 'agent01' : undefined
}

export const avatarOf = (username: string): string => String(random(`avatar/${username}`).whole(0, 11))

function birthdayOf(username: string, today: Date): Date {
  const chance = random(`birthday/${username}`)
  return new Date(Date.UTC(today.getUTCFullYear() - chance.whole(...AGES), chance.whole(0, 11), chance.whole(1, 28)))
}

function seenOf(username: string, today: Date): Pick<Person, 'createdAt' | 'firstLoginAt' | 'lastLoginAt'> {
  const chance = random(`seen/${username}`)
  const createdAt = after(today, -chance.whole(...MEMBER_DAYS))
  return {
    createdAt,
    firstLoginAt: new Date(createdAt.getTime() + HOUR_MS),
    lastLoginAt: new Date(today.getTime() - chance.whole(1, 30) * HOUR_MS),
  }
}

function person(username: string, name: string, serial: number, today: Date, rest: Partial<Person> = {}): Person {
  return {
    username,
    nickname: username,
    payeeName: name,
    email: `${username}@example.com`,
    diallingCode: '63',
    mobileNumber: `917${String(5_550_000 + serial)}`,
    mobileVerifiedAt: after(today, -30),
    birthday: birthdayOf(username, today),
    avatar: avatarOf(username),
    ...seenOf(username, today),
    ...rest,
  }
}

const AGENTS: readonly [string, NonNullable<Person['type']>, string, string?][] = [
  ['agent01', 1, 'Consuelo Araneta'],
  ['agent02', 2, 'Rodrigo Abad', 'agent01'],
  ['agent41', 41, 'Teresa Quizon', 'agent01'],
  ['agent42', 42, 'Victor Ledesma', 'agent01'],
  ['partner40', 40, 'Isla Partners', 'agent01'],
  ['agent03', 2, 'Marisol Dizon', 'agent01'],
]
const AGENT_SERIALS = 900
const NEIGHBOUR_SERIALS = 100

export function demoPeople(today: Date): Person[] {
  const agents = AGENTS.map(([username, type, name, under], index) =>
    person(username, name, AGENT_SERIALS + index, today, { type, nickname: name, ...(under ? { under } : {}) }),
  )
  const members = MEMBER_NAMES.map((name, index) => {
    const number = index + 1
    const under = uplineOf(number)
    return person(`member${twoDigits(number)}`, name, number, today, {
      nickname: name.split(' ')[0] ?? name,
      ...(under ? { under } : {}),
      ...(LANGUAGES[number] ? { language: LANGUAGES[number] } : {}),
      ...(number === NEVER_CAME ? { firstLoginAt: null, lastLoginAt: null, createdAt: new Date(today.getTime() - DAY_MS) } : {}),
    })
  })
  const neighbours = Object.entries(NEIGHBOURS).map(([username, name], index) =>
    person(username, name, NEIGHBOUR_SERIALS + index, today, {
      under: (['agent02', 'agent41', 'agent42'] as const)[index % 3] ?? 'agent02',
    }),
  )
  const trial: Person = { username: 'guest10000001', type: 4, nickname: 'guest10000001', ...seenOf('guest10000001', today) }
  return [...agents, ...members, ...neighbours, trial]
}
