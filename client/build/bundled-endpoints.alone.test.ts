// @vitest-environment node
/** What the production build keeps of the contract: bundles a few lines with the pages' own configuration. */
import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import * as gameEndpoints from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import pagesConfig from '../vite.config.ts'

const ENTRY = `${import.meta.dirname}/bundled-endpoints.entry.ts`
const entryOf = (code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) => (id === ENTRY ? code : null),
})
const { root, plugins = [], build: settings = {} } = pagesConfig({ command: 'serve', mode: 'production' })
/** The other plugins change the HTML page or the written files. */
const transforms = plugins.flat().filter((plugin): plugin is Plugin => Boolean(plugin && 'transform' in plugin))

async function bundle(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [entryOf(code), ...transforms],
    build: {
      write: false,
      target: settings.target,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        treeshake: settings.rolldownOptions?.treeshake,
      },
    },
  })
  if (!('output' in built)) throw new Error('one build was asked for')
  return built.output[0].code
}
const run = async (code: string) => (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { found: unknown }

const GAMES = "import * as gameEndpoints from '#contract/play/game.ts'\n"

describe('an endpoint in the production build', () => {
  it.each([
    {
      way: 'handed on as an argument',
      code: 'const f = (name, group) => group[name].path\nexport const found = f("hot", gameEndpoints)',
    },
    { way: 'from a list of groups', code: 'export const found = [gameEndpoints].map((group) => group.hot.path)[0]' },
    { way: 'by its name in brackets', code: "export const found = gameEndpoints['hot'].path" },
    { way: 'by a name made at run time', code: 'export const found = gameEndpoints[["h", "ot"].join("")].path' },
    { way: 'taken apart', code: 'const { hot } = gameEndpoints\nexport const found = hot.path' },
    { way: 'of a spread', code: 'export const found = { ...gameEndpoints }.hot.path' },
  ])('is there $way', async ({ code }) => {
    expect(await run(await bundle(GAMES + code))).toMatchObject({ found: gameEndpoints.hot.path })
  })

  it('reads its query and body', async () => {
    const code = "export const found = gameEndpoints.list.query.safeParse({ gameType: 'no such' }).error.issues[0].path"
    expect(await run(await bundle(GAMES + code))).toMatchObject({ found: ['gameType'] })
  })

  it('is left out where nothing mentions it', async () => {
    const code = await bundle(
      "import * as launchEndpoints from '#contract/play/launch.ts'\nexport const found = launchEndpoints.launch.path",
    )

    expect(await run(code)).toMatchObject({ found: launchEndpoints.launch.path })
    for (const { path } of [launchEndpoints.trialLaunch, launchEndpoints.gameLogout])
      expect(code.includes(path.split('/').at(-1)!)).toBe(false)
  })
})
