/** Every duration, throttle and distance the client keeps (SCR-47). Milliseconds unless named otherwise. */

export const TOAST_MS = {
  /** "Please wait"; removed by the code that showed it. */
  loading: 9_999,
  brief: 1_000,
  success: 1_500,
  reject: 2_000,
  short: 3_000,
  long: 8_000,
} as const

/** "Please wait" while a password is set by phone. */
export const SETTING_PASSWORD_MS = 15_000

export const DEBOUNCE_MS = { search: 600, language: 250, validation: 200 } as const
export const THROTTLE_MS = { markRead: 150, unreadCount: 250, loadMore: 1_000, gesture: 500 } as const

/** How often the back office checks for new messages from members. */
export const CHAT_BACK_OFFICE_REFRESH_MS = 5_000
/** How often the back office refreshes its figures by itself. */
export const BACK_OFFICE_REFRESH_MS = 60_000
/** While gifts are being given. */
export const GIVING_REFRESH_MS = 3_000

export const LOAD_MORE_MARGIN_PX = 300
export const HOME_LIST_DELAY_MS = 400

export const BANNER_AUTOPLAY_MS = 5_000
export const BANNER_SLIDE_MS = 1_000
export const MARQUEE_FPS = 30
/** By an announcement's display speed (WIR-26); pixels per second. */
export const MARQUEE_SPEED = { SLOW: 28, MEDIUM: 42, HIGH: 63 } as const

export const PAGE_TRANSITION_MS = 300
export const SHEET_MS = 220
export const COUNT_UP_MS = 700
export const SWIPE_PX = 100

export const SMS_COUNTDOWN_SECONDS = 60
export const SMS_TICK_MS = 500

export const CHAT_REDIRECT_MS = 500
export const PASSWORD_REDIRECT_MS = 1_000
export const NOTICE_CLOSE_MS = 1_500

export const REQUEST_TIMEOUT_MS = 120_000
/** How long an error waits for its text. */
export const ERROR_TEXTS_MS = 2_000
export const SESSION_TOUCH_MS = 180_000

export const UNREAD_CAP = 99
export const BIRTHDAY_FIRST_YEAR = 1900

/**
 * A roll: how fast the digits spin, and how long they take to stop. The next bet waits for it, so that a double tap is one bet.
 */
export const ROLL_SPIN_MS = 50
export const ROLL_SETTLE_MS = 450
/** A bet without an answer after this time is sent again under the same id, after a short pause. */
export const BET_ANSWER_MS = 8_000
export const BET_RETRY_MS = 800
/** After a refused bet, before the next tap counts. */
export const REFUSAL_PAUSE_MS = 450
/** Between automatic bets: each result can be read, and heard by a screen reader. */
export const AUTO_PAUSE_MS = 700
/** A win of 10 to 50 times the stake, and of more, on the whole stage; a tap skips the latter after a moment. */
export const BIG_WIN_MS = 1_200
export const HUGE_WIN_MS = 3_000
export const HUGE_WIN_SKIP_MS = 600
/** With reduced motion a result appears at once; the next tap still waits, so that a double tap is one bet. */
export const STILL_SHOW_MS = 300
/** The same at turbo pace, where a game is played as fast as results can be read. */
export const TURBO_SHOW_MS = 150
/** How long each original takes to show its result. */
export const LIMBO_RUN_MS = 500
export const PLINKO_ROW_MS = 90
export const PLINKO_LAND_MS = 220
export const PLINKO_GLOW_MS = 160
export const KENO_DRAW_MS = 180
/** Between two numbers of a random pick. */
export const KENO_LUCKY_STEP_MS = 40
export const WHEEL_SPIN_MS = 4_200
/** The least between two ticks of the wheel's pointer; the segment it stops at lights up. */
export const WHEEL_TICK_MS = 40
export const WHEEL_LIGHT_MS = 180
export const ROULETTE_SPIN_MS = 3_600
/** A press this long on the roulette table shows what it will bet on. */
export const HOLD_MS = 300
/** A tile opens, and after the last one the board. */
export const MINES_TILE_MS = 140
export const MINES_END_MS = 420
/** A card turns over: a second tap meanwhile guesses nothing. */
export const HI_LO_CARD_MS = 360
export const HI_LO_TOTAL_MS = 400
/** Between two free spins of a slot, and after one that won. */
export const SLOT_FREE_PAUSE_MS = 450
export const SLOT_FREE_WIN_MS = 1_300
/** How often a round waiting for the wallet is checked. */
export const SLOT_PENDING_MS = 2_000
/** How long a card about free spins stays during automatic spins. */
export const SLOT_CARD_MS = 2_000
/** Crash: after this silence the connection counts as lost; how often that is checked, and how often the server is then asked. */
export const CRASH_SILENCE_MS = 1_500
export const CRASH_LOOK_MS = 250
export const CRASH_ASK_AGAIN_MS = 2_000
/** How often amounts in the list of players grow, and with reduced motion the multiplier. */
export const CRASH_LIST_STEP_MS = 200
export const CRASH_STILL_STEP_MS = 500
/** The lantern bursts, and a cash-out drops its dot. */
export const CRASH_SPARKS_MS = 700
export const CRASH_DOT_MS = 180
/** After this flight time the axes grow with the round. */
export const CRASH_RESCALE_AFTER_MS = 8_000
