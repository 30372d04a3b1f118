/** The people of the demo world: fixed logins, and neighbours who fill a team and a winners' list. */

/** For member01 … member20, in order. */
export const MEMBER_NAMES = [
  'Juan Dela Cruz',
  'Maria Santos',
  'Jose Reyes',
  'Ana Bautista',
  'Mark Villanueva',
  'Grace Lim',
  'Linh Nguyen',
  'Paolo Mendoza',
  'Carla Ramos',
  'Rico Navarro',
  'Tess Aquino',
  'Dante Salazar',
  'Joy Pascual',
  'Andoy Castillo',
  'Liza Fernandez',
  'Boyet Garcia',
  'Nena Domingo',
  'Chito Rivera',
  'Aira Soriano',
  'Kiko Manalo',
] as const

/** User name → full name. */
export const NEIGHBOURS: Readonly<Record<string, string>> = {
  juancruz21: 'Juan Carlos Cruz',
  mayhinay: 'May Hinay',
  ricosalas08: 'Rico Salas',
  bongbakal: 'Bong Bakal',
  lolanena55: 'Elena Magsaysay',
  kapitana88: 'Perla Ocampo',
  totoyboy: 'Totoy Ibarra',
  inday2019: 'Inday Gonzaga',
  jepoydel: 'Jeffrey Delos Reyes',
  swertekuya: 'Ramon Tolentino',
  marikit77: 'Marikit Laurel',
  benjie2k: 'Benjie Cabrera',
  sampaguita9: 'Rosario Velasco',
  mangkanor: 'Nicanor Padilla',
  dagatdude: 'Arvin Marasigan',
  luzviminda3: 'Luzviminda Torres',
  agilaeye: 'Ferdie Alonzo',
  tindera101: 'Charito Uy',
  pisowifi: 'Jerome Lacson',
  kuyaedwin: 'Edwin Robles',
  bulaklak21: 'Flor Mercado',
  pusoyking: 'Nestor Tan',
  hataw2day: 'Dindo Espiritu',
  ateglow: 'Glow Santiago',
}

export const SECOND_SITE_NAMES = [
  'Nguyễn Văn An',
  'Trần Thị Bình',
  'Lê Minh Châu',
  'Phạm Quốc Dũng',
  'Hoàng Thu Hà',
  'Vũ Đức Khang',
  'Đặng Mai Lan',
  'Bùi Tuấn Nam',
] as const

/** Wins of the last hours: the top of the winners' list. Amounts in currency units. */
export const BIG_WINS: readonly { username: string; game: string; stake: string; payout: string; minutesAgo: number }[] = [
  { username: 'juancruz21', game: 'Sarimanok Megaways', stake: '25000', payout: '48200', minutesAgo: 1 },
  { username: 'mayhinay', game: 'Bulan Fortune', stake: '500', payout: '21905.50', minutesAgo: 2 },
  { username: 'ricosalas08', game: 'Golden Carabao', stake: '2000', payout: '17340', minutesAgo: 3 },
  { username: 'kapitana88', game: 'Perlas ng Silangan', stake: '200', payout: '14280', minutesAgo: 11 },
  { username: 'bongbakal', game: 'Mayon Megaways', stake: '100', payout: '11942.30', minutesAgo: 19 },
  { username: 'lolanena55', game: 'Triple Siete', stake: '5000', payout: '9750', minutesAgo: 26 },
  { username: 'totoyboy', game: 'Fortune Koi Pond', stake: '150', payout: '9120', minutesAgo: 34 },
  { username: 'inday2019', game: 'Reyna Elena', stake: '88', payout: '8888', minutesAgo: 41 },
  { username: 'swertekuya', game: 'Lucky Parol', stake: '50', payout: '7365', minutesAgo: 53 },
  { username: 'marikit77', game: 'Fiesta Feast', stake: '1000', payout: '6000', minutesAgo: 62 },
]
