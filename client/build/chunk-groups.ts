/**
 * Which scripts the pages are split into. Left alone, every icon and every small shared part is a file, and a first visit asks for
 * ninety of them. A group brings along what its files import; the first that matches, by priority, takes a file (ADR 0042).
 */
import type { Rolldown } from 'vite'

const LOCALE = /\/client\/locales\/(\w+)\//
const AREA = /\/(?:client\/features|contract)\/([^/]+)\//
/** What every page loads once it has settled: menus and dialogs. */
const MENUS = /\/client\/(?:app\/(?:Overlays|LoginModal)|features\/site\/download\/DownloadButton)\.tsx$/
const MENU_TEXTS = /\/client\/locales\/\w+\/(?:account|download|errors|responsible-play)\.json$/
/** So many parts make it worth loading with any of them. */
const COMMON_TO = 10

/** However many of its pages share something: players never load it. */
const isOfBackOffice = (id: string): boolean => id.includes('/back-office/')

const menuTexts = (id: string): string => `menu-texts-${LOCALE.exec(id)?.[1]}`

/** What few parts share goes into one file for each area. Packages stay files of their own. */
function shared(id: string): string | null {
  if (id.includes('/node_modules/') && !id.includes('/lucide-react/')) return null
  return AREA.exec(id)?.[1] ?? (isOfBackOffice(id) ? 'back-office' : 'parts')
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 7 },
  { name: 'start', tags: ['$initial'], priority: 6 },
  { name: 'home', test: /\/client\/features\/content\/home\/HomePage\.tsx$/, priority: 5 },
  { name: 'forms', test: /\/node_modules\/react-hook-form\//, priority: 4 },
  { name: 'common', test: (id) => !isOfBackOffice(id), minShareCount: COMMON_TO, priority: 3 },
  { name: 'menus', test: MENUS, priority: 2 },
  { name: menuTexts, test: MENU_TEXTS, priority: 2 },
  { name: shared, minShareCount: 2, priority: 1 },
]
