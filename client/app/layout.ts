/** Which chrome a screen has (SCR-02, SCR-03): the top bar, its title, where back leads, and the bottom bar. */
import { matchPath } from 'react-router-dom'
import type shell from '#client/locales/en/shell.json'
import { SCREENS } from './paths.ts'

type TitleKey = Extract<keyof typeof shell, `title_${string}`>

export interface Layout {
  /** `home`: logo and balance; `back`: arrow and title; `own`: the page draws its own `BackBar`. */
  top: 'home' | 'back' | 'own'
  hasBottomBar: boolean
  title?: TitleKey
  /** Explicit back path; the default is the history. */
  backTo?: string
  /** Where back leads if the visit started here; the default is home. */
  parent?: string
  hasBack?: boolean
  /** Shows the language button in the back bar. */
  hasLanguage?: boolean
}

const {
  home,
  login,
  register,
  forget,
  changePassword,
  notice,
  gameList,
  trial,
  settings,
  promotions,
  promotionDetail,
  download,
  help,
  terms,
  messages,
  chat,
  rewards,
  vip,
  invite,
  redRain,
  luckyBet,
  luckySpin,
  leaderboard,
  agency,
  agentNews,
  teamBetting,
} = SCREENS

const games: Layout = { top: 'back', hasBottomBar: false, title: 'title_game' }

const LAYOUTS: Record<string, Layout> = {
  [home.path]: { top: 'home', hasBottomBar: true, title: 'title_home' },
  [login.path]: { top: 'back', hasBottomBar: false, title: 'title_login', backTo: home.path, hasLanguage: true },
  [register.path]: { top: 'back', hasBottomBar: false, title: 'title_register', backTo: '/', hasLanguage: true },
  [forget.path]: { top: 'back', hasBottomBar: false, title: 'title_forget', backTo: home.path, hasLanguage: true },
  // Sets its own title (first password or a changed one), and has its own exit below the form.
  [changePassword.path]: { top: 'back', hasBottomBar: false, hasBack: false, hasLanguage: true },
  [notice.path]: { top: 'back', hasBottomBar: false, title: 'title_notice' },
  [gameList.path]: games,
  '/m/slotsCenter': games,
  '/m/lottery': games,
  [trial.path]: { top: 'back', hasBottomBar: true, title: 'title_trial', backTo: home.path, hasLanguage: true },
  [settings.path]: { top: 'back', hasBottomBar: true, title: 'title_settings' },
  [promotions.path]: { top: 'back', hasBottomBar: true, title: 'title_activity', backTo: home.path },
  [promotionDetail.path]: { top: 'back', hasBottomBar: true, title: 'title_activity_detail', parent: promotions.path },
  [download.path]: { top: 'back', hasBottomBar: false, parent: home.path },
  [help.path]: { top: 'back', hasBottomBar: false, title: 'title_help' },
  [terms.path]: { top: 'back', hasBottomBar: false, title: 'title_terms', hasLanguage: true },
  // The originals.
  '/m/play/*': { top: 'own', hasBottomBar: false },
  [chat.path]: { top: 'own', hasBottomBar: false },
  [rewards.path]: { top: 'own', hasBottomBar: true },
  [vip.path]: { top: 'own', hasBottomBar: true },
  [invite.path]: { top: 'own', hasBottomBar: true },
  [redRain.path]: { top: 'own', hasBottomBar: false },
  [luckyBet.path]: { top: 'own', hasBottomBar: false },
  [luckySpin.path]: { top: 'own', hasBottomBar: false },
  [leaderboard.path]: { top: 'own', hasBottomBar: false },
  // They set their own titles (AgentPages.tsx).
  [agency.path]: { top: 'back', hasBottomBar: false, parent: home.path },
  '/m/agent/*': { top: 'back', hasBottomBar: false, parent: agency.path },
  [agentNews.path]: { top: 'back', hasBottomBar: false, parent: agency.path },
  [teamBetting.path]: { top: 'back', hasBottomBar: false, parent: agency.path },
  [messages.path]: { top: 'back', hasBottomBar: true, title: 'title_message', backTo: home.path },
}

/** Account pages set their own titles (AccountPages.tsx). */
const DEFAULT_LAYOUT: Layout = { top: 'back', hasBottomBar: true }

export function layoutOf(pathname: string): Layout {
  const match = Object.keys(LAYOUTS).find((path) => matchPath(path, pathname))
  return (match && LAYOUTS[match]) || DEFAULT_LAYOUT
}
