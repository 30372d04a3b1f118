/**
 * Which scripts the pages are split into. By default every icon and every small shared part is a file, and a first visit requests
 * ninety of them. A group includes what its files import; a file goes to the matching group of highest priority (ADR 0042).
 */
import type { Rolldown } from 'vite'
import { ORIGINALS } from '#contract/play/originals/registry.ts'
import { LANDING_PAGES } from './first-pages.ts'

const LOCALE = /\/client\/locales\/(\w+)\//
const AREA = /\/(?:client\/features|contract)\/([^/]+)\//
const SLOTS = /\/client\/features\/play\/slots\//
/** Code that games share; no other page loads it. */
const GAMES = /\/client\/features\/play\/(?:game-frame|round-words|fairness)\/|\/contract\/play\/(?:originals|crash|fairness)\//
/** The building blocks of all games' declarations and texts. */
const DECLARATIONS =
  /\/contract\/play\/originals\/(?:figures|instant|multiplier|original|returns|stepped|stored-amount)\.ts$|\/contract\/play\/crash\/crash-(?:curve|detail)\.ts$|\/round-words\/round-words\.ts$/
/** The code of one game: loaded by its own page, and by code that covers all games. */
const ORIGINAL = new RegExp(
  `/(?:contract/play/originals|client/features/play/round-words)/(${Object.keys(ORIGINALS).join('|')})\\.ts$`,
)
/** Covers all originals: loaded by the verifier, a member's bets, and content management. */
const REGISTRY = /\/contract\/play\/(?:originals\/registry|bet-record\/round-detail)\.ts$/
const VERIFIER =
  /\/client\/features\/play\/(?:fairness\/(?:ActivePair|recompute|RevealedPairs|seed-proof|SeedsContent|VerdictCard|Verifier)|round-words\/(?:\w+Fields?|ChoicePicker|step-choices|words-of))\.tsx?$/
/** Loaded by every page once it has settled, and by the home page after its first screen: their dialogs share much code. */
const BACKGROUND =
  /\/client\/(?:app\/Background|ui\/Dialog|features\/(?:site\/download\/Download(?:Button|Card)|content\/home\/(?:LowerLobby|NoticePopup|Popups)))\.tsx$/
/** Terms of bonuses, deposit bonuses and rewards: elsewhere, they would make the promotions page load what ten money pages share. */
const TERMS = /\/contract\/(?:money\/(?:turnover\/bonus-terms|deposit\/deposit-order)|rewards\/reward\/reward-template)\.ts$/
/** Never in `common`, however many pages share it: it would make the promotions page load what ten money pages share. */
const REWARDS = /\/(?:client\/features|contract)\/rewards\/reward\//
/** Loaded with the first tap: menus and dialogs, and for a guest the login over the page. */
const MENUS = /\/client\/app\/Overlays\.tsx$/
const LOGIN = /\/client\/(?:app\/LoginModal|features\/identity\/session\/LoginPage)\.tsx$/
const REGISTER = /\/client\/features\/identity\/register\/RegisterPage\.tsx$/
const LISTS = /\/client\/features\/play\/lobby\/GameListPage\.tsx$/
const PROMOTIONS = /\/client\/features\/content\/promotion\/PromotionsPage\.tsx$/
/** As small as an icon, and used in as many places. */
const CONTROLS = /\/client\/ui\/(?:Dock|GlassBar|Slider|Slide|Switch|FormError|CountUp)\.tsx$/
/** The registration form uses it too: a game would load the whole form for this icon. */
const HASH_ICON = /\/lucide-react\/.*\/hash\.mjs$/
/** Members' avatars, shown in menus and in Crash. */
const AVATARS = /\/client\/ui\/(?:Avatar|avatar-motifs)\.tsx$/
/** One page shows both. */
const PROMOTION_TEXTS = /\/client\/locales\/\w+\/(?:promotion|reward)\.json/
const LOGIN_TEXTS = /\/client\/locales\/\w+\/(?:captcha|register|session|verification)\.json$/
const MENU_TEXTS = /\/client\/locales\/\w+\/(?:account|download|errors|responsible-play)\.json$/
/**
 * The frame, the landing pages and the parts they load by themselves share one stylesheet, linked in the page; the styles of any
 * other part load with its code (ADR 0049).
 */
