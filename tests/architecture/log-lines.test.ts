/** Log lines that operators are told to watch for are in the code, word for word and with their level: an alert on another one never fires. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

/** `logger.warn(…, 'words')`: the level, and what follows up to the end of the statement. */
const LOGS = /logger\??\.(warn|error|fatal)\(([\s\S]*?)\)(?:\n|;|$| *[:}),])/g
const TEXT = /'([^'\n]+)'|`([^`\n]+)`/g
/** A line with a name in it, as it is written for each. */
const NAMES: Record<string, readonly string[]> = { '${of}': ['Redis'] }

function spelled(text: string): string[] {
  const name = Object.keys(NAMES).find((one) => text.includes(one))
  return name === undefined ? [text] : NAMES[name]!.map((word) => text.replace(name, word))
}

const logged = new Set(
  readdirSync(`${root}server`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => [...read(`server/${name}`).matchAll(LOGS)])
    .flatMap(([, level = '', rest = '']) =>
      [...rest.matchAll(TEXT)].flatMap(([, plain, template]) => spelled(plain ?? template!).map((text) => `${level}: ${text}`)),
    ),
)

const [, section = ''] = read('server/docs/operating.md').split('\n## Logs\n')
const documented = [...section.split('\n## ')[0]!.matchAll(/^\| (`.*?`) +\| (warn|error|fatal) +\|/gm)].flatMap(
  ([, messages = '', level = '']) => [...messages.matchAll(/`([^`]+)`/g)].map(([, message = '']) => `${level}: ${message}`),
)

it('operating.md names the lines of the log as they are', () => {
  expect(documented.length).toBeGreaterThan(7)
  expect(documented.filter((line) => !logged.has(line))).toEqual([])
})
