/** The white label's feature flags by their wire id (SCR-48), in the groups the back office shows them in. */
export const FLAG_GROUPS = {
  access: [
    'REG3',
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'REGMOBVERF3',
    'VERIFICATION3',
    'CAPTCHA3',
    'GEETEST3',
    'MOBILEVERCODELOGIN3',
    'FACEBOOKLOGIN3',
    'GOOGLELOGIN3',
    'TELEGRAMLOGIN3',
    'LINELOGIN3',
    'APPLELOGIN3',
    'MAYALOGIN3',
    'LOGINIPVERF3',
    'CHNGPASSVERIF3',
    'FREEPLAY3',
    'AFFMAN3',
  ],
  games: ['GAMELO3', 'GAMELOHOT3', 'GAMELOFAV3', 'GAMELOREC3', 'STARTGAMEINAPP3', 'TRANSBETREPMEM3'],
  messages: ['INBOX3', 'OUTBOX3', 'SENDMAIL3', 'CBS3', 'FEEDBACK3'],
  money: ['DPSTBAS3', 'DEPREC3', 'WTHDRW3', 'BINDCARD3', 'FUNDTRANS3', 'PAYMENTPASS3', 'WDRAWNOPASSVERIF3'],
  member: ['PASS3', 'PROFPIC3', 'VIP', 'PTSYS3', 'REWCEN3', 'REFERRAL', 'REDRAIN', 'APP_DOWNLOAD', 'APPWINDOW3', 'MISSIONLB3'],
  agents: [
    'AGEANNOUNCE3',
    'AGEINFO3',
    'AGEDOWNMAN3',
    'PERSPNL3',
    'MEMTRANS3',
    'AGENTRANSMULTDOWN3',
    'SIGNCONDIV3',
    'DAILYSALCONT3',
    'HOURSAL3',
    'RTSALARY3',
    'MANPLAYREB3',
  ],
} as const satisfies Record<string, readonly string[]>

export type FlagGroup = keyof typeof FLAG_GROUPS
export type FlagId = (typeof FLAG_GROUPS)[FlagGroup][number]
export const FLAG_IDS: readonly string[] = Object.values(FLAG_GROUPS).flat()
