/** Slots, studio by studio. */
import type { NameLists } from './catalogue.ts'

export const RNG: NameLists = {
  PSL: {
    JACKPOT: 'Perlas ng Silangan, Dambuhalang Premyo, Korona ng Karagatan, Grand Manila Bay',
    HOLD_WIN: 'Pearl Lagoon Link, Diamante Drop, Brilyante Nights, Coral Vault',
    BUY_FEATURE: 'Song of Sirena, Neptuno Rising, Pintados Gold, Tesoro ng Dagat',
    VIDEO: 'Palawan Dreams, Blue Hole Bounty, Island Hopper, Pearls of the Rajah, Lighthouse Luck, Moonlit Marina, Amihan Tides',
  },
  AMI: {
    MEGAWAYS: 'Mayon Megaways, Habagat Megaways, Thunder of Taal, Bagyo Ways',
    CLUSTER: 'Hardin ng Sampaguita, Butterfly Bloom, Firefly Fields, Rice Terrace Riches',
    BUY_FEATURE: 'Golden Eagle Peak, Quest of Agila, Volcano Vault, Magma Mine',
    VIDEO: 'Bulan Fortune, Araw at Buwan, Sunrise Sierra, Tarsier Treats, Waling-Waling, Cloud Nine Coins, Rainforest Rush',
  },
  MYR: {
    MEGAWAYS: 'Mayari Moon Megaways, Bakunawa Rising, Minokawa Ways',
    JACKPOT: 'Reyna Elena, Hari ng Ginto, Crown of the Datu, Diwata Diamonds',
    BUY_FEATURE: 'Diwata Wilds, Tikbalang Trails, Treasure of Kapre, Nuno sa Punso, Engkanto Forest',
    HOLD_WIN: 'Anting-Anting, Lunar Lantern Link, Mystic Mask',
    VIDEO: 'Alamat ng Mangga, Maria ng Makiling, Malakas at Maganda, Adarna Songbird, Lam-ang Legend',
  },
  TLA: {
    CLASSIC: 'Lucky Parol, Bituin Bars, Star of Manila, Neon Sevens',
    JACKPOT: 'Galaxy Ginto, Super Nova Siete, Cosmic Crown',
    CLUSTER: 'Parol Party, Comet Cluster, Planet Prutas, Orbit Gems',
    BUY_FEATURE: 'Rocket Ruby, Alien Adobo, Space Jeepney, UFO Ube',
    VIDEO: 'Wish of Tala, Night Market, Simbang Gabi Lights, Starry Carousel',
  },
  BTH: {
    MEGAWAYS: 'Temple of Bathala, Pharaoh Megaways, Ways of Kidlat',
    BUY_FEATURE: 'Libro ng Araw, Scarab Sands, Gate of Anubis, Mirror of Cleopatra, Thunder Throne',
    HOLD_WIN: 'Golden Idol Link, Nile Coins, Jade Elephant',
    JACKPOT: 'Viking Vault, Aztec Araw, Samurai Siete',
    VIDEO: 'Ganesha Garden, Qilin Gate, Sphinx Secrets, Trojan Tower, Roma Riches',
  },
  HRN: {
    CLASSIC: 'Triple Siete, Doble Siete, Kampana Gold, Cherry Harana',
    CLUSTER: 'Mango Mania, Prutas Pop, Halo-Halo Heaven, Sorbetes Street, Bibingka Bonanza',
    BUY_FEATURE: 'Fiesta Feast, Dinagyang Drums, Sinulog Spin, MassKara Magic, Pahiyas Colors',
    VIDEO: 'Serenata, Bahay Kubo Harvest, Santacruzan Nights, Kundiman Roses, Gitara Gold',
  },
  SRG: {
    MEGAWAYS: 'Sarimanok Megaways, Tiger Trails, Carabao Stampede',
    HOLD_WIN: 'Tigre Triple Link, Lucky Piggy Bank, Golden Carabao, Rooster Riches',
    BUY_FEATURE: 'Lion Dance Night, Phoenix Ember, Wild Agila, Panther Moon',
    JACKPOT: 'Dragon Fortune Trio, Elephant Emperor, Fortune Koi Pond',
    VIDEO: 'Parrot Pirates, Monkey Mangga, Butiki Bucks, Kabayo Derby, Paniki Night',
  },
  ALN: {
    MEGAWAYS: 'Galleon Megaways, Kraken Ways, Manila Galleon',
    HOLD_WIN: 'Anchor Gold, Baul ng Pirata, Treasure Cove Link',
    BUY_FEATURE: 'Corsair Bay, Mapa ng Yaman, Shipwreck Secrets, Black Sail Bounty',
    JACKPOT: 'Seven Seas Siete, Jackpot ng Kapitan',
    VIDEO: 'Surf Siargao, Bangka Race, Parrot Cove, Compass Quest, Lost Island, Shell Beach Spins',
  },
  KDL: {
    CLASSIC: 'Kidlat 7s, Hot Sili, Diamond Bars, Sampung Siete, Payaso Joker, Ruby Reels',
    JACKPOT: 'Flash Jackpot, Turbo Ginto',
    BUY_FEATURE: 'Robot Riot, Cyber Jeepney, Neon Tricycle, Bomba Blast',
    CLUSTER: 'Gem Grid, Candy Kalye, Jelly Jam',
    VIDEO: 'Kalye Kings, Ninja Nights, Disco Divisoria, Sari-Sari Spins',
  },
  LNT: {
    JACKPOT: 'Lantern Festival, Dragon Pearl Palace, Fu Family Fortune, Golden Dynasty',
    HOLD_WIN: 'Lucky Red Pockets, Coin Tree, Jade Rabbit, Tikoy Treasure',
    BUY_FEATURE: 'Lotus Empress, Moonlight Mandarin, Pagoda Peaks, Terracotta Gold',
    CLASSIC: 'Triple Koi, Eight Bells, Lucky Ampao',
    VIDEO: 'Binondo Nights, Tea House Tales, Bamboo Panda, Silk Road Sevens',
  },
  GLG: {
    CLASSIC:
      'Old Manila Sevens, Fruit Plaza, Lemon Lane, Bell Tower, Lucky Horseshoe Bar, Watermelon Wild, Peso Plenty, Golden Bar Club',
    JACKPOT: 'Milyonaryo Express, Barangay Jackpot, Gold Rush Benguet, Gabi ng Jackpot',
    HOLD_WIN: 'Bayong of Gold, Ginto Link, Clover Corner',
    VIDEO: 'Calesa Ride, Intramuros Mystery, Vigan Vintage, Escolta Lights',
  },
}
