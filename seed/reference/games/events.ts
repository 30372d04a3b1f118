/** Cockfights, sports, e-sports and draws. */
import type { NameLists } from './catalogue.ts'

export const COCKFIGHT: NameLists = {
  SV3: {
    LIVE_PIT: 'Sabong Live, Manila Arena Live, Tandang Arena, Bulik Brawl',
    DERBY: 'Pitmaster Prime, Derby de Oro, Talisayin Cup',
  },
  DS88: {
    LIVE_PIT: 'Cebu Pit Live, Davao Arena Live, Texas Gamecock Night',
    DERBY: 'Dos Sultan Derby, Eight-Cock Derby, Labanan sa Isla',
  },
}

export const SPORTS: NameLists = {
  PLS: {
    SPORTSBOOK: 'Palaruan Sportsbook',
    LIVE_MATCH: 'Basketball Barangay, Football Fever, Boxing Night Live, Tennis Center',
  },
  TKB: {
    SPORTSBOOK: 'Takbo Sportsbook',
    LIVE_MATCH: 'Volleyball Vibes, Billiards Break, Badminton Smash',
    VIRTUAL: 'Virtual Football League, Virtual Horse Derby',
  },
  KST: {
    SPORTSBOOK: 'Kasta Sportsbook',
    LIVE_MATCH: 'Hoops Live, Baseball Diamond, Cricket Club, Cage Fight Night',
    VIRTUAL: 'Virtual Basketball Cup',
  },
}

export const ESPORTS: NameLists = {
  IMES: {
    SPORTSBOOK: 'Isla Esports Book',
    MOBA: 'Five-Lane Legends',
    SHOOTER: 'Tactical Shooter Cup, Battle Royale Bets',
    VIRTUAL: 'Virtual Grand Prix',
  },
  TF: {
    SPORTSBOOK: 'Tala Esports Book',
    MOBA: 'Hero Draft League',
    SHOOTER: 'Sniper Series, Robot Arena League',
    VIRTUAL: 'Fighting Game Fridays',
  },
  IA: {
    SPORTSBOOK: 'Ilaw Esports Book',
    MOBA: 'Mobile Heroes Night',
    SHOOTER: 'Crosshair Clash',
    VIRTUAL: 'Rhythm Rivals, Kart Kings',
  },
}

export const LOTT: NameLists = {
  LOTT: {
    LOTTO: 'Lotto 6/42 Swerte, Lotto 6/45 Mega, Lotto 6/49 Super, Lotto 6/55 Grand, Lotto 6/58 Ultra',
    DIGITS: 'Dalawang Numero 2D, Tatlong Numero 3D, Apat na Numero 4D, Anim na Numero 6D',
  },
  TCG_LOTTO_VN: {
    MIEN_BAC: 'Mien Bac',
    MIEN_TRUNG: 'Da Nang, Hue, Khanh Hoa, Quang Nam',
    MIEN_NAM: 'Ho Chi Minh, Dong Nai, Can Tho, Binh Duong, Vung Tau',
  },
  TCG_SEA: {
    DIGITS: 'Straits 4D, Borneo Toto, Java Pools',
    LOTTO: 'Chao Phraya Lotto, Mekong Lotto, Angkor Lotto',
  },
}

export const ELOTT: NameLists = {
  ELOTT: {
    SSC: 'SSC One Minute, SSC Three Minute, SSC Five Minute',
    '11X5': '11x5 Manila, 11x5 Cebu',
    K3: 'Fast Three Isla, Fast Three Bayan',
    PK10: 'PK10 Karera, PK10 Bangka',
    LF: 'Lucky 28 Tala, Lucky Eight Balls',
  },
  RPD: {
    KENO: 'Keno Kidlat, Keno Isla, Happy Ten',
    BINGO: 'Bingo Bayanihan, Bingo 75 Barangay',
    SCRATCH: 'Kaskas Panalo, Scratch Ginto',
    SSC: 'Hourly 3D, Marble Race',
  },
  TCG_LOTTO_VN: {
    SSC: 'Xo So 1 Phut, Xo So 2 Phut, Xo So 5 Phut',
    LOTTO: 'Fast 6/45 Sai Gon',
    K3: 'Bau Cua Fast',
  },
}
