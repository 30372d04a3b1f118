/** Fishing, live tables, cards and the in-house games. */
import type { NameLists } from './catalogue.ts'

export const FISH: NameLists = {
  DGT: {
    BOSS: 'Golden Carp, Dragon Reef, Kraken King, Shark Siege',
    OCEAN: 'Fishing Fiesta, Isdang Ginto, Coral Cannon, Bahura Blast, Ocean Harana',
    ARCADE: 'Crab Clash, Puffer Pop, Squid Squad',
  },
  LMB: {
    BOSS: 'Pating Patrol, Haul of Poseidon, Leviathan Bay, Mermaid Queen Hunt',
    OCEAN: 'Lambat ng Swerte, Bangus Bay, Tilapia Time, Lapu-Lapu Lagoon',
    ARCADE: 'Octopus Arcade, Dikya Dance, Starfish Shooter',
  },
  PWK: {
    BOSS: 'Dragon Turtle Deep, Whale Watchers, Butanding Giant',
    OCEAN: 'Pawikan Paradise, Deep Blue Hunter, Perlas Fisher, Reef Rangers, Seahorse Shore',
    ARCADE: 'Hipon Hero, Sardine Storm, Clam Crusher, Arsenal of Neptune',
  },
}

export const LIVE: NameLists = {
  SLV: {
    BACCARAT: 'Baccarat Salon A, Speed Baccarat Uno, Bulong Baccarat, VIP Baccarat Ube, Baccarat Squeeze',
    ROULETTE: 'Roulette Vivo, Auto Roulette Ikot, Kidlat Roulette',
    BLACKJACK: 'Blackjack Salon, Party Blackjack',
    GAME_SHOW: 'Gulong ng Swerte, Fiesta Wheel Live',
  },
  MNL: {
    BACCARAT: 'Maynila Baccarat, Intramuros Baccarat, Roxas Baccarat, Dagupan Baccarat',
    DRAGON_TIGER: 'Dragon Tiger Manila, Tigre at Dragon',
    SICBO: 'Sic Bo Manila, Super Sic Bo Bay',
    ROULETTE: 'Manila Roulette, Bay View Roulette',
    GAME_SHOW: 'Color Game Live, Perya Wheel, Bingo Bahay Live',
  },
  EST: {
    BACCARAT: 'Estrella Baccarat, No Commission Baccarat, Dragon Bonus Baccarat',
    BLACKJACK: 'Estrella Blackjack, Blackjack Gold 21, Walang Hanggan Blackjack',
    ROULETTE: 'Estrella Roulette, Double Ball Roulette',
    POKER: "Hold'em Estrella, Three Card Estrella, Casino War Live",
    SICBO: 'Sic Bo Estrella',
  },
  DMA: {
    BACCARAT: 'Baccarat Dama, Lotus Baccarat, Speed Baccarat Dos',
    DRAGON_TIGER: 'Dragon Tiger Dama, Bull Bull Live',
    ROULETTE: 'Roulette Dama',
    BLACKJACK: 'Blackjack Dama',
    GAME_SHOW: 'Cash Carousel, Lucky Parol Drop, Pinoy Payout Live',
    POKER: 'Lucky 9 Live, Andar Bahar Live',
  },
}

export const PVP: NameLists = {
  BRH: {
    CARDS: 'Tongits Royale, Tongits Kanto, Tongits Joker, Pusoy Dos, Pusoy Trese, Lucky 9 Kings, Pares-Pares',
    POKER: "Texas Hold'em Manila, Omaha Isla, Short Deck Siargao, Tatlong Baraha",
    MAHJONG: 'Mahjong Manila, Mahjong Sparrow',
  },
  KTO: {
    CARDS: 'In-Between Kanto, Bulagaan, Unggoy-Unggoyan, Sakla Royale, Twenty-One Duel, Cuajo Classic',
    DOMINO: 'Domino Kalye, Domino QQ Isla, Gaple Night, Pai Gow Tiles',
    DICE: 'Cara y Cruz, Color Dice Duel, Tambayan Dice',
    BOARD: 'Dama Duel, Sungka Showdown',
  },
  TNG: {
    CARDS:
      'Rummy Royale, Gin Rummy Gala, Dou Di Zhu Duel, Bull Bull Banquet, Tatlong Kaharian, Golden Flower, Bull of the Banker, Andar Bahar Arena, Teen Patti Tala, Tien Len Saigon, Phom Palace',
    MAHJONG: 'Mahjong Two Winds, Mahjong Dragon Hall',
    POKER: 'Red Envelope Poker, Thirteen Cards Hall',
  },
}

export const INHOUSE: NameLists = {
  BGS: {
    CRASH: 'Crash, Limbo',
    ARCADE: 'Mines, Plinko, Wheel',
    TABLE: 'Dice, HiLo, Keno, Roulette',
  },
}