const FIRST_PARTS = [
  /\/client\/main\.tsx$/,
  BACKGROUND,
  REGISTER,
  ...LANDING_PAGES.map(({ module }) => new RegExp(`/client/${module}$`)),
]
/** Its styles are in the first stylesheet too, except those of reports: a separate one would cost most pages another request. */
const DESIGN_SYSTEM = /\/client\/ui\/(?!back-office\/|report\/)/
/** A file that this many parts share is worth loading with any of them. */
const COMMON_TO = 10

/** Kept apart, however many of its pages share a file: players never load it. */
const isOfBackOffice = (id: string): boolean => id.includes('/back-office/')

const isStyle = (id: string): boolean => id.endsWith('.css')

const textsOf = (name: string) => (id: string) => `${name}-texts-${LOCALE.exec(id)?.[1]}`

/** Icons and the like. Grouped before the areas: in the group of an area, one icon would make other pages load that area. */
const isPart = (id: string): boolean =>
  /\/client\/(?:lib|ui)\/|\/(?:lucide-react|@tanstack)\//.test(id) && !isStyle(id) && !isOfBackOffice(id)

const isIcon = (id: string): boolean => id.includes('/lucide-react/') || CONTROLS.test(id)

/** Whether only the back office imports the file. Operators' pages are in the feature they are about, so the path is not enough. */
function leadsFromBackOffice(id: string, context: Rolldown.ChunkingContext, path: readonly string[] = []): boolean {
  if (isOfBackOffice(id)) return true
  const info = context.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].filter((one) => !path.includes(one))
  return importers.length > 0 && importers.every((one) => leadsFromBackOffice(one, context, [...path, id]))
}

/** Whether one of the first parts imports it, directly or through other files. */
function leadsFromFirstPart(id: string, context: Rolldown.ChunkingContext): boolean {
  const importers = new Set([id])
  // The set grows during the loop.
  for (const one of importers) for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer)
  return [...importers].some((one) => FIRST_PARTS.some((part) => part.test(one)))
}

const firstStyle = (id: string, context: Rolldown.ChunkingContext): string | null =>
  isStyle(id) && (DESIGN_SYSTEM.test(id) || leadsFromFirstPart(id, context)) ? 'first-style' : null

const originalName = (id: string): string | null => ORIGINAL.exec(id)?.[1] ?? null

/** Code that few parts share goes into one file per area. Packages keep files of their own. */
function shared(id: string, context: Rolldown.ChunkingContext): string | null {
  if (id.includes('/node_modules/') && !id.includes('/lucide-react/')) return null
  if (leadsFromBackOffice(id, context)) return 'back-office'
  if (VERIFIER.test(id)) return 'verifier'
  // No other game uses their reels and symbols.
  return SLOTS.test(id) ? 'slots' : (AREA.exec(id)?.[1] ?? 'parts')
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: firstStyle, priority: 8 },
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 7 },
  { name: 'start', tags: ['$initial'], priority: 6 },
  { name: 'home', test: /\/client\/features\/content\/home\/HomePage\.tsx$/, priority: 5 },
  { name: 'background', test: (id) => BACKGROUND.test(id) || TERMS.test(id), priority: 4 },
  { name: 'forms', test: /\/node_modules\/react-hook-form\//, priority: 4 },
  { name: 'hash-icon', test: HASH_ICON, priority: 3.1 },
  { name: 'widgets', test: isPart, minShareCount: COMMON_TO, priority: 3 },
  {
    name: (id) => (GAMES.test(id) ? 'games' : 'common'),
    test: (id) => !isOfBackOffice(id) && !REWARDS.test(id),
    minShareCount: COMMON_TO,
    priority: 3,
  },
  { name: 'originals', test: DECLARATIONS, priority: 2.8 },
  { name: originalName, priority: 2.6 },
  { name: 'registry', test: REGISTRY, priority: 2.4 },
  { name: 'login', test: LOGIN, priority: 2 },
  { name: 'register', test: REGISTER, priority: 2 },
  { name: 'lists', test: LISTS, priority: 2 },
  { name: 'promotions', test: PROMOTIONS, priority: 2 },
  { name: textsOf('menu'), test: MENU_TEXTS, priority: 2 },
  { name: textsOf('login'), test: LOGIN_TEXTS, priority: 2 },
  { name: textsOf('promotion'), test: PROMOTION_TEXTS, priority: 2 },
  { name: 'avatars', test: AVATARS, priority: 1.8 },
  { name: 'icons', test: isIcon, minShareCount: 2, priority: 1.8 },
  { name: 'menus', test: MENUS, priority: 1.5 },
  { name: 'parts', test: isPart, minShareCount: 2, priority: 1 },
  { name: shared, minShareCount: 2, priority: 1 },
]
